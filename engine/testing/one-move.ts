/** A seat owes a window one move per figure. Strokes on the way to an answer are drafts, which the rules do not see. */

import type { AnyMove, GameTypes, Seat } from '../game.ts';
import { canonical } from '../json.ts';
import type { Rng } from '../rng.ts';
import { takeStep } from '../step.ts';
import { owes } from '../windows.ts';
import { diceOf } from './generic.ts';
import type { GameSpec } from './spec.ts';
import type { Tally } from './tally.ts';

export const ONE_MOVE = 'a window is answered by one move a figure';

const figureOf = (move: AnyMove): unknown => ('figure' in move ? move.figure : null);

/** Lets every figure of a seat answer once, whatever it answers: then the seat owes nothing more. */
export function checkOneMove<G extends GameTypes>(
  { game }: GameSpec<G>,
  state: G['state'],
  seat: Seat,
  rng: Rng,
  tally: Tally,
): void {
  const window = game.windows?.current(state);
  if (!window?.asked.includes(seat) || !owes(game, state, seat)) return;
  const answers = (now: G['state']) =>
    game.moves(now, seat).filter(({ kind }) => kind !== 'withdraw' && !game.anytime.includes(kind));
  const dice = diceOf(rng)();
  const isOpen = (now: G['state']) =>
    game.outcome(now) === null && game.windows?.current(now)?.id === window.id;
  const made: G['move'][] = [];
  let now = state;
  for (const figure of rng.shuffle([...new Set(answers(state).map(figureOf))])) {
    if (!isOpen(now) || !owes(game, now, seat)) break;
    const own = answers(now).filter((move) => figureOf(move) === figure);
    if (own.length === 0) continue;
    const move = rng.pick(own);
    made.push(move);
    now = takeStep(game, now, seat, move, dice).state;
  }
  tally.check(
    ONE_MOVE,
    !isOpen(now) || !owes(game, now, seat),
    () => `${seat} still owes: ${canonical(made)}`,
  );
}
