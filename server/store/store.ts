/**
 * The interface of a store and the types of its data. All methods are asynchronous, so a store may run in another
 * thread or on another machine. Nothing is visible before its commit.
 */

import type { Level, OptionValue, Outcome, Seat, Seed } from '@conclave/engine';
import type { ClockRule, Reaction, WISHES } from '@conclave/wire';
import type { Bounds } from './bounds.ts';
import type { Cluster, Head } from './cluster.ts';
import type { Notice, PersonalStore } from './personal.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export type SeatHolder =
  | { readonly kind: 'open' | 'invited' }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** The chair was kept for somebody with the invite link; given up, it is so again. */
      readonly invited?: boolean;
      /** Left the match for good, as the log says: so that lists know it too. */
      readonly resigned?: boolean;
    }
  | { readonly kind: 'bot'; readonly level: Level };

export type Status = 'open' | 'running' | 'finished' | 'aside';

/** What holds at a table until its match begins. People stand in it by their ids. */
export interface Gathering {
  /** Opens the table to whoever says it. */
  readonly code: string;
  /** Who has said that it may begin. */
  readonly ready: readonly string[];
  /** Who would change chairs with whom: one wish a person. */
  readonly swaps: readonly { readonly from: string; readonly to: string }[];
  /** Invited by name. */
  readonly asked: readonly string[];
  /** Who has a chair, in the order in which they sat down. */
  readonly sat: readonly string[];
  /** When the host left, in the server's own time; `null`: is there, or nobody has noticed. */
  readonly hostLeft: number | null;
}

/** What one player would like and all must agree to. */
export interface Wish {
  readonly kind: (typeof WISHES)[number];
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
  /** By the server's time: then it is answered by silence. */
  readonly until: number;
  /** To take back: the step's number in the log, told to nobody. */
  readonly step: number | null;
}

/** A match as others may list it, and what its own server needs besides the log. */
export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly SeatHolder[];
  readonly status: Status;
  readonly public: boolean;
  /** Whether people may use hints and “all that follows”; rows of an older version do not say. */
  readonly aids?: boolean;
  readonly host: string;
  /** Stands for the address it was opened from, which cannot be read from it; forgotten when it begins. */
  readonly opener?: string;
  readonly invite: string;
  /** Whom the host has sent away before the match began. */
  readonly sentAway?: readonly string[];
  /** Until it begins; rows of an older version have none. */
  readonly gathering?: Gathering;
  readonly clock: ClockRule;
  readonly createdAt: number;
  /** The last change that all could see. */
  readonly changedAt: number;
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
  /** The chair of this match whose player opened it; rows of older versions do not say. */
  readonly rematchBy?: Seat;
  /** Seats that agreed to end it. */
  readonly agreed: readonly Seat[];
  /** The last thing that was asked of the table; rows of older versions have none. */
  readonly wish?: Wish | null;
  /** The bot that keeps the chair of whoever is away or has resigned; rows of older versions do not say. */
  readonly absence?: Level;
  /** Seats whose people have taken the match out of their lists; rows of older versions have none. */
  readonly hidden?: readonly Seat[];
  /** Links by which others see the replay, one a seat at most; rows of older versions have none. */
  readonly shares?: readonly { readonly seat: Seat; readonly link: string }[];
  /** Why it was set aside; for the host's eyes. */
  readonly aside: string | null;
}

/** What began a match: kept for ever, secret until the outcome. */
export interface Opening {
  readonly seed: Seed;
  /** The tellings before the first entry, as JSON. */
  readonly told: string;
  readonly snapshot: string;
  /** Entries made together with it: what standing orders answered. */
  readonly logged: readonly string[];
  /** Those who are asked by it. */
  readonly notices?: readonly Notice[];
}

/** The clock of a running match: a deadline as a row, not only a timer. */
export interface ClockRow {
  readonly deadline: number | null;
  /** How much its times were moved since it was written; 0 but in data of older versions. */
  readonly shift: number;
  readonly data: string;
}

