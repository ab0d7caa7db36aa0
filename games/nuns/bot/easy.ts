/** Plays at once: novices make straight for their goal, guards go after what they see. */

import type { Bot } from '@conclave/engine';
import { ROW } from '../rules/convent.ts';
import type { Nuns } from '../rules/game.ts';
import { Planner } from './novice.ts';
import { Player } from './player.ts';

const CARELESS = { capture: 2, foresees: false, noise: 0, randomness: 8 };

export function easy(): Bot<Nuns> {
  return new Player({
    plan: ({ perspective, rng }, figure, own) =>
      new Planner(perspective.view, figure, own, CARELESS).plan(rng),
    targets: ({ perspective, rng }) => {
      const targets = new Float64Array(ROW);
      for (let i = 0; i < 12; i++) targets[1 + rng.int(ROW - 1)] += 0.05;
      for (const { spotted, status } of perspective.view.novices) {
        if (spotted !== null && status === 'onTheRun') targets[spotted] += 1;
      }
      return targets;
    },
    blesses: false,
  });
}
