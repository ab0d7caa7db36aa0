/** Keeps exact beliefs: guards hunt where novices must be, novices foresee where guards must go. */

import { type Bot, Memory } from '@conclave/engine';
import { Beliefs } from '../mind/beliefs.ts';
import { calibrated } from '../mind/calibrated.ts';
import { readFlags } from '../mind/mind.ts';
import { FITTED_MODEL } from '../mind/motion-model.ts';
import type { Nuns } from '../rules/game.ts';
import { WEIGHTS } from './guard.ts';
import { Planner } from './novice.ts';
import { Player } from './player.ts';
import { believedTargets } from './targets.ts';

const WARY = {
  capture: 20,
  foresees: true,
  noise: 2,
  lantern: 3,
  randomness: 0,
  overlooks: 0,
  guardsMinded: 2,
};

export function strong(): Bot<Nuns> {
  const memory = new Memory<Nuns, Beliefs>(
    (seat, seats, options) => new Beliefs(seat, seats, readFlags(options), FITTED_MODEL),
  );
  return new Player({
    plan: ({ perspective, rng }, figure, own) => new Planner(perspective.view, figure, own, WARY).plan(rng),
    targets: (question) => {
      const beliefs = memory.recall(question);
      return believedTargets(question.perspective.view, calibrated(beliefs.points()), beliefs.stages());
    },
    weights: () => WEIGHTS,
    blesses: true,
  });
}
