/** The frames between client and server. Knows no game: moves, views and events are checked by their rules. */

import { isRecord } from '@conclave/engine';
import * as z from 'zod/mini';
import { CHAT_LENGTH } from './lengths.ts';
import { listRow } from './list.ts';
import { patch } from './patch.ts';
import { reaction } from './reactions.ts';
import { situation } from './situation.ts';
import { clockInfo, countdownInfo, id, inviteToken, level, matchSummary, outcome } from './table.ts';

export const PROTOCOL = 7;
/** The type of an update on the wire, as all protocols since 5 name it. */
export const UPDATE = 'frame';
/** A client's frame in bytes; the largest honest one is a question of the Abbey or a way of the Nuns. */
export const FRAME_BYTES = 16 * 1024;

/** A step's own name, chosen by the client: resent, it is answered as the first time. Names with a colon are the house's own. */
export const stepId = z.string().check(z.regex(/^[0-9A-Za-z_-]{8,40}$/));
const decision = z.int().check(z.gte(0));
const cursor = z.int().check(z.gte(0));
/** A move is whatever object came: the rules read it, and look at each of its members. */
const move = z.custom<Record<string, unknown>>(isRecord);

export const clientFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('watch'), match: id, cursor, invite: z.optional(inviteToken) }),
  z.strictObject({ type: z.literal('unwatch'), match: id }),
  /** From now on the reader's own list, whole at first. */
  z.strictObject({ type: z.literal('list') }),
  z.strictObject({
    type: z.literal('move'),
    match: id,
    id: stepId,
    decision,
    move,
  }),
  z.strictObject({ type: z.literal('undo'), match: id, id: stepId, decision }),
  /** What would this move be answered? Changes nothing. Asked too often, it is not answered at all. */
  z.strictObject({ type: z.literal('why'), match: id, id: stepId, decision, move }),
  z.strictObject({
    type: z.literal('say'),
    match: id,
    id: stepId,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_LENGTH), z.regex(/^\P{Cs}*$/u)),
  }),
  /** A reaction instead of words. */
  z.strictObject({ type: z.literal('react'), match: id, id: stepId, reaction }),
  /** One more length for all, in the window shown with so many extensions: sent twice, it counts once. */
  z.strictObject({
    type: z.literal('moreTime'),
    match: id,
    id: stepId,
    window: z.int(),
    extensions: z.int().check(z.gte(0)),
  }),
  z.strictObject({ type: z.literal('ping'), n: z.int() }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

export const refusal = z.object({
  rule: z.string(),
  reason: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

export const errorCode = z.enum([
  'malformed',
  'tooLarge',
  'tooFast',
  'unknownMatch',
  'notSignedIn',
  'notYours',
  'needsKey',
  'notOpen',
  'notRunning',
  'notFinished',
  'seatTaken',
  'badInvite',
  'badOptions',
  'badOrigin',
  'full',
  'tooMany',
  'notStored',
  'setAside',
  'unavailable',
  'notFound',
]);
export type ErrorCode = z.infer<typeof errorCode>;

/** What the house says in the talk; each reader words it in their own language. */
export const roomNews = z.object({
  what: z.enum([
    ...['sat', 'left', 'bot', 'freed', 'moved', 'swapped', 'agreed', 'chairAdded', 'chairRemoved'],
    ...['gave', 'gaveAll', 'paused', 'wentOn'],
    ...['hostCloses', 'hostEnds', 'hostUnnames'],
  ] as const),
  /** Whom it is about; of a swap both. */
  names: z.array(z.string()),
  /** Of a bot. */
  level: z.optional(level),
  /** What the host of the server adds. */
  word: z.optional(z.string()),
});
export type RoomNews = z.infer<typeof roomNews>;

/** `seat`: who spoke; `null`: one of the gallery. Names can be changed, seats cannot. */
const chatLine = z.object({
  n: z.number(),
  seat: z.nullable(z.number()),
  /** Empty: the house, or somebody whose name was taken away. */
  from: z.string(),
  text: z.string(),
  /** What the house says. */
  news: z.optional(roomNews),
  /** Instead of words; the text is empty then. */
  reaction: z.optional(reaction),
  at: z.number(),
});

export const told = z.looseObject({ type: z.string() });

export const serverFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    protocol: z.number(),
    person: z.nullable(z.object({ id, name: z.string() })),
  }),
  /** The update: events from the watcher's cursor on, and the situation if its decision rose. */
  z.object({
    type: z.literal(UPDATE),
    match: id,
    watcher: z.union([z.number(), z.literal('gallery')]),
    /** The cursor after these events. */
    cursor: z.number(),
    told: z.array(told),
    decision: z.number(),
    mayUndo: z.boolean(),
    /** What the seat is asked, by its name; older servers do not say. */
    question: z.optional(z.nullable(z.string())),
    outcome: z.nullable(outcome),
    clock: z.nullable(clockInfo),
    /** The last public step, where the table may be asked to take it back: whose it is, and which events told of it. */
    back: z.optional(z.object({ seat: z.number(), from: z.number(), count: z.number() })),
    situation: z.optional(situation),
    /** Instead of the situation, to those who were sent that of the decision `from`: what changed since. */
    patch: z.optional(z.object({ from: z.number(), change: patch })),
    /** Now and then beside a patch: the fingerprint of the situation's JSON. */
    sum: z.optional(z.number()),
  }),
  z.object({ type: z.literal('table'), match: id, table: matchSummary }),
  /** People have changed it without a step: they gave time, or the table pauses or goes on. */
  z.object({ type: z.literal('clock'), match: id, clock: z.nullable(clockInfo) }),
  /** How long the secret window stays open; sent to everybody whenever that has changed, and at no other time. */
  z.object({ type: z.literal('countdown'), match: id, countdown: z.nullable(countdownInfo) }),
  /** A row of the reader's own list has changed; `null`: it is not in it any more. `now`: by the clock of its times. */
  z.object({ type: z.literal('row'), match: id, now: z.number(), row: z.nullable(listRow) }),
  /** The whole list was sent. */
  z.object({ type: z.literal('listed') }),
  z.object({ type: z.literal('ack'), match: id, id: stepId, refusal: z.nullable(refusal) }),
  /** `null`: the move would be made. */
  z.object({ type: z.literal('why'), match: id, id: stepId, refusal: z.nullable(refusal) }),
  z.object({
    type: z.literal('said'),
    match: id,
    lines: z.array(chatLine),
  }),
  z.object({ type: z.literal('error'), code: errorCode, match: z.optional(id), id: z.optional(stepId) }),
  z.object({ type: z.literal('pong'), n: z.number() }),
]);
export type ServerFrame = z.infer<typeof serverFrame>;
export type FrameOf<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;
export type Update = FrameOf<typeof UPDATE>;

/** As clients write their frames: the type, then what it is about. */
const SUBJECT = /^\{"type":"\w+","match":"([0-9a-z]{8,40})"(?:,"id":"([0-9A-Za-z_-]{8,40})")?[,}]/;

/** What a frame is about, read from its beginning alone: enough to refuse by name what nobody wants to parse. */
export function subjectOf(text: string): { readonly match?: string; readonly id?: string } {
  const [, match, step] = SUBJECT.exec(text) ?? [];
  return { ...(match && { match }), ...(step && { id: step }) };
}

/**
 * A server is never silent for longer, in milliseconds: where it has nothing to say it sends an empty list. A client
 * that hears nothing for twice as long knows that the line is dead.
 */
export const HEARTBEAT = 2000;

/** What the server has to say in one go is one message: a list of frames. Those of a later version are passed over. */
export function serverFrames(message: string): ServerFrame[] {
  const list: unknown = JSON.parse(message);
  if (!Array.isArray(list)) return [];
  return list.flatMap((one) => {
    const frame = serverFrame.safeParse(one);
    return frame.success ? [frame.data] : [];
  });
}
