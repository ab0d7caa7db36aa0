/** The bodies of the REST part. */

import * as z from 'zod/mini';
import { DRAFTS_LENGTH, MAX_DRAFTS, NAME_LENGTH, NOTEBOOK_LENGTH } from './lengths.ts';
import { clockRule, id, inviteToken, level, matchSummary, personName, tableCode } from './table.ts';

export const me = z.object({ id, name: z.string() });
export type Me = z.infer<typeof me>;

export const nameBody = z.strictObject({ name: personName });
/** Whoever is no person says so here: its name gets a sign. */
export const programBody = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_LENGTH - 2), z.regex(/^\P{C}*$/u)),
});
/** `token` is the value of the cookie `conclave`. */
export const programAnswer = z.object({ id, name: z.string(), token: z.string() });
export const recoverBody = z.strictObject({ code: z.string().check(z.maxLength(64)) });
/** `endOthers`: all other devices are signed out. */
export const recoveryBody = z.strictObject({ endOthers: z._default(z.boolean(), false) });
export const recoveryAnswer = z.object({ code: z.string() });

export const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('invited') }),
  z.strictObject({ kind: z.literal('bot'), level }),
]);

export const createBody = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  seats: z.array(seatWish).check(z.minLength(1), z.maxLength(8)),
  options: z._default(z.record(z.string().check(z.maxLength(40)), z.unknown()), {}),
  public: z._default(z.boolean(), false),
  /** Fair play: may people use hints and “all that follows” against each other? */
  aids: z._default(z.boolean(), false),
  clock: z._default(clockRule, { kind: 'none' }),
  /** The bot that keeps the chair of somebody who is away or has resigned. */
  absence: z._default(level, 'fair'),
});
export type CreateBody = z.infer<typeof createBody>;
export type SeatWish = z.infer<typeof seatWish>;

const chair = z.int().check(z.gte(0), z.lte(15));

export const joinBody = z.strictObject({
  seat: z.optional(chair),
  invite: z.optional(inviteToken),
});
/** Whoever comes by an invite link says so. */
export const inviteQuery = z.strictObject({ invite: z.optional(inviteToken) });
export const removeBody = z.strictObject({ seat: chair });
export const sitBody = z.strictObject({ seat: chair, level });
export const readyBody = z.strictObject({ ready: z.boolean() });
/** A free chair or a bot's is taken at once; of a person's the swap is asked for, or agreed to; one's own ends the wish. */
export const chairBody = z.strictObject({ seat: chair });
/** The wish of whoever sits there. */
export const declineBody = z.strictObject({ seat: chair });
/** Of what is agreed, what shall be otherwise. Options stand for all options. */
export const changeBody = z.strictObject({
  options: z.optional(z.record(z.string().check(z.maxLength(40)), z.unknown())),
  public: z.optional(z.boolean()),
  aids: z.optional(z.boolean()),
  clock: z.optional(clockRule),
  absence: z.optional(level),
});
export type ChangeBody = z.infer<typeof changeBody>;
/** One chair more, or a free one less. */
export const chairsBody = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('add') }),
  z.strictObject({ change: z.literal('remove'), seat: chair }),
]);
export type ChairsBody = z.infer<typeof chairsBody>;
/** Whoever sat there: nobody is named by an id. */
export const inviteBody = z.strictObject({ match: id, seat: chair });
export const latelyAnswer = z.object({
  people: z.array(z.object({ match: id, seat: z.number(), name: z.string(), invited: z.boolean() })),
});
export type Companion = z.infer<typeof latelyAnswer>['people'][number];
export const codeBody = z.strictObject({ code: tableCode });
export const codeAnswer = z.object({ id, invite: inviteToken });
/** To ask, or to agree with what is asked. `from`: the first event that told of the step that is to be taken back. */
export const wishBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('back'), from: z.int().check(z.gte(0)) }),
]);
export type WishBody = z.infer<typeof wishBody>;
/** One turn more: whose; `null`: for all in the window that is open. */
export const giveTimeBody = z.strictObject({ seat: z.nullable(chair) });
export const notebookBody = z.strictObject({
  text: z.string().check(z.maxLength(NOTEBOOK_LENGTH), z.regex(/^\P{Cs}*$/u)),
});
/** A link by which others see the replay of a match. */
const shareLink = z.string().check(z.minLength(16), z.maxLength(16));
export const shareAnswer = z.object({ share: shareLink });
export const shareQuery = z.object({ share: shareLink });
/** `names`: by seat; only that of whoever shared it. */
export const sharedAnswer = z.object({ record: z.unknown(), names: z.array(z.nullable(z.string())) });

export const notebookAnswer = z.object({ text: z.string() });

export const draftSlot = z.strictObject({
  for: z.string().check(z.maxLength(40)),
  drafts: z.array(z.record(z.string(), z.json())).check(z.maxLength(MAX_DRAFTS)),
});
export const draftsBody = draftSlot.check(z.refine((slot) => bytesOf(JSON.stringify(slot)) <= DRAFTS_LENGTH));

/** As UTF-8. */
function bytesOf(text: string): number {
  return encodeURIComponent(text).replace(/%../g, '.').length;
}

/** The host's word, where tables are opened only by those who know it. */
export const keyBody = z.strictObject({ key: z.string().check(z.maxLength(200)) });

/** When a browser is to be left in peace: minutes of the day by the wall clock of a time zone. */
const minuteOfDay = z.int().check(z.gte(0), z.lt(24 * 60));
export const quietHours = z.strictObject({
  from: minuteOfDay,
  to: minuteOfDay,
  zone: z.string().check(z.maxLength(64)),
});

export type QuietHours = z.infer<typeof quietHours>;

const pushKey = z.string().check(z.maxLength(120), z.regex(/^[\w-]+=*$/));
/** A browser that is to take notices, as it describes itself. */
export const subscribeBody = z.strictObject({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.strictObject({ p256dh: pushKey, auth: pushKey }),
  quiet: z._default(z.nullable(quietHours), null),
});
export type SubscribeBody = z.infer<typeof subscribeBody>;
export const unsubscribeBody = z.strictObject({ endpoint: z.url().check(z.maxLength(1000)) });
/** By what key browsers know this server's notices. */
export const noticesAnswer = z.object({ key: z.string() });

export const LISTS = ['open', 'running', 'finished', 'mine', 'invitations'] as const;
export const listQuery = z.strictObject({ list: z.enum(LISTS) });
export const listAnswer = z.object({ matches: z.array(matchSummary) });
export const tableAnswer = z.object({ table: matchSummary });
export const serverAnswer = z.object({
  /** What others can type in; empty where the server listens for its own machine alone. */
  addresses: z.array(z.string()),
  /** Days for which finished matches are kept; `null`: for ever. */
  keepDays: z.nullable(z.number()),
});
export const gamesAnswer = z.object({
  games: z.array(
    z.object({ id: z.string(), version: z.number(), seats: z.object({ min: z.number(), max: z.number() }) }),
  ),
});
