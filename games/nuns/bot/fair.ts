/** Looks at what lies on the table, and remembers this turn: novices mind guards and noise, guards follow traces. */

import type { Bot } from '@conclave/engine';
import type { Nuns } from '../rules/game.ts';
import { traces } from './clues.ts';
import { temperOf } from './manners.ts';
import { Planner } from './novice.ts';
import { Player } from './player.ts';
import { traceTargets } from './targets.ts';

const CAREFUL = {
  capture: 14,
  foresees: false,
  noise: 1,
  lantern: 6,
  randomness: 1,
  overlooks: 0,
  guardsMinded: 2,
};

export function fair(): Bot<Nuns> {
  return new Player({
    plan: (question, figure, own) => {
      const { perspective, rng } = question;
      return new Planner(perspective.view, figure, own, CAREFUL, temperOf(question)).plan(rng);
    },
    targets: (question) =>
      traceTargets(question, traces(question.perspective.told, question.perspective.view)),
    weights: (question) => temperOf(question).weights,
    blesses: true,
  });
}
