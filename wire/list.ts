/** The live list of somebody's own matches: its rows. */

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
