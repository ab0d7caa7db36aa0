import type { Control } from '@conclave/kit';
import { expect, test } from 'vitest';
import { type Move, SIMPLE, STEP } from '../../rules/moves.ts';
import { walk } from '../walk.ts';

test('a click on a far room walks there and stops, whoever is caught there; anything else stops the walk', () => {
  const played: { moves: readonly Move[]; isExpected(event: { type: string }): boolean }[] = [];
  const control = {
    playAll: async (moves: readonly Move[], isExpected: (event: { type: string }) => boolean) => {
      played.push({ moves, isExpected });
      return moves.length;
    },
  } as unknown as Control<Move>;
  walk(control, [3, 4], 3);
  walk(control, [3, 4], 2);
  expect(played.map(({ moves }) => moves)).toEqual([
    [STEP[3], STEP[4], SIMPLE.halt],
    [STEP[3], STEP[4]],
  ]);
  const [{ isExpected }] = played;
  // A hare in one's own cell: it is caught, kneels, and gives back what it took.
  for (const type of ['stepped', 'caught', 'penance', 'took']) expect(isExpected({ type })).toBe(true);
  for (const type of ['asked', 'libraryRead', 'mass']) expect(isExpected({ type })).toBe(false);
});
