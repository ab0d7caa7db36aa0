/**
 * How many steps a seat may make, and take back, before one that binds. What undo keeps is bounded by it, and so is what
 * somebody can write into the log who draws and rubs out for ever.
 *
 * The count follows from what the seat itself did and saw: it begins anew when a step of its own binds and when it
 * notices something that another did.
 */

import type { Game, GameTypes, Seat } from '../game.ts';
import { sameJson } from '../json.ts';
import type { Entry } from '../record.ts';
import { owes } from '../windows.ts';

/** Enough to draw the longest way a dozen times. */
export const MOST_STEPS = 240;
/** Steps after these in which the seat may still hand in, rub out or pass. */
export const MOST_CONCLUDING = 60;

/** `steps`: how many the seat has made. What the clock would do is always possible, so nobody is ever stuck. */
export function isWithinLimit<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  move: G['move'],
  steps: number,
): boolean {
  if (steps < MOST_STEPS) return true;
  if (steps < MOST_STEPS + MOST_CONCLUDING && game.concluding?.includes(move.kind)) return true;
  return owes(game, state, seat) && sameJson(game.lapse(state, seat), move);
}

/** Taking back counts too, and ends where all trying out does. */
export function mayTakeBack(steps: number): boolean {
  return steps < MOST_STEPS + MOST_CONCLUDING;
}

/** The count of a seat after an entry. `noticed`: the seat sees or was told something new; `bound`: nothing of its own can be taken back. */
export function stepsAfter(
  steps: number,
  seat: Seat,
  entry: Entry<unknown>,
  { noticed, bound }: { readonly noticed: boolean; readonly bound: boolean },
): number {
  if ('undo' in entry && entry.undo === seat) return steps + 1;
  if ('move' in entry && entry.seat === seat) return bound ? 0 : steps + 1;
  return noticed ? 0 : steps;
}
