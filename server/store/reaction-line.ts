/** How a reaction lies among the lines of a chat: its name begins as no client can write it, its text is its sign. */

import type { Reaction } from '@conclave/wire';
import type { ChatLine, Said } from './store.ts';

/** So many of one person at one table, in so many milliseconds. */
const MOST = 3;
const WITHIN = 10_000;
const MARK = 'react:';
/** For a store's search. */
export const REACTION_NAMES = `${MARK}%`;

/** Name and text of a line as they are stored. */
export function stored({ id, text, reaction }: Said): { readonly id: string; readonly text: string } {
  return reaction ? { id: MARK + id, text: reaction } : { id, text };
}

/** The house is a person without an id and without a name. */
export function lineOf(said: ChatLine, id: string, person: string): ChatLine {
  const line = person === '' && said.from === '' ? { ...said, from: null } : said;
  // Written by `stored` alone.
  return id.startsWith(MARK) ? { ...line, text: '', reaction: line.text as Reaction } : line;
}

/** From when on the reactions of somebody count. */
export const countedFrom = ({ at }: Said) => at - WITHIN;

export const isTooMany = (lately: number) => lately >= MOST;
