/** What a store keeps for persons besides their matches: notices, where they are sent, ratings, and what is shown. */

import type { Seat } from '@conclave/engine';
import type { ChatRoom, MatchRow, Person } from './store.ts';

/** Stands for the host's own address among the seats of a match (CONCLAVE_NOTICE_URL). */
export const HOST_SEAT = -1;

/** A seat is asked, and its person is to be told. Of each seat there is one: what is asked later takes its place. */
export interface Notice {
  readonly seat: Seat;
  /** Stands for match and question; nothing can be read from it. */
  readonly tag: string;
  /** When it is to be sent, by the server's own time. */
  readonly due: number;
  /** When the person is reminded; `null`: never, or it was done. */
  readonly remind: number | null;
}

export interface ClaimedNotice extends Notice {
  /** Subscriptions that have it already, by their ids. */
  readonly sent: readonly string[];
  readonly row: MatchRow;
  /** The seats that are to move now. */
  readonly turns: readonly Seat[];
  /** The data of the match's clock. */
  readonly clock: string;
}

/** What is left to be told of a notice. */
export interface NoticeLeft {
  readonly due: number;
  readonly remind: number | null;
  readonly sent: readonly string[];
}

/** In minutes of the day by the wall clock of a time zone; where it ends before it begins it goes over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

/** A browser that takes notices for a person. */
export interface Subscription {
  readonly id: string;
  readonly person: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly quiet: QuietHours | null;
  readonly at: number;
}

/** The strength of a person after one more match. */
export interface RatingStep {
  readonly person: string;
  readonly game: string;
  /** Empty, but in games whose sides differ. */
  readonly role: string;
  /** Counts them, from 1: who writes the next one builds on the last. */
  readonly n: number;
  readonly match: string;
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
}

/** What a person lets others see. */
export interface Shows {
  readonly strength: boolean;
  readonly matches: boolean;
}

export interface Profile {
  readonly person: Person;
  readonly createdAt: number;
  readonly shows: Shows;
}

/** A line that a person has said. */
export interface OwnLine {
  readonly match: string;
  readonly room: ChatRoom;
  readonly text: string;
  readonly at: number;
}

export interface PersonalStore {
  /** Notices that are due, the earliest first. Until then nobody else gets them. */
  claimNotices(now: number, until: number, limit: number): Promise<readonly ClaimedNotice[]>;
  /** After sending; `null`: nothing is left. It changes nothing where something else was asked meanwhile. */
  settleNotice(match: string, seat: Seat, tag: string, left: NoticeLeft | null): Promise<void>;

  /** Of a person's subscriptions the latest are kept. */
  subscribe(subscription: Subscription, most: number): Promise<void>;
  subscriptions(person: string): Promise<readonly Subscription[]>;
  unsubscribe(person: string, endpoint: string): Promise<void>;

  /** Matches that are over and not rated, the oldest first. */
  unrated(limit: number): Promise<readonly MatchRow[]>;
  ratings(person: string): Promise<readonly RatingStep[]>;
  /** Once a match; `false`: somebody else was first with it, or with a rating of one of its people. */
  rate(match: string, steps: readonly RatingStep[]): Promise<boolean>;

  profile(person: string): Promise<Profile | null>;
  setShows(person: string, shows: Shows): Promise<void>;
  linesOf(person: string): Promise<readonly OwnLine[]>;
  /** Matches whose rows name a person, in whatever part. */
  matchesNaming(person: string): Promise<readonly string[]>;
  /** The name is taken away, also in what they and the house have said. */
  unname(person: string): Promise<void>;
  /** All of a person but what stands in the rows of matches. */
  forget(person: string): Promise<void>;
  /** For the operator: the newest people first. */
  people(limit: number): Promise<readonly Profile[]>;
  /** For the operator: rows of matches that are not over, the newest first. */
  unfinished(limit: number): Promise<readonly MatchRow[]>;
  /** What the operator takes away, and other kept values whose keys begin alike. */
  keptUnder(prefix: string): Promise<readonly { readonly key: string; readonly value: string }[]>;
  unkeep(key: string): Promise<void>;
}

export const NOTHING_SHOWN: Shows = { strength: false, matches: false };

export function showsOf(text: string | null): Shows {
  if (text === null) return NOTHING_SHOWN;
  const { strength, matches } = JSON.parse(text) as Partial<Shows>;
  return { strength: strength === true, matches: matches === true };
}

/** A quiet time, or keys, as they are stored. */
export const textOfQuiet = (quiet: QuietHours | null) => (quiet === null ? null : JSON.stringify(quiet));
