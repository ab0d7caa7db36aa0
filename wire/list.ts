/** The live list of somebody's own matches: its rows, and which of them is the most urgent. */

import * as z from 'zod/mini';
import { listedMove, waiting } from './situation.ts';
import { clockInfo, matchSummary } from './table.ts';

/** So many rows of a list carry a small view of the match. */
export const MAX_VIEWS = 4;

/** What a match asks of the reader, as far as everybody may know that it does. */
export const asks = z.object({
  /** Publicly asked: in a window all who are asked are, until it closes. */
  due: z.boolean(),
  /** Whether the reader has still to answer. */
  asked: z.boolean(),
  waiting,
  question: z.nullable(z.string()),
  /** Of each kind that the reader may make now one. */
  moves: z.array(listedMove),
});
export type Asks = z.infer<typeof asks>;

export const listRow = z.object({
  table: matchSummary,
  /** `null`: it has not begun, or nobody has looked into it since lists say so. */
  asks: z.nullable(asks),
  /** Until when those publicly waited for have time, by the clock of the frame that brings the row. */
  until: clockInfo.shape.until,
  /** What the reader sees of the match; of a few rows only. */
  view: z.optional(z.unknown()),
});
export type ListRow = z.infer<typeof listRow>;

/** As much of a match as tells how urgent it is. */
export interface Urgency {
  readonly isOver: boolean;
  readonly due: boolean;
  /** When the reader’s time is up; `null`: it has no end. */
  readonly until: number | null;
  /** The last change that all could see. */
  readonly changedAt: number;
}

/** First what waits for the reader: by the time left, then by how long it has waited. The others with the newest first. */
export function byUrgency(one: Urgency, other: Urgency): number {
  const order =
    Number(one.isOver) - Number(other.isOver) ||
    Number(other.due) - Number(one.due) ||
    (one.due ? compare(one.until ?? Infinity, other.until ?? Infinity) : 0);
  return order || (one.due ? one.changedAt - other.changedAt : other.changedAt - one.changedAt);
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other);

export function urgencyOf({ table, asks: asked, until }: ListRow): Urgency {
  const own = until.find(({ seat }) => seat === null || seat === table.you);
  const due = table.status === 'running' && (asked?.due ?? table.yourTurn);
  return {
    isOver: table.status === 'finished',
    due,
    until: due ? (own?.at ?? null) : null,
    changedAt: table.changedAt,
  };
}