/** Steps of one match, all or nothing: entries, told events, my-turn rows and deadline in one transaction. */
export interface Append {
  readonly match: string;
  /** The number of entries it builds on: compare and set. */
  readonly at: number;
  /** Entries with what they told, as JSON. */
  readonly logged: readonly string[];
  /** The step's own id, unique per match and seat. */
  readonly step: { readonly seat: Seat; readonly id: string } | null;
  /** Seats that are to move now. */
  readonly turns: readonly Seat[];
  readonly clock: ClockRow;
  /**
   * The clock as it was stored, where another server may change it without a step (a window is given more time):
   * compared as well. `null`: it is not.
   */
  readonly onClock: string | null;
  /** Set where everybody could see the change. */
  readonly changedAt: number | null;
  readonly snapshot: string | null;
  readonly outcome: Outcome | null;
  /**
   * The version of the caller's rules. Nothing is changed if newer ones have moved the match on, or put it into a
   * snapshot.
   */
  readonly rules: number;
  /** Who is asked by it and was not before, where that is told with the page closed. */
  readonly notices?: readonly Notice[];
}

/** A match as somebody last knew it. */
export interface Standing {
  /** The number of its entries. */
  readonly at: number;
  /** The data of its clock. */
  readonly clock: string;
  /**
   * The version of the rules they have: where newer ones have moved the match on, or put it into a snapshot, nothing is
   * changed.
   */
  readonly rules?: number;
}

export type Appended = 'stored' | 'conflict' | 'known';

export interface StoredMatch {
  readonly row: MatchRow;
  readonly told: string;
  readonly snapshot: string;
  readonly logged: readonly string[];
  readonly clock: ClockRow;
}

/** What has become of a match since somebody knew it. */
export interface Tail {
  readonly row: MatchRow;
  readonly clock: ClockRow;
  /** The entries they do not know yet. */
  readonly logged: readonly string[];
  /** As other servers see it; `null`: there is one server alone. */
  readonly head: Head | null;
}

export interface ChatLine {
  readonly n: number;
  readonly seat: Seat | null;
  /** Empty: whose name was taken away; `null`: the house. */
  readonly from: string | null;
  readonly text: string;
  /** Instead of words. */
  readonly reaction?: Reaction;
  readonly at: number;
}

export interface Said {
  readonly person: string;
  readonly name: string;
  readonly seat: Seat | null;
  /** Chosen by the client: said again, it is said once. */
  readonly id: string;
  readonly text: string;
  /** Instead of words; the text is empty. Refused where there were too many a moment ago. */
  readonly reaction?: Reaction;
  readonly at: number;
}

export type ChatRoom = 'players' | 'gallery';

export type ListName = 'open' | 'running' | 'finished' | 'mine' | 'invitations';

export interface Listed {
  readonly row: MatchRow;
  /** The seats that are to move: only a reader's own may be told. */
  readonly turns: readonly Seat[];
}

/**
 * What a list shows a seat of a match, written while the match is loaded: so a list loads none. It can be made anew from
 * the match, and is in no backup.
 */
export interface Glance {
  readonly match: string;
  readonly seat: Seat;
  /** The number of entries it was made from: an older one never takes the place of a newer one. */
  readonly at: number;
  /** As JSON: what the seat is asked, and whom it knows to be waited for. */
  readonly asks: string;
  /** As JSON; `null`: the one that is there stays. */
  readonly view: string | null;
}

/** A match in somebody's own list. */
export interface OwnRow {
  readonly person: string;
  readonly seat: Seat;
  readonly row: MatchRow;
  /** The data of its clock; `null` as JSON: it has not begun. */
  readonly clock: string;
  readonly asks: string | null;
  /** Rises when there is another view; `null`: there is none. */
  readonly viewAt: number | null;
}

export interface Store extends PersonalStore {
  /** `null`: there is one server alone. */
  readonly cluster: Cluster | null;

  /** A value kept for the server itself (keys of cookies, the last sign of life). */
  keep(key: string, value: string): Promise<void>;
  kept(key: string): Promise<string | null>;
  /** Keeps a value where there is none yet. Returns what is kept then. */
  keepFirst(key: string, value: string): Promise<string>;
  /** Compare and set; `null` is nothing; `false`: somebody else was first. */
  replaceKept(key: string, before: string | null, after: string | null): Promise<boolean>;

  addPerson(person: Person, at: number): Promise<void>;
  person(id: string): Promise<Person | null>;
  rename(id: string, name: string): Promise<void>;
  setRecovery(id: string, hash: string): Promise<void>;
  personByRecovery(hash: string): Promise<Person | null>;
  /** From here on the code is void; `false`: it was so before, or is another's. */
  takeRecovery(id: string, hash: string): Promise<boolean>;

