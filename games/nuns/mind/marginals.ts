/** Sums a joint belief up by novice: how likely she is at each point, and at each stage. */

import type { Figure } from '../rules/state.ts';
import { type Belief, OTHER } from './belief.ts';
import type { Joint } from './joint.ts';
import { STAGES } from './transition.ts';

/** A novice of the joint. */
interface Believed {
  readonly figure: Figure;
  readonly belief: Belief;
}

/** `novices`: in the order of the joint. */
export function pointChances(joint: Joint, novices: readonly Believed[]): Map<Figure, Float64Array> {
  const marginals = new Map<Figure, Float64Array>();
  visit(joint, novices, (figure, { row }, _stage, weights, factor) => {
    const sum = marginals.get(figure) ?? new Float64Array(row);
    for (let point = 1; point < row; point++) sum[point] += factor * weights[point];
    marginals.set(figure, sum);
  });
  return marginals;
}

/** `novices`: in the order of the joint. */
export function stageChances(joint: Joint, novices: readonly Believed[]): Map<Figure, number[]> {
  const marginals = new Map<Figure, number[]>();
  visit(joint, novices, (figure, { row }, stage, weights, factor) => {
    const sum = marginals.get(figure) ?? new Array<number>(STAGES).fill(0);
    for (let point = 1; point < row; point++) sum[stage] += factor * weights[point];
    marginals.set(figure, sum);
  });
  return marginals;
}

/** Everything possible, point by point. */
function visit(
  joint: Joint,
  novices: readonly Believed[],
  each: (figure: Figure, belief: Belief, stage: number, weights: Float64Array, factor: number) => void,
): void {
  const factors = joint.factors();
  novices.forEach(({ figure, belief }, place) => {
    for (const plane of belief.planes()) {
      for (let stage = 0; stage < STAGES; stage++) {
        for (let wish = 0; wish < belief.wishes; wish++) {
          const factor = plane.factor * factors[place][2 * wish + (plane.blessing === OTHER ? 0 : 1)];
          if (factor <= 0) continue;
          const from = belief.index(stage, wish);
          each(figure, belief, stage, plane.weights.subarray(from, from + belief.row), factor);
        }
      }
    }
  });
}
