/** A player's own page: what they have played, how strong they are, and what they let others see. */

import * as z from 'zod/mini';
import { clockRule, id, level, outcome } from './table.ts';

export const shows = z.strictObject({ strength: z.boolean(), matches: z.boolean() });

export const skill = z.object({ mu: z.number(), sigma: z.number() });

/** A match that is over. `who` counts the people the reader has played with: names change, and two may be alike. */
export const ownResult = z.object({
  match: id,
  game: z.string(),
  at: z.number(),
  you: z.number(),
  seats: z.array(
    z.object({
      name: z.nullable(z.string()),
      who: z.nullable(z.number()),
      level: z.nullable(level),
      resigned: z.boolean(),
    }),
  ),
  /** By seat, where the sides of the game differ. */
  sides: z.nullable(z.array(z.string())),
  clock: clockRule,
  outcome,
});
export type OwnResult = z.infer<typeof ownResult>;

/** Strength after one more match. */
export const ratingStep = z.object({
  game: z.string(),
  role: z.string(),
  match: z.string(),
  at: z.number(),
  mu: z.number(),
  sigma: z.number(),
});

export const ownPage = z.object({
  name: z.string(),
  since: z.number(),
  shows,
  /** The latest first. */
  results: z.array(ownResult),
  /** By game and side, the oldest first. */
  ratings: z.array(ratingStep),
  /** What the bots of a game are rated, where that was measured. */
  bots: z.record(z.string(), z.object({ easy: skill, fair: skill, strong: skill })),
});
export type OwnPage = z.infer<typeof ownPage>;

/** Whoever wants to be forgotten says their name. */
export const forgetBody = z.strictObject({ name: z.string().check(z.maxLength(200)) });
