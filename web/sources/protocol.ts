/** The messages between page and worker. The worker hands out perspectives, never a state. */

import type { BotRequest } from '@conclave/bots';
import type {
  AnyMove,
  AnyPerspective,
  EndedHow,
  Json,
  Level,
  MatchRecord,
  OptionValue,
  Refusal,
  Seat,
  Seed,
  Thought,
  Watcher,
} from '@conclave/engine';
import type { SeatKnowledge } from './bots.ts';
import type { Glance } from './glance.ts';
import type { LocalSeat, LocalTable } from './local-store.ts';
import type { Handover, PublicNews, Sight } from './source.ts';

export interface NewMatch {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly LocalSeat[];
  /** Whether people may use hints and “all that follows” against each other. */
  readonly aids: boolean;
}

/** A scripted game: not kept, its chance is given, and the page moves for the others. */
export interface NewLesson {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly LocalSeat[];
  readonly seed: Seed;
  readonly you: Seat;
}

/** One moment of a record from one chair. */
export interface Moment {
  readonly perspective: AnyPerspective;
  readonly entry: number;
  /** By entry: how many events this watcher had been told after it. */
  readonly cursors: readonly number[];
}

export interface Answers {
  create: { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };
  /** `otherRules`: a newer page went on with it. */
  open: 'open' | 'missing' | 'otherRules';
  lesson: null;
  exhibit: null;
  move: Refusal | null;
  undo: Refusal | null;
  script: Refusal | null;
  advise: Thought<AnyMove>;
  ponder: Json;
  why: Refusal | null;
  past: AnyPerspective | null;
  since: readonly Sight[];
  handOver: null;
  lift: null;
  sit: null;
  end: null;
  settled: null;
  hastenBots: null;
  record: MatchRecord<unknown> | null;
  /** `entries`: so many it has in the terms of these rules. */
  load: { readonly ok: true; readonly entries: number } | { readonly ok: false; readonly why: string };
  moment: Moment | null;
  glance: Glance | null;
}

export type Ask =
  | { readonly type: 'create'; readonly match: NewMatch }
  /** `pace`: milliseconds that a bot waits before each step. */
  | { readonly type: 'open'; readonly id: string; readonly pace: number }
  | { readonly type: 'lesson'; readonly lesson: NewLesson }
  /** Bots play by themselves, for whoever looks on; nothing is kept. */
  | { readonly type: 'exhibit'; readonly match: NewMatch; readonly pace: number }
  | { readonly type: 'move'; readonly move: AnyMove; readonly decision: number }
  | { readonly type: 'undo'; readonly decision: number }
  /** What a move would be answered. */
  | { readonly type: 'why'; readonly move: AnyMove; readonly decision: number }
  | { readonly type: 'script'; readonly seat: Seat; readonly move: AnyMove }
  /** What the one before the screen saw when an event was told. */
  | { readonly type: 'past'; readonly event: number }
  | { readonly type: 'since'; readonly event: number }
  /** What the strong bot would do with a perspective of the page's own. */
  | { readonly type: 'advise'; readonly question: BotRequest }
  /** A question to the game's mind. */
  | { readonly type: 'ponder'; readonly knowledge: SeatKnowledge; readonly question: Json }
  | { readonly type: 'handOver'; readonly to: Seat | null }
  | { readonly type: 'lift' }
  | { readonly type: 'sit'; readonly seat: Seat; readonly level: Level | null }
  | { readonly type: 'end'; readonly how: EndedHow }
  /** All events up to this number were shown to a watcher, and nothing moves any more. */
  | { readonly type: 'settled'; readonly watcher: Watcher; readonly cursor: number }
  /** Bots play on without a pause until somebody before the screen acts. */
  | { readonly type: 'hastenBots' }
  | { readonly type: 'record' }
  | { readonly type: 'load'; readonly record: MatchRecord<unknown> }
  | { readonly type: 'moment'; readonly entry: number; readonly watcher: Watcher }
  /** How a stored match stands, for a list. */
  | { readonly type: 'glance'; readonly id: string };

/** Where the match stands, for the one who sits before the screen. */
export interface LocalState {
  readonly table: LocalTable;
  readonly watcher: Watcher;
  /** Levels that play chairs now, by seat. */
  readonly bots: readonly (Level | null)[];
  /** Another tab plays; this one looks on. */
  readonly watching: boolean;
  /** `false`: the last change could not be stored, and so was not made. */
  readonly stored: boolean;
  readonly handover: Handover | null;
  /** `null` behind the curtain. */
  readonly perspective: AnyPerspective | null;
  /** Behind the curtain. */
  readonly news: PublicNews | null;
}

export type FromWorker =
  | { readonly number: number; readonly answer: Answers[keyof Answers] }
  | { readonly number: number; readonly error: string }
  | { readonly state: LocalState }
  /** A newer page went on with the match that this one shows. */
  | { readonly otherRules: true };
