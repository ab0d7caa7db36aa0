/** Looks at what lies on the table: novices mind guards and noise, guards mind markers. It remembers nothing. */

import type { Bot } from '@conclave/engine';
import type { Nuns } from '../rules/game.ts';
import { Planner } from './novice.ts';
import { Player } from './player.ts';
import { tableQuarry } from './targets.ts';

const CAREFUL = { capture: 14, foresees: false, noise: 1, whim: 1 };

export function fair(): Bot<Nuns> {
  return new Player({
    plan: ({ perspective, rng }, figure, own) =>
      new Planner(perspective.view, figure, own, CAREFUL).plan(rng),
    quarry: ({ perspective, rng }) => {
      const quarry = tableQuarry(perspective.view);
      for (let i = 0; i < 6; i++) quarry[1 + rng.int(quarry.length - 1)] += 0.02;
      return quarry;
    },
    blesses: true,
  });
}
