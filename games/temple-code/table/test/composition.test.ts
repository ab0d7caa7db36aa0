import { expect, test } from 'vitest';
import { EMPTY, nextStep, place } from '../composition.ts';

test('a hint leads to its declaration from any niches: what is wrong goes first, then each in its place', () => {
  const meant = ['cthulhu', 'axolotl', 'narwhal'] as const;
  expect(nextStep(EMPTY, meant)).toEqual({ statuette: 'cthulhu' });
  const begun = place(EMPTY, 'cthulhu');
  expect(nextStep(begun, meant)).toEqual({ statuette: 'axolotl' });
  expect(nextStep(place(begun, 'narwhal'), meant)).toEqual({ niche: 1 });
  expect(nextStep(place(EMPTY, 'narwhal', 2), meant)).toEqual({ statuette: 'cthulhu' });
  expect(nextStep(place(place(begun, 'axolotl'), 'narwhal'), meant)).toBeNull();
});
