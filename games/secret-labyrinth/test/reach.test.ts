/** What a turn can reach, by the view, against every way to play it on the rules. */

import type { Seat } from '@conclave/engine';
import { expect, test } from 'vitest';
import { reach } from '../on-view/reach.ts';
import { SQUARES, type Square } from '../rules/board.ts';
import { secretLabyrinth } from '../rules/game.ts';
import { type Move, RUN, SHIFT, TURN } from '../rules/moves.ts';
import { clone, type State } from '../rules/state.ts';
import { act, dice, opening } from './position.ts';

const CHANGES: readonly Move[] = [...TURN.slice(1), SHIFT.inner, SHIFT.outer];

/** By every sequence of changes that is not refused, every run that is not refused. */
function reachedByPlay(state: State, seat: Seat): Square[] {
  const found = new Set<Square>();
  const explore = (now: State) => {
    for (let to = 0; to < SQUARES; to++) {
      if (secretLabyrinth.refusal(now, seat, RUN[to]) === null) found.add(to);
    }
    for (const change of CHANGES) {
      if (secretLabyrinth.refusal(now, seat, change) !== null) continue;
      const next = clone(now);
      act(next, seat, change);
      explore(next);
    }
  };
  explore(state);
  return [...found].sort((a, b) => a - b);
}

test('reach is what every way to make the changes still owed leads to, for every seat', () => {
  const rng = dice('reach');
  let compared = 0;
  for (const seats of [2, 3, 4]) {
    const { state } = opening(seats, `reach ${seats}`, { roundLimit: 6 });
    while (state.end === null) {
      for (let seat = 0; seat < seats; seat++) {
        const view = secretLabyrinth.view(state, seat, false);
        const found = reach(view, seat);
        expect(found).toEqual(reachedByPlay(state, seat));
        if (found.length > 0) compared++;
      }
      const [seat] = secretLabyrinth.toAct(state);
      const move = secretLabyrinth.pick?.(state, seat, rng);
      if (!move) throw new Error('no move');
      act(state, seat, move, rng);
    }
  }
  expect(compared).toBeGreaterThan(50);
});
