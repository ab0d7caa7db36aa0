/** Trials have a limit. At the limit what is listed is still accepted, and leads on. */

import type { GameTypes, Seat } from '../game.ts';
import { canonical } from '../json.ts';
import type { Change, Match, Request } from '../match/index.ts';
import { MAX_STEPS } from '../match/step-limit.ts';
import type { Rng } from '../rng.ts';
import { withdrawal } from '../windows.ts';
import type { Tally } from './tally.ts';
import { stateOf } from './walk.ts';

export const LIMIT = ['trying out has an end and a way out', 'listed is accepted at the limit too'] as const;
const [END, LISTED] = LIMIT;
/** It takes hundreds of steps: so often will do, or more often until something was listed there. */
const OFTEN_ENOUGH = 2;
const MAX_TRIALS = 40;
/** Moves looked at for one that settles nothing. */
const MAX_TRIED_MOVES = 6;
/** Steps of the clock until a seat has decided, at the most. */
const MAX_LAPSES = 100;

/** Makes whatever settles nothing until there is no more of it; then what the clock would do leads to a decision. */
export function checkLimit<G extends GameTypes>(match: Match<G>, seat: Seat, rng: Rng, tally: Tally): void {
  if (tally.timesDecided(END) >= (tally.timesDecided(LISTED) > 0 ? OFTEN_ENOUGH : MAX_TRIALS)) return;
  const trial = match.fork();
  const submit = (move: unknown) =>
    trial.submit({ type: 'move', seat, move, decision: trial.decision(seat) });
  for (let steps = 0; steps < MAX_STEPS; ) {
    const change = unsettling(trial, seat, rng);
    if (change === null) return;
    trial.accept(change);
    steps = change.after.steps[seat];
  }
  const { moves, mayUndo, decision } = trial.perspective(seat);
  for (const move of moves) {
    const refusal = trial.refusal(seat, move, decision);
    tally.check(LISTED, refusal === null, () => `${seat} ${canonical(move)} ${canonical(refusal)}`);
  }
  const over = match.game.moves(stateOf(trial), seat).filter((move) => !submitted(moves, move));
  const refused = over.every((move) => trial.refusal(seat, move, decision)?.reason === 'tooManySteps');
  let lapses = 0;
  for (let isDecided = false; !isDecided && trial.isAsked(seat) && lapses <= MAX_LAPSES; lapses++) {
    const made = submit(match.game.lapse(stateOf(trial), seat));
    if (!made.ok) lapses = MAX_LAPSES;
    isDecided = made.ok && made.change.after.steps[seat] === 0;
  }
  const holds = !mayUndo && refused && lapses <= MAX_LAPSES;
  tally.check(END, holds, () => `${seat} after ${lapses} lapses: ${canonical(over)}`);
}

const submitted = (moves: readonly unknown[], move: unknown) =>
  moves.some((listed) => canonical(listed) === canonical(move));

/** Something the seat can do without settling anything; `null`: nothing was found. */
function unsettling<G extends GameTypes>(match: Match<G>, seat: Seat, rng: Rng): Change<G> | null {
  const { moves, mayUndo, decision } = match.perspective(seat);
  const undo: Request[] = mayUndo ? [{ type: 'undo', seat, decision }] : [];
  // Answers are many, and what takes them back is one: so often that at the end there may be none.
  const back = rng.int(3) === 0 ? withdrawal(moves) : null;
  const steps = [...(back ? [back] : []), ...rng.shuffle([...moves]).slice(0, MAX_TRIED_MOVES)].map(
    (move): Request => ({ type: 'move', seat, move, decision }),
  );
  for (const request of rng.int(2) === 0 ? [...undo, ...steps] : [...steps, ...undo]) {
    const proposal = match.propose(request);
    if (proposal.ok && proposal.change.after.steps[seat] > 0) return proposal.change;
  }
  return null;
}
