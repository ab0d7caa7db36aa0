/** What people do about each other besides playing: block, leave a word for the host, show themselves. */

import * as z from 'zod/mini';
import { CHAT_LENGTH, NAME_LENGTH } from './lengths.ts';
import { ownResult, skill } from './own-page.ts';

/** Whoever sits there: nobody is named by an id. */
export const blockBody = z.strictObject({ seat: z.int().check(z.gte(0), z.lte(15)) });
/** `mark`: by which the reader names them. */
export const blockedAnswer = z.object({ people: z.array(z.object({ mark: z.string(), name: z.string() })) });
export type BlockedPerson = z.infer<typeof blockedAnswer>['people'][number];
export const unblockBody = z.strictObject({ mark: z.string().check(z.maxLength(2 * NAME_LENGTH)) });

export const hostWordBody = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_LENGTH), z.regex(/^\P{Cs}*$/u)),
});

/** Somebody at a table, as far as they let others see it. */
export const shownPerson = z.object({
  name: z.string(),
  /** In the game of the table, by side; `null`: not shown. */
  strength: z.nullable(z.array(z.object({ role: z.string(), at: z.number(), ...skill.shape }))),
  bots: z.nullable(z.object({ easy: skill, fair: skill, strong: skill })),
  /** Matches that both have played, as the reader knows them; `null`: not shown. */
  together: z.nullable(z.array(ownResult)),
});
export type ShownPerson = z.infer<typeof shownPerson>;
