/** What everybody may know of a match besides the game itself: who sits where, its clock, its state. */

import { LEVELS } from '@conclave/engine';
import * as z from 'zod/mini';
import { CODE_LENGTH, NAME_LENGTH } from './lengths.ts';

export const id = z.string().check(z.regex(/^[0-9a-z]{8,40}$/));
export const inviteToken = z.string().check(z.maxLength(64));
export const level = z.enum(LEVELS);
/** So no 0, O, 1, I or L: a code is said aloud. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** As people write it: in any case, with gaps. */
export const tableCode = z
  .string()
  .check(z.maxLength(24), z.overwrite(codeAsMeant), z.regex(new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`)));
export const personName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(NAME_LENGTH), z.regex(/^\P{C}*$/u));

function codeAsMeant(written: string): string {
  return written.replace(/[\s.-]/g, '').toUpperCase();
}

/** In two halves: “H7K 2MR”. */
export function spokenCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
}

/** How much time players have: none, so long a turn with a bank for the whole match, or days for each turn. */
export const clockRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    turn: z.int().check(z.gte(5), z.lte(3600)),
    bank: z.int().check(z.gte(0), z.lte(36000)),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().check(z.gte(1), z.lte(30)) }),
]);
export type ClockRule = z.infer<typeof clockRule>;

/** Times in milliseconds of the server's clock; `now` lets a client compare with its own. */
export const clockInfo = z.object({
  now: z.number(),
  banks: z.array(z.number()),
  /** The seats publicly waited for, or one entry without a seat for a window. */
  until: z.array(
    z.object({
      seat: z.nullable(z.number()),
      at: z.number(),
      /** Whether others may still give more. */
      more: z.optional(z.boolean()),
    }),
  ),
});
export type ClockInfo = z.infer<typeof clockInfo>;

/** Times in milliseconds; `left`: when it was sent. */
export const countdownInfo = z.object({
  window: z.number(),
  left: z.number(),
  length: z.number(),
  /** How often somebody asked for more time. */
  extensions: z.number(),
  mayExtend: z.boolean(),
});
export type CountdownInfo = z.infer<typeof countdownInfo>;

export const seatInfo = z.object({
  kind: z.enum(['open', 'invited', 'person', 'bot']),
  name: z.nullable(z.string()),
  level: z.nullable(level),
  /** A bot that sits in for an absent player. */
  sitting: z.nullable(level),
  present: z.boolean(),
  /** Gone long enough for the others to let a bot sit in. */
  replaceable: z.boolean(),
  /** Before the match: has its person said that it may begin? The host always has. */
  ready: z.boolean(),
  /** Its person has left the match for good, and a bot plays on. */
  resigned: z._default(z.boolean(), false),
  /** Whole minutes since its person was last there; `null`: they are, or nobody knows. */
  away: z._default(z.nullable(z.number()), null),
});

export type SeatInfo = z.infer<typeof seatInfo>;

export const outcome = z.object({
  places: z.array(z.array(z.number())),
  scores: z.optional(z.array(z.object({ seat: z.number(), parts: z.record(z.string(), z.number()) }))),
  how: z.string(),
});

/** What one player would like and all have to agree to. */
export const WISHES = ['end', 'back', 'pause'] as const;

/**
 * A wish that is open. Who agrees is public; who does not says nothing to anybody. Silence is no.
 */
export const wishInfo = z.object({
  kind: z.enum(WISHES),
  /** Whose wish it is. */
  seat: z.number(),
  /** Who has agreed, its owner first. */
  agreed: z.array(z.number()),
  /** Who is asked, its owner too: nobody whose chair a bot keeps. */
  asked: z.array(z.number()),
  /** Milliseconds until it is answered by silence, when it was sent. */
  left: z.number(),
  /** To take back: the events by which the reader was told of the step. */
  told: z.nullable(z.object({ from: z.number(), count: z.number() })),
});
export type WishInfo = z.infer<typeof wishInfo>;

export const matchSummary = z.object({
  id,
  game: z.string(),
  /** Of the rules that the match is played by. */
  version: z.number(),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  seats: z.array(seatInfo),
  status: z.enum(['open', 'running', 'finished', 'aside']),
  public: z.boolean(),
  aids: z.boolean(),
  clock: clockRule,
  createdAt: z.number(),
  /** The last change that all could see. */
  changedAt: z.number(),
  outcome: z.nullable(outcome),
  rematch: z.nullable(id),
  /** Which chair opened it; `null`: there is none, or an older server did not note it. */
  rematchBy: z._default(z.nullable(z.number()), null),
  /** The reader's own chair. */
  you: z.nullable(z.number()),
  /** Whether the reader opened the match. */
  host: z.boolean(),
  /** The chair of whoever opened it; `null`: they have none. */
  hostSeat: z.nullable(z.number()),
  /** Whether the reader may begin it once all chairs are taken: the host, or who stands in for a host who is gone. */
  mayBegin: z.boolean(),
  /** The token of the invite link, for those at the table only. */
  invite: z.nullable(z.string()),
  /** Before the match, for those at the table only: opens it to whoever says it. */
  code: z.nullable(z.string()),
  /** Before the match: wishes to change chairs, the reader's own and those made to them. */
  swaps: z.array(z.object({ from: z.number(), to: z.number() })),
  /** In lists: is the reader to move? */
  yourTurn: z.boolean(),
  /** Seats that have agreed to end the match. */
  agreed: z.array(z.number()),
  /** The table pauses: no time passes. `left`: milliseconds until it goes on by itself; lists do not say. */
  pause: z._default(z.nullable(z.object({ left: z.optional(z.number()) })), null),
  /** What the table is asked just now; for its players only. */
  wish: z._default(z.nullable(wishInfo), null),
  /** The bot that keeps the chair of somebody who is away or has resigned. */
  absence: z._default(level, 'fair'),
  /** How many watch who have no seat; of lists only that of the matches being played says it. */
  watching: z._default(z.number(), 0),
});
export type MatchSummary = z.infer<typeof matchSummary>;
