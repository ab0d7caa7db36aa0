/**
 * Weighs every way to play its turn by what the position is then worth to everybody, and tries the best of them out
 * against the likely answers of the others, with the tiles of the bag imagined.
 */

import { Stopwatch } from '@conclave/bots';
import type { Bot, Rng, Seat } from '@conclave/engine';
import { REMIGIUS, SEVERUS, STEPHANUS } from '../rules/box.ts';
import { type Templar, templar } from '../rules/game.ts';
import { totals } from '../rules/outcome.ts';
import type { State } from '../rules/state.ts';
import { type Decide, isOwnTurn, planner } from './planner.ts';
import { type Turn, Turns } from './turns.ts';
import { leadOf } from './worth.ts';

/** So many ways are tried out. */
const CANDIDATES = 6;
/** A way tried out is compared by what it led to, and by what it looked like before. */
const TRUST = 0.7;

/** Cards that bring points as the turn ends. */
const AT_THE_END: readonly number[] = [STEPHANUS, REMIGIUS, SEVERUS];

interface Candidate {
  readonly turn: Turn;
  readonly looks: number;
  tried: number;
  sum: number;
}

const decide: Decide = (state, seat, { rng, budget }) => {
  const watch = new Stopwatch(budget);
  const turns = new Turns(leadOf, true, rng);
  const all = turns.list(state, seat).map((way): Candidate => {
    const turn = turns.finish(way, seat);
    return { turn, looks: lead(turn.state, seat), tried: 0, sum: 0 };
  });
  // Of several that look alike none is always the first: the door swings nowhere for ever.
  const best = rng
    .shuffle([...all])
    .sort((a, b) => b.looks - a.looks)
    .slice(0, CANDIDATES);
  if (best.length > 1) {
    let tries = 0;
    while (watch.hasRoom()) {
      const candidate = best[tries++ % best.length];
      candidate.sum += tryOut(candidate.turn.state, seat, rng);
      candidate.tried++;
      watch.rounds += state.seats - 1;
    }
  }
  // What was tried out is not compared with what was not: answers cost everybody something.
  let chosen = best[0];
  for (const candidate of best) {
    if (candidate.tried > 0 && value(candidate) > value(chosen)) chosen = candidate;
  }
  return { moves: chosen.turn.moves, why: 'searched', params: { turns: all.length } };
};

function value({ looks, tried, sum }: Candidate): number {
  return tried === 0 ? looks : (1 - TRUST) * looks + (TRUST * sum) / tried;
}

/** The lead of a seat: as things look, and at the end as they are. */
export function lead(state: State, seat: Seat): number {
  if (state.phase !== 'over') return leadOf(state, seat);
  const points = totals(state);
  const others = points.filter((_own, other) => other !== seat);
  return points[seat] - Math.max(...others);
}

/**
 * Everybody plays the turn that looks best to them, this seat last: what was prepared is worth what it then brings. The
 * last round is played to its end.
 */
function tryOut(from: State, seat: Seat, rng: Rng): number {
  const turns = new Turns(leadOf, false, rng);
  let state = from;
  let returned = false;
  while (state.phase !== 'over' && !(returned && state.turnsLeft === 0)) {
    const [mover] = templar.toAct(state);
    if (isOwnTurn(state, mover)) {
      returned ||= mover === seat && state.phase !== 'close';
      state = answer(turns, state, mover);
    } else state = turns.play(state, mover, templar.lapse(state, mover));
  }
  return lead(state, seat);
}

/** Only where the end of the turn brings something is it played before the judgement. */
function answer(turns: Turns, state: State, seat: Seat): State {
  let best: Turn | null = null;
  let worth = Number.NEGATIVE_INFINITY;
  for (const way of turns.list(state, seat)) {
    const matters = state.turnsLeft > 0 || AT_THE_END.includes(way.state.card);
    const turn = matters ? turns.finish(way, seat) : way;
    const own = lead(turn.state, seat);
    if (own <= worth) continue;
    worth = own;
    best = turn;
  }
  return best ? turns.finish(best, seat).state : state;
}

export function strong(): Bot<Templar> {
  return planner(decide);
}
