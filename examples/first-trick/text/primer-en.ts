import type { Primer } from '@conclave/engine';

export const englishPrimer: Primer = {
  goal: ['Take more tricks than anybody else.'],
  facts: ['5 minutes', 'everybody against everybody'],
  panels: [
    { title: 'A hand', line: 'Everybody gets cards that nobody else sees.' },
    { title: 'A lead', line: 'The leader plays a card face up.' },
    { title: 'A trick', line: 'Everybody else plays a card, clockwise.' },
    { title: 'The highest', line: 'The highest card takes the trick.' },
    { title: 'The next', line: 'Whoever took it leads the next one.' },
    { title: 'The end', line: 'Most tricks win.' },
  ],
  box: [{ title: '3 cards a player', line: 'One more a player stays unseen.' }],
};
