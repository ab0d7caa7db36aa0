import { expect, test } from 'vitest';
import { tapped } from '../input-words.ts';

test.each([
  ['en', 'Click a box to mark it.', 'Tap a box to mark it.'],
  ['en', 'A click crosses it out, a second click rings it.', 'A tap crosses it out, a second tap rings it.'],
  ['en', 'Right click or long press marks him.', 'A long press marks him.'],
  ['fr', 'Cliquez sur un signe.', 'Touchez un signe.'],
  ['fr', 'Allez au parloir : cliquez dessus.', 'Allez au parloir : touchez-le.'],
  ['fr', 'ou cliquez-le deux fois.', 'ou touchez-le deux fois.'],
  ['fr', 'ou cliquez où elle doit aller.', 'ou touchez où elle doit aller.'],
  ['fr', 'Un clic raye une case.', 'Un appui raye une case.'],
  ['fr', 'Clic droit ou appui long pour le marquer.', 'Appui long pour le marquer.'],
] as const)('%s: %s', (language, written, expected) => {
  expect(tapped(written, language)).toBe(expected);
});
