/** Keeps exact beliefs: guards hunt where novices must be, novices foresee where guards must go. */

import { type Bot, Memory } from '@conclave/engine';
import { Beliefs } from '../mind/beliefs.ts';
import { calibrated } from '../mind/calibrated.ts';
import { readFlags } from '../mind/mind.ts';
import { FITTED_MODEL } from '../mind/motion-model.ts';
import type { Nuns } from '../rules/game.ts';
import { WEIGHTS } from './guard.ts';
import { type Caution, Planner } from './novice.ts';
import { Player } from './player.ts';
import { believedTargets } from './targets.ts';

/** By number of novices, from one on. */
const CAPTURE = [20, 14, 9, 8, 7, 6];

/**
 * Alone against the guards she takes her time. The more novices run for home, the more it is a race: then a capture, which
 * costs way alone, is worth a risk. Found by trial with three and with six novices.
 */
function wary(novices: number): Caution {
  return {
    capture: CAPTURE[novices - 1],
    foresees: true,
    noise: 2 / novices,
    lantern: 2,
    randomness: 0,
    overlooks: 0,
    guardsMinded: 2,
  };
}

export function strong(): Bot<Nuns> {
  const memory = new Memory<Nuns, Beliefs>(
    (seat, seats, options) => new Beliefs(seat, seats, readFlags(options), FITTED_MODEL),
  );
  return new Player({
    plan: ({ perspective: { view }, rng }, figure, own) =>
      new Planner(view, figure, own, wary(view.novices.length)).plan(rng),
    targets: (question) => {
      const beliefs = memory.recall(question);
      return believedTargets(question.perspective.view, calibrated(beliefs.points()), beliefs.stages());
    },
    weights: () => WEIGHTS,
    blesses: true,
  });
}
