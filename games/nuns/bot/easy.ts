/**
 * Plays at once, and makes the mistakes people make: a novice overlooks half of her ways and forgets the farther guard; a
 * guard takes a noise for where it was, although its novice has moved on.
 */

import type { Bot } from '@conclave/engine';
import { noisesOf } from '../mind/noises.ts';
import type { Point } from '../rules/convent.ts';
import type { Nuns } from '../rules/game.ts';
import { type Figure, noviceOf } from '../rules/state.ts';
import type { Asked } from './asked.ts';
import { around, lookedAt } from './clues.ts';
import { temperOf } from './manners.ts';
import { Planner } from './novice.ts';
import { Player } from './player.ts';
import { traceTargets } from './targets.ts';

const CARELESS = {
  capture: 7,
  foresees: false,
  noise: 0.5,
  lantern: 2,
  randomness: 3,
  overlooks: 0.5,
  guardsMinded: 1,
};

/** A guard overlooks the far door. */
const FORESIGHT = 2;

export function easy(): Bot<Nuns> {
  return new Player({
    plan: (question, figure, own) => {
      const { perspective, rng } = question;
      return new Planner(perspective.view, figure, own, CARELESS, temperOf(question)).plan(rng);
    },
    targets: (question) => traceTargets(question, heard(question)),
    weights: (question) => ({ ...temperOf(question).weights, foresight: FORESIGHT }),
    blesses: true,
  });
}

/** As if nobody had gone on since; what was looked at is forgotten with the turn. */
function heard({ perspective }: Asked): ReadonlyMap<Figure, readonly Point[]> {
  const { told, view } = perspective;
  const looked = lookedAt(told, view);
  const found = new Map<Figure, readonly Point[]>();
  const remember = (figure: Figure, points: readonly Point[]) => {
    if (noviceOf(view, figure).spotted !== null) return;
    const left = points.filter((point) => looked[point] === 0);
    if (left.length > 0) found.set(figure, left);
  };
  for (const { figure, to } of view.vanished) remember(figure, around([to], 2));
  for (const { figure, points } of noisesOf(told)) remember(figure, points);
  return found;
}
