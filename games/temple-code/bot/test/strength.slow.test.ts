/** Short series; longer ones are in `npm run long`, and the big ones stand in the game's README. */

import { expect, test } from 'vitest';
import { strong } from '../strong.ts';
import { certain } from './certain.ts';
import { cheat } from './cheat.ts';
import { openMatch, playBots } from './play.ts';
import { beatsTest } from './strength.ts';

for (const seats of [2, 3, 4]) {
  beatsTest('strong', 'fair', seats, 30);
  beatsTest('fair', 'easy', seats, 80);
  beatsTest('easy', 'random', seats, 10);
}

test('alone strong finds more than the player who declares only when certain, on the same cards', () => {
  const games = 400;
  const found = [strong, certain].map((make) => {
    let sum = 0;
    for (let seed = 0; seed < games; seed++) {
      const match = openMatch(1, `alone ${seed}`);
      playBots(match, [make()], seed);
      sum += match.outcome?.scores?.[0].parts.combinations ?? 0;
    }
    return sum / games;
  });
  expect(found[1]).toBeGreaterThan(7.9);
  expect(found[1]).toBeLessThan(8.3);
  expect(found[0]).toBeGreaterThan(found[1]);
});

test('knowing one’s own combination is better still', () => {
  let won = 0;
  const games = 100;
  for (let seed = 0; seed < games; seed++) {
    const match = openMatch(2, `cheat ${seed}`);
    playBots(match, seed % 2 === 0 ? [cheat(match), strong()] : [strong(), cheat(match)], seed);
    if (match.outcome?.places[0][0] === seed % 2) won++;
  }
  expect(won).toBeGreaterThan(0.9 * games);
});
