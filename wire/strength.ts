/** How strength is shown: as points, with a band in which it lies four times in five. */

/** Everybody begins with these. */
export const FIRST_MU = 25;
export const FIRST_SIGMA = 25 / 3;
const FIRST_POINTS = 1000;
const POINTS = 40;
/** Four in five of a normal distribution lie within so many sigmas. */
const FOUR_IN_FIVE = 1.28;

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

interface Strength {
  readonly points: number;
  readonly band: number;
}

export function strengthOf({ mu, sigma }: Skill): Strength {
  return {
    points: Math.round(FIRST_POINTS + POINTS * (mu - FIRST_MU)),
    band: Math.round(FOUR_IN_FIVE * POINTS * sigma),
  };
}

/** How often the first wins against the second, as a share. */
export function chanceAgainst(one: Skill, other: Skill): number {
  const spread = Math.sqrt(2 * (FIRST_SIGMA / 2) ** 2 + one.sigma ** 2 + other.sigma ** 2);
  return 1 / (1 + Math.exp(-1.702 * ((one.mu - other.mu) / spread)));
}

/** Whoever stays away keeps their strength; only the band grows, by a fiftieth a month. */
export function rested({ mu, sigma }: Skill, milliseconds: number): Skill {
  const months = Math.max(0, milliseconds) / (30 * 24 * 3_600_000);
  return { mu, sigma: Math.min(FIRST_SIGMA, sigma * 1.02 ** months) };
}
