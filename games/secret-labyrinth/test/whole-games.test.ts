/** Games without a last round, on the bare rules: they end even among random players. */

import { expect, test } from 'vitest';
import { secretLabyrinth } from '../rules/game.ts';
import { dice, opening } from './position.ts';

const LONGEST = 300_000;

test.each([2, 3, 4])('random players of the default game, %i of them, come to an end', (seats) => {
  for (let seed = 0; seed < 3; seed++) {
    const { state } = opening(seats, `whole ${seed}`);
    const rng = dice(`whole ${seats} ${seed}`);
    const table = { rng, tell: () => {}, tellOnly: () => {}, seal: () => {} };
    let steps = 0;
    for (; state.end === null && steps < LONGEST; steps++) {
      const seat = rng.pick(secretLabyrinth.toAct(state));
      const move = secretLabyrinth.pick?.(state, seat, rng) ?? null;
      if (move === null || secretLabyrinth.refusal(state, seat, move) !== null)
        throw new Error('not a legal move');
      secretLabyrinth.play(state, seat, move, table);
    }
    expect(secretLabyrinth.outcome(state)?.how).toBe('allOfAKind');
  }
});
