import type { RuleId } from './chapters.ts';

export const englishRules: Readonly<Record<RuleId, string>> = {
  'FT-1':
    'Two to six players are dealt three cards each. The deck has four cards a player, numbered from one on; the rest stay unseen.',
  'FT-2': 'You see your own cards alone.',
  'FT-3':
    'Everybody plays one card face up, clockwise, beginning with the leader. Chance decides who leads first.',
  'FT-4': 'The highest card takes the trick, and its player leads the next one.',
  'FT-5': 'After three tricks whoever has most of them wins; a tie is shared.',
};
