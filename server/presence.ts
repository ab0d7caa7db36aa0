/** Keeps which players are present, at this server or another, and since when the others are away. */

import type { Seat } from '@conclave/engine';
import { DAY, MINUTE } from '@conclave/engine/time-units';
import type { ClockRule } from '@conclave/wire';
import { gatheringOf, mayBegin, standInFrom, withGathering } from './gathering.ts';
import type { RoomServices } from './room-services.ts';
import type { MatchRow } from './store/store.ts';

/** Away so long, a bot may sit in for somebody. */
const AWAY: Record<ClockRule['kind'], number> = {
  none: 2 * MINUTE,
  live: 2 * MINUTE,
  days: DAY,
};
/** After so much longer the others may end the match without them. */
const GONE = 6;

/** The room whose guests these are. */
export interface PresenceRoom {
  readonly row: MatchRow;
  /** Among the guests of this server. */
  isHere(person: string): boolean;
  changeRow(change: (row: MatchRow) => MatchRow): Promise<unknown>;
  tableChanged(): void;
}

export class Presence {
  private readonly room: PresenceRoom;
  private readonly services: RoomServices;
  private readonly loadedAt: number;
  /** By seat: when its person left; empty as long as there is no match. */
  private seen: readonly number[] = [];
  private elsewhere: readonly string[] = [];
  private standInTold = Infinity;

  constructor(room: PresenceRoom, services: RoomServices) {
    this.room = room;
    this.services = services;
    this.loadedAt = services.now();
  }

  /** As it was stored; what is known here may be newer. */
  restore(seen: readonly number[]): void {
    this.seen = seen.map((at, seat) => Math.max(at, this.seen[seat] ?? at));
  }

  left(seat: Seat, at: number): void {
    if (this.seen.length > 0) this.seen = this.seen.with(seat, at);
  }

  /** The other servers are told who comes and goes here. */
  report(what: 'arrive' | 'depart', person: string): void {
    this.services.store.cluster?.[what](this.room.row.id, person);
  }

  /** Whether these are the people at the other servers, as far as is known here. */
  isSameAsKnown(present: readonly string[]): boolean {
    return present.join() === this.elsewhere.join();
  }

  /** The people at the other servers. */
  setKnown(present: readonly string[]): void {
    const gone = this.elsewhere.filter((person) => !present.includes(person));
    this.elsewhere = present;
    this.room.row.seats.forEach((holder, seat) => {
      if (holder.kind !== 'person' || !gone.includes(holder.person)) return;
      if (!this.isThere(holder.person)) this.left(seat, this.services.now());
    });
  }

  /** Who is at the other servers, as they say it. */
  get known(): readonly string[] {
    return this.elsewhere;
  }

  /** At this server or at another. */
  isThere(person: string): boolean {
    return this.room.isHere(person) || this.elsewhere.includes(person);
  }

  isPresent(seat: Seat): boolean {
    const holder = this.room.row.seats[seat];
    return holder.kind === 'bot' || (holder.kind === 'person' && this.isThere(holder.person));
  }

  /** Whole minutes since a person left; `null`: they are there, or not for so long. Nothing finer is told. */
  minutesAway(seat: Seat): number | null {
    if (this.isPresent(seat) || this.room.row.seats[seat].kind !== 'person') return null;
    const minutes = Math.floor((this.services.now() - this.seen[seat]) / MINUTE);
    return minutes > 0 ? minutes : null;
  }

  /** By seat: when its person was last there, for the store. */
  lastSeen(before: readonly number[]): readonly number[] {
    const now = this.services.now();
    return this.room.row.seats.map((_holder, seat) =>
      this.isPresent(seat) ? now : (this.seen[seat] ?? before[seat]),
    );
  }

  /** Before the match: may this person begin it? */
  mayBegin(person: string | null): boolean {
    const isThere = (one: string) => this.isThere(one);
    return mayBegin(this.room.row, person, this.services.now(), isThere);
  }

  /** Before the match: when watchers must be told that somebody else may begin; `Infinity`: they know, or it is not so. */
  get standInDue(): number {
    const from = standInFrom(this.room.row);
    return from === this.standInTold ? Infinity : from;
  }

  tellStandIn(): void {
    this.standInTold = standInFrom(this.room.row);
    this.room.tableChanged();
  }

  /** Somebody has come or gone: the table notes since when its host is away. */
  noteHost(): void {
    const { room } = this;
    if (this.withHost(room.row) === room.row) return;
    room
      .changeRow((row) => this.withHost(row))
      .catch((err: unknown) =>
        this.services.log('that the host left could not be noted', { match: room.row.id, err }),
      );
  }

  /** As it was where nothing is new. */
  private withHost(row: MatchRow): MatchRow {
    if (row.status !== 'open') return row;
    const { hostLeft } = gatheringOf(row);
    if (this.isThere(row.host)) return hostLeft === null ? row : withGathering(row, { hostLeft: null });
    return hostLeft === null ? withGathering(row, { hostLeft: this.services.now() }) : row;
  }

  /** So long away that a bot may sit in. */
  isAway(seat: Seat): boolean {
    if (this.isPresent(seat)) return false;
    const { kind } = this.room.row.clock;
    // After a restart people have to find back to the table first; days pass without anybody at it.
    const since = kind === 'days' ? this.seen[seat] : Math.max(this.seen[seat], this.loadedAt);
    return this.services.now() - since >= AWAY[kind];
  }

  /** So long away that the others need not wait for a word of theirs. */
  isGone(seat: Seat): boolean {
    return (
      !this.isPresent(seat) && this.services.now() - this.seen[seat] >= GONE * AWAY[this.room.row.clock.kind]
    );
  }
}
