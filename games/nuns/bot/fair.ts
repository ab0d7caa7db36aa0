/** Looks at what lies on the table: novices mind guards and noise, guards mind markers. It remembers nothing. */

import type { Bot } from '@conclave/engine';
import type { Nuns } from '../rules/game.ts';
import { Planner } from './novice.ts';
import { Player } from './player.ts';
import { visibleTargets } from './targets.ts';

const CAREFUL = { capture: 14, foresees: false, noise: 1, randomness: 1 };

export function fair(): Bot<Nuns> {
  return new Player({
    plan: ({ perspective, rng }, figure, own) =>
      new Planner(perspective.view, figure, own, CAREFUL).plan(rng),
    targets: ({ perspective, rng }) => {
      const targets = visibleTargets(perspective.view);
      for (let i = 0; i < 6; i++) targets[1 + rng.int(targets.length - 1)] += 0.02;
      return targets;
    },
    blesses: true,
  });
}
