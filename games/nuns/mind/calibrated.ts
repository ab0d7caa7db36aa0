/**
 * Takes an exact belief for less sure than it is. It is exact for a model of how novices move; people and other bots move
 * otherwise, and each keeps to her own ways, so that its errors add up from turn to turn.
 */

import type { Figure } from '../rules/state.ts';

/**
 * Chosen on games of strong and easy novices, so that the smallest set of points with 90 % of the weight holds her nine
 * times in ten (`bot/test/measure.ts`, `belief`). Fair and held-out novices were not used.
 */
const SURENESS = 0.7;

export function calibrated(
  points: ReadonlyMap<Figure, Float64Array>,
  sureness = SURENESS,
): Map<Figure, Float64Array> {
  return new Map([...points].map(([figure, chances]) => [figure, flatter(chances, sureness)]));
}

/** The same points in the same order, with less between them. The sum stays. */
function flatter(chances: Float64Array, sureness: number): Float64Array {
  const sum = chances.reduce((all, chance) => all + chance, 0);
  const flat = chances.map((chance) => (chance > 0 ? (chance / sum) ** sureness : 0));
  const all = flat.reduce((total, chance) => total + chance, 0);
  return all > 0 ? flat.map((chance) => (chance * sum) / all) : flat;
}
