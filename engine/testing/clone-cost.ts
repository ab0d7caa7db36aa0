/** What copying a state costs of a step. It is said, and never a failure: a time is no property. */

import type { GameTypes } from '../game.ts';
import { copyJson } from '../json.ts';
import { Match } from '../match/index.ts';
import { ChaCha8, stretchSeed } from '../rng.ts';
import { takeStep } from '../step.ts';
import type { GameSpec } from './spec.ts';
import { nextRequest, pickMove, stateOf } from './walk.ts';

const TIMES = 40;
/** The fastest counts: in others something else took the processor. */
const ROUNDS = 8;
/** Steps into a match, where its state has grown. */
const STEPS = 12;
/** From this share of a step on, bots that search gain by a copy written by hand. */
const PAYS = 0.3;

export function cloneCost<G extends GameTypes>({ game, tables }: GameSpec<G>): string {
  const { seats, options } = tables[0];
  const match = Match.open(game, seats, options ?? {}, stretchSeed('clone'));
  const rng = new ChaCha8(stretchSeed('clone'));
  for (let step = 0; step < STEPS && !match.outcome; step++) {
    const request = nextRequest(match, rng);
    if (request) match.submit(request);
  }
  const state = stateOf(match);
  const [seat] = game.toAct(state);
  const move = seat === undefined ? null : pickMove(game, state, seat, rng);
  if (move === null) return '';
  const seed = stretchSeed('step');
  const copy = microseconds(() => game.clone(state));
  const step = microseconds(() => takeStep(game, state, seat, move, new ChaCha8(seed)));
  const pays = game.clone === copyJson && copy > PAYS * step;
  const cost = `a copy of the state takes ${copy.toFixed(1)} µs, a step ${step.toFixed(1)} µs`;
  return pays ? `${cost}: a \`clone\` by hand pays where bots search` : cost;
}

function microseconds(work: () => void): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    for (let i = 0; i < TIMES; i++) work();
    fastest = Math.min(fastest, performance.now() - begun);
  }
  return (1000 * fastest) / TIMES;
}
