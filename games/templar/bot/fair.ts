/** Greedy: of all ways to play the turn the one that brings most points now. */

import type { Bot } from '@conclave/engine';
import type { Templar } from '../rules/game.ts';
import { greedyWorth } from './greedy-worth.ts';
import { type Decide, planner } from './planner.ts';
import { type Turn, Turns } from './turns.ts';

const decide: Decide = (state, seat, { rng }) => {
  const turns = new Turns(greedyWorth, false, rng);
  let best: Turn | null = null;
  let worth = Number.NEGATIVE_INFINITY;
  for (const way of turns.list(state, seat)) {
    const turn = turns.finish(way, seat);
    const own = greedyWorth(turn.state, seat);
    if (own <= worth) continue;
    worth = own;
    best = turn;
  }
  const points = best ? best.state.scores[seat] - state.scores[seat] : 0;
  return points > 0
    ? { moves: best?.moves ?? [], why: 'pointsNow', params: { points } }
    : { moves: best?.moves ?? [], why: 'prepares' };
};

export function fair(): Bot<Templar> {
  return planner(decide);
}
