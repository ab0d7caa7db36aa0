/**
 * Everything a store keeps, item by item. Data move from one kind of store to the other in this form. Times, rows and
 * entries are the same bytes in both.
 */

import type { Notice, RatingStep, Subscription } from './personal.ts';
import type { ChatLine, ChatRoom, ClockRow, MatchRow, Person } from './store.ts';

export type BackupItem =
  | { readonly kind: 'kept'; readonly key: string; readonly value: string }
  | PersonItem
  | { readonly kind: 'subscription'; readonly subscription: Subscription }
  | { readonly kind: 'rating'; readonly step: RatingStep }
  | { readonly kind: 'notice'; readonly match: string; readonly notice: Notice }
  | MatchItem
  | {
      readonly kind: 'line';
      readonly match: string;
      readonly room: ChatRoom;
      readonly id: string;
      readonly person: string;
      readonly line: ChatLine;
    }
  | {
      readonly kind: 'notebook' | 'drafts';
      readonly match: string;
      readonly seat: number;
      readonly text: string;
    };

export interface PersonItem {
  readonly kind: 'person';
  readonly person: Person;
  readonly recovery: string | null;
  readonly createdAt: number;
  /** As JSON; `null`: nothing. */
  readonly shows: string | null;
}

export interface MatchItem {
  readonly kind: 'match';
  readonly row: MatchRow;
  readonly isRated: boolean;
  /** `null`: it has not begun. */
  readonly begun: {
    readonly seed: string;
    readonly told: string;
    readonly snapshot: string;
    readonly logged: readonly string[];
    /** Of steps, each of a seat and an id, in no order. */
    readonly names: readonly string[];
    readonly turns: string;
    readonly clock: ClockRow;
  } | null;
}

/** The kept value that says how late it was when a server was last alive (server-time.ts). */
export const ALIVE = 'alive at';

/** The tables of what a player keeps at a seat. */
export const PAPERS = { notebook: 'notebooks', drafts: 'drafts' } as const;

/** The kept value that says whether notices are sent: a copy must not ring beside what it was copied from. */
export const NOTICES = 'notices';
