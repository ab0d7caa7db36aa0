import type { BotQuestion, GameBots } from '@conclave/bots';
import { ChaCha8, LANGUAGES, type Language, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import type { AllWords } from '../play/all-words.ts';
import { hintLine } from '../play/hint.ts';
import { cliWords } from '../words/index.ts';

/** A game of ways: its list names steps, and its advice the end. */
const game = {
  label: ({ to }: { to: number }) => `To ${to}`,
  advice: (moves: readonly { to: number }[]) => `To ${moves.at(-1)?.to}`,
  why: () => 'It is warm there.',
};

function hintOf(language: Language, way: readonly number[]): string {
  const [move, ...further] = way.map((to) => ({ to }));
  const think = () => ({ move, further, why: { key: 'warm', params: {} } });
  const bots = { players: { strong: () => ({ think }) } } as unknown as GameBots;
  const words = { language, cli: cliWords[language], game } as unknown as AllWords;
  const question = { perspective: { view: null } } as unknown as BotQuestion;
  return hintLine(words, bots, question, new ChaCha8(stretchSeed(1)), { reader: 0, name: String }).text;
}

test.each(LANGUAGES)(
  'a hint that leads far says how the way begins, which is in the list: %s',
  (language) => {
    const first = { en: 'First: To 40.', fr: 'Pour commencer\u00a0: To 40.' }[language];
    expect(hintOf(language, [40, 41, 46])).toContain('To 46. It is warm there.');
    expect(hintOf(language, [40, 41, 46]).endsWith(first)).toBe(true);
    expect(hintOf(language, [40])).not.toContain(first);
  },
);