  /** Throws `TooManyError`, and changes nothing, where it is too much; so do the two after it. */
  addMatch(row: MatchRow, bounds?: Bounds): Promise<void>;
  row(id: string): Promise<MatchRow | null>;
  /** Compare and set of everything but the log; `false`: somebody else was first. */
  changeRow(before: MatchRow, after: MatchRow, bounds?: Bounds): Promise<boolean>;
  /** Turns an open match into a running one. */
  begin(
    before: MatchRow,
    after: MatchRow,
    opening: Opening,
    turns: readonly Seat[],
    clock: ClockRow,
    bounds?: Bounds,
  ): Promise<boolean>;
  list(list: ListName, person: string | null, limit: number): Promise<readonly Listed[]>;

  /** The table that a code opens; `null`: none. The row says whether it still does. */
  matchByCode(code: string): Promise<string | null>;

  /** Tables that have not begun, unchanged since a moment, and finished matches since another (`null`: never). */
  expired(open: number, finished: number | null, limit: number): Promise<readonly string[]>;
  /** All that is kept of a match; `false`: it is being played, and stays, or it is not there. */
  remove(match: string): Promise<boolean>;

  append(append: Append): Promise<Appended>;
  load(id: string): Promise<StoredMatch | null>;
  /** The match as it is now, with its entries from a number on. */
  tail(id: string, from: number): Promise<Tail | null>;
  /** Has a step of this id been taken? */
  hasStep(match: string, seat: Seat, step: string): Promise<boolean>;
  /**
   * What changes without a step: a match leaves memory, or a window was given more time. Its snapshot (`null`: as it
   * was) and clock: compare and set on the number of entries and on the clock as it was stored.
   */
  saveIdle(match: string, from: Standing, snapshot: string | null, clock: ClockRow): Promise<boolean>;
  /** Running matches whose deadline has come, the most urgent first. Until then, or a change, nobody else gets them. */
  claimDue(now: number, until: number, limit: number): Promise<readonly string[]>;
  /** All matches that have begun, finished ones too. */
  startedMatchIds(): Promise<readonly string[]>;

  /** Of each room of a chat the last lines are kept. */
  /** `null`: too many reactions of one person. */
  say(match: string, room: ChatRoom, said: Said): Promise<ChatLine | null>;
  chat(match: string, room: ChatRoom, after: number): Promise<readonly ChatLine[]>;

  notebook(match: string, seat: Seat): Promise<string>;
  setNotebook(match: string, seat: Seat, text: string): Promise<void>;

  /** What a player composed and has not handed in, as it was sent; empty: nothing. Nobody else is told of it. */
  drafts(match: string, seat: Seat): Promise<string>;
  setDrafts(match: string, seat: Seat, text: string): Promise<void>;
  /** Those of all seats: the match is over. */
  clearDrafts(match: string): Promise<void>;

  /** All in one commit. */
  setGlances(glances: readonly Glance[]): Promise<void>;
  /** Of these people, those of these matches at which they sit; `null`: all, the newest and those not over first. */
  ownRows(
    people: readonly string[],
    matches: readonly string[] | null,
    limit: number,
  ): Promise<readonly OwnRow[]>;
  /** The small view of a seat, as JSON. */
  glance(match: string, seat: Seat): Promise<string | null>;

  /** Packs matches that ended before a moment, so many at once; says how many it were. */
  pack(before: number, limit: number): Promise<number>;
  /** A consistent copy of the whole store, while it runs: a SQLite file, whatever the store is. */
  backup(file: string): Promise<void>;
  /** Everything that is not as it was written. */
  damages(): Promise<readonly Damage[]>;
  /** What the operator should know of the data as they were found; `null`: nothing. */
  warning(): Promise<string | null>;
  /** Is every commit on the disk before it is answered? As it is set, for tests and the operator. */
  isDurable(): Promise<boolean>;
  close(): Promise<void>;
}

/** Something that is not as it was written, in words for the operator. `match`: empty where it belongs to none. */
export interface Damage {
  readonly match: string;
  readonly why: string;
}

/** The data cannot be used by this version of the server; the message says why, in words for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** There is nothing of Conclave in a folder or database yet. */
export class NoDataError extends StoreError {
  constructor(place: string) {
    super(`There is no Conclave data in ${place}.`);
  }
}
