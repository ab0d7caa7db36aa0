/** The interface of a source: the place a table page gets its match from (this device, a server, or a record). */

import type {
  AnyMove,
  AnyPerspective,
  EndedHow,
  Json,
  Level,
  MatchRecord,
  OptionValue,
  Outcome,
  Refusal,
  Seat,
  Thought,
  Watcher,
} from '@conclave/engine';
import type { CountdownInfo, MatchSummary, Reaction, SeatInfo, WishBody } from '@conclave/wire';
import type { ChatLine } from '@conclave/wire/client';
import type { DraftSlot } from '@conclave/wire/draft-slot';
import type { ReadonlySignal } from '@preact/signals';
import type { SeatTime } from './seat-times.ts';

export interface MatchSeat extends Readonly<Pick<SeatInfo, 'kind' | 'present' | 'replaceable'>> {
  readonly name: string;
  /** The level of a bot, or of one that sits in. */
  readonly bot: Level | null;
}

/** What the page knows of the match besides the game itself. */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly MatchSeat[];
  readonly you: Watcher;
  readonly status: 'open' | 'running' | 'finished';
  /** Whether hints and “all that follows” may be used here. */
  readonly aids: boolean;
  readonly outcome: Outcome | null;
  /** Practice alone: the address of the moment of a finished match from which it began. */
  readonly from?: string;
  /** Remote tables only. */
  readonly remote: MatchSummary | null;
}

/** What one watcher saw when they had been told so many events. */
export interface Sight {
  readonly view: AnyPerspective['view'];
  readonly told: number;
}

/** Why there is no table, or why one can only look on. */
export type Trouble =
  | 'missing'
  | 'watching'
  | 'notStored'
  /** The server cannot store just now: what was done waits. */
  | 'serverFull'
  | 'connecting'
  | 'setAside'
  | 'outdated'
  /** The match is played by another version of the game's rules than this page has: it is loaded anew. */
  | 'otherRules'
  /** A part of the game is not on this device, and cannot be fetched. */
  | 'notLoaded'
  | 'broken';

/** The device goes to another player. `curtain`: nothing is shown until that player says so. */
export interface Handover {
  readonly to: Seat;
  readonly curtain: boolean;
}

/** What lies open to all while the curtain is down. */
export interface PublicNews {
  /** Both the gallery's. */
  readonly view: unknown;
  readonly told: AnyPerspective['told'];
  /** How much of it the next player had been told when they last had the device. */
  readonly seen: number;
}

export interface WindowCountdown extends Pick<CountdownInfo, 'length' | 'mayExtend'> {
  /** By `performance.now()`. */
  readonly closes: number;
}

/** The last public step, where the table may be asked to take it back. `from`: the first event that told of it. */
export interface AskableStep {
  readonly seat: Seat;
  readonly from: number;
  readonly count: number;
}

/** What people at a table on a server can do besides playing. */
export interface Company {
  readonly back: ReadonlySignal<AskableStep | null>;
  /** By `performance.now()`: when the wish that is open is answered by silence. */
  readonly wishEnds: ReadonlySignal<number | null>;
  /** `false`: too many, or the line is broken. It is not sent late. */
  react(reaction: Reaction): Promise<boolean>;
  /** Asks the table, or agrees. */
  wish(wish: WishBody): Promise<void>;
  /** One turn more: for a seat, or for all in a window (`null`). */
  giveTime(seat: Seat | null): Promise<void>;
  /** Ends a pause. */
  goOn(): Promise<void>;
  resign(): Promise<void>;
  takeWin(): Promise<void>;
}

export interface TableSource {
  readonly place: 'local' | 'remote';
  readonly info: ReadonlySignal<MatchInfo | null>;
  readonly perspective: ReadonlySignal<AnyPerspective | null>;
  readonly trouble: ReadonlySignal<Trouble | null>;
  readonly handover: ReadonlySignal<Handover | null>;
  /** Where people share a device; `null`: the curtain is up. */
  readonly news?: ReadonlySignal<PublicNews | null>;
  /** Until when seats have time; empty: no clock runs. */
  readonly times: ReadonlySignal<readonly SeatTime[]>;
  /** How long the secret window stays open; `null`: none is, or it waits for answers. */
  readonly countdown: ReadonlySignal<WindowCountdown | null>;
  /** Sentences name every seat, the reader's too. */
  readonly speaksOfNobodyAsYou?: boolean;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  submit(move: AnyMove): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  /** More time for all in the secret window. */
  moreTime?(): Promise<Refusal | null>;
  /** The page has shown all events up to this number, and nothing moves any more: local bots wait for it. */
  settled?(cursor: number): void;
  /** Bots that wait for nobody but this page play on at once, until its player acts. */
  hastenBots?(): void;
  hint(): Promise<Thought<AnyMove> | null>;
  /** What a move would be answered now; `null`: it is possible, or nobody answered. A click is answered at once. */
  why(move: AnyMove, atOnce: boolean): Promise<Refusal | null>;
  /** Whether the rules let a move be made now; `null`: nobody answered. */
  allows(move: AnyMove): Promise<boolean | null>;
  /** Asks the game's mind, from what this page knows; `null`: it has no answer, or it came too late. */
  ponder(question: Json): Promise<Json | null>;
  /** A bot takes or leaves a chair. */
  sit(seat: Seat, level: Level | null): Promise<void>;
  end(how: EndedHow): Promise<void>;
  say(text: string): Promise<void>;
  /** What people do at a table on a server. */
  readonly company?: Company;
  /** Draws the curtain before the next player, or before this one; `lift` opens it. */
  handOver(to?: Seat): void;
  lift(): void;
  record(): Promise<MatchRecord<unknown> | null>;
  /** To the moment of an event, where the source can go there. */
  goToEvent?(event: number): void;
  /** What this watcher saw when the event was told, as one who looks on; `null`: that is not known here. */
  past(event: number): Promise<AnyPerspective | null>;
  /** What this watcher saw after each thing that told the event or a later one, as far as that is known here. */
  since(event: number): Promise<readonly Sight[]>;
  readNotes(): Promise<string>;
  writeNotes(text: string): Promise<void>;
  /** What this watcher composes, for the question it answers. */
  readDrafts(): Promise<DraftSlot>;
  writeDrafts(slot: DraftSlot): Promise<void>;
  close(): void;
}
