import { expect, test } from 'vitest';
import { atLeast, truthOf } from '../mind/odds.ts';
import { liarsDice } from '../rules/game.ts';
import { position } from './position.ts';

test('the odds are those of a count over all throws', () => {
  const throws = Array.from({ length: 6 ** 4 }, (_none, n) =>
    [0, 1, 2, 3].map((i) => Math.floor(n / 6 ** i) % 6),
  );
  for (const need of [0, 1, 2, 3, 4, 5]) {
    const hits = throws.filter((dice) => dice.filter((die) => die < 2).length >= need).length;
    expect(atLeast(need, 4, 1 / 3)).toBeCloseTo(hits / throws.length, 10);
  }
});

test('LD-9 own dice are certain, the others are not', () => {
  const view = liarsDice.view(
    position([
      [1, 4],
      [2, 2],
    ]),
    0,
    false,
  );
  expect(truthOf(view, 0, { count: 2, face: 4 })).toBe(1);
  expect(truthOf(view, 0, { count: 3, face: 4 })).toBeCloseTo(5 / 9, 10);
  expect(truthOf(view, 0, { count: 2, face: 1 })).toBeCloseTo(11 / 36, 10);
});
