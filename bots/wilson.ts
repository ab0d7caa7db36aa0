/** Wilson's score interval: the range in which the true share probably is. */

/** Two-sided 95 %. */
const Z = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** `share` of `trials`; ties may have been split, so the number of successes need not be whole. */
export function wilson(share: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const spread = Z ** 2 / trials;
  const centre = (share + spread / 2) / (1 + spread);
  const reach = (Z * Math.sqrt((share * (1 - share) + spread / 4) / trials)) / (1 + spread);
  // Exactly so, but for rounding.
  return { low: share === 0 ? 0 : centre - reach, high: share === 1 ? 1 : centre + reach };
}
