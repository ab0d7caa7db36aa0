/** Listens to everything, and samples many histories that fit. */

import type { Bot } from '@conclave/engine';
import type { Abbey } from '../rules/game.ts';
import type { Policy } from './decision.ts';
import { USUAL } from './manners.ts';
import { type Depth, SampledBelief } from './sampled-belief.ts';
import { thinker } from './thinker.ts';

export const POLICY: Policy = {
  ...USUAL,
  eager: 1.6,
  weighs: true,
  blur: 0.1,
  firstBlur: 0.1,
  overlooks: 0,
};

export const DEPTH: Depth = { worlds: 240, steps: 24, ignores: () => false };

export function strong(): Bot<Abbey> {
  const belief = new SampledBelief(DEPTH);
  return thinker({
    crossed: (_question, seen) => seen,
    believe: (question, crossed, seen) => belief.believe(question, crossed, seen),
    policy: () => POLICY,
  });
}
