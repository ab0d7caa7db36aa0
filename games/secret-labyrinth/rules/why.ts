/** The reasons that a player of this game may give for a move. */

export const WHYS = [
  'wins',
  'takesWanted',
  'leadsToDuel',
  'nearer',
  'nearerToPawns',
  'lookedAt',
  'onlyDuels',
  'tries',
  'hasMore',
  'hasNoMore',
  'weakestRival',
  'blocks',
  'duelPays',
  'duelDoesNotPay',
  'sendsAway',
  'exchangePays',
  'givesLeast',
  'takesAnimal',
  'oneThird',
  'partOfPlan',
  'random',
  'onlyMove',
] as const;
export type WhyKey = (typeof WHYS)[number];
