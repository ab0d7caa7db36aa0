/**
 * Limits how much a seat can try out before it settles something that everybody is told.
 *
 * Changed answers, withdrawals, undos and moves at any time count as trials. At the limit only the move of `lapse` is
 * left. So log and memory stay bounded, and nobody is stuck.
 *
 * The count follows from the seat's own entries and from what everybody was told.
 */

import type { Game, GameTypes, Seat } from '../game.ts';
import { sameJson } from '../json.ts';
import type { Entry } from '../record.ts';
import { Shown } from '../situation.ts';
import { countHeard, type Telling } from '../step.ts';
import { owes } from '../windows.ts';
import type { Position } from './moment.ts';

export const MAX_STEPS = 240;

export function isAtLimit(steps: number): boolean {
  return steps >= MAX_STEPS;
}

/** `steps`: how many the seat has made. */
export function isWithinLimit<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  move: G['move'],
  steps: number,
): boolean {
  return !isAtLimit(steps) || (owes(game, state, seat) && sameJson(game.lapse(state, seat), move));
}

/** The situation shown to each watcher. At the limit it lists no move that would be refused. */
export function shownWithin<G extends GameTypes>(
  game: Game<G>,
  { state, outcome, shown }: Position<G>,
  steps: readonly number[],
  before: readonly Shown[],
): readonly Shown[] {
  if (outcome || !steps.some(isAtLimit)) return shown;
  return shown.map((one, seat) => {
    if (!isAtLimit(steps[seat] ?? 0)) return one;
    const moves = owes(game, state, seat) ? [game.lapse(state, seat)] : [];
    const limited = new Shown({ ...one.situation, moves });
    return before[seat]?.isLike(limited) ? before[seat] : limited;
  });
}

/** By seat: the counts after an entry. `undo`: what can be taken back then. */
export function stepsAfter<G extends GameTypes>(
  game: Game<G>,
  steps: readonly number[],
  entry: Entry<G['move']>,
  told: readonly Telling<unknown>[],
  undo: Position<G>['undo'],
): readonly number[] {
  const settles = 'close' in entry || ('move' in entry && !game.anytime.includes(entry.move.kind));
  if (settles && undo === null && isToldToAll(told, steps.length)) return steps.map(() => 0);
  const by =
    'move' in entry ? entry.seat : 'undo' in entry ? entry.undo : 'back' in entry ? entry.back : null;
  return by === null ? steps : steps.map((count, seat) => (seat === by ? count + 1 : count));
}

function isToldToAll(told: readonly Telling<unknown>[], seats: number): boolean {
  if (countHeard(told, 'gallery') === 0) return false;
  for (let seat = 0; seat < seats; seat++) if (countHeard(told, seat) === 0) return false;
  return true;
}
