/** Trying out has an end, and nobody is stuck there. */

import type { GameTypes, Seat } from '../game.ts';
import { canonical } from '../json.ts';
import type { Match } from '../match/index.ts';
import { MOST_STEPS } from '../match/step-limit.ts';
import type { Tally } from './tally.ts';
import { stateOf } from './walk.ts';

export const LIMIT = 'trying out has an end and a way out';
/** It takes hundreds of steps: so often will do. */
const OFTEN_ENOUGH = 2;
/** Steps of the clock until a seat has decided, at the most. */
const MOST_LAPSES = 100;

/** Makes a step and takes it back until that is refused; then what the clock would do leads to a decision. */
export function checkLimit<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  move: G['move'],
  tally: Tally,
): void {
  if (tally.timesDecided(LIMIT) >= OFTEN_ENOUGH) return;
  const trial = match.fork();
  const submit = (made: G['move']) =>
    trial.submit({ type: 'move', seat, move: made, decision: trial.decision(seat) });
  let refused: string | null = null;
  for (let pair = 0; refused === null && pair < MOST_STEPS; pair++) {
    const made = submit(move);
    // What binds, or rests on nothing that could be taken back, is not tried out.
    if (made.ok && made.change.after.steps[seat] === 0) return;
    const answer = made.ok ? trial.submit({ type: 'undo', seat, decision: trial.decision(seat) }) : made;
    if (!answer.ok) refused = answer.refusal.reason;
  }
  let lapses = 0;
  for (let isDecided = false; !isDecided && trial.isAsked(seat) && lapses <= MOST_LAPSES; lapses++) {
    const made = submit(match.game.lapse(stateOf(trial), seat));
    if (!made.ok) lapses = MOST_LAPSES;
    isDecided = made.ok && made.change.after.steps[seat] === 0;
  }
  const holds = refused === 'tooManySteps' && lapses <= MOST_LAPSES;
  tally.check(LIMIT, holds, () => `${seat} ${canonical(move)} ${refused} ${lapses}`);
}
