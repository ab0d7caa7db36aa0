/** Decides about the seat of a player who is away: a bot takes it, and the player takes it back. */

import type { AnyMatch, Level, Refusal, Request, Seat } from '@conclave/engine';
import { Fault } from './errors.ts';
import type { Presence } from './presence.ts';
import type { RoomServices } from './room-services.ts';
import type { Append, MatchRow } from './store/store.ts';

/** Where nothing else was agreed. */
export const DEFAULT_ABSENCE: Level = 'fair';

/** The room whose chairs these are. All but `serial` and `seatOf` is for work that is in the queue. */
export interface AbsenceRoom {
  readonly id: string;
  readonly row: MatchRow;
  readonly match: AnyMatch | null;
  readonly sharedTime: { readonly isPaused: boolean };
  seatOf(person: string | null): Seat | null;
  serial<Result>(work: () => Promise<Result>): Promise<Result>;
  /** `wish` is asked again where somebody else was first; `null`: it is too late for it. */
  make(wish: () => Request | null, step: Append['step']): Promise<Refusal | null>;
  swapRow(change: (row: MatchRow) => MatchRow): Promise<boolean>;
  tableChanged(): void;
  /** Some watch as somebody else from now on. */
  reseat(): void;
}

export class Absences {
  private readonly room: AbsenceRoom;
  private readonly presence: Presence;
  private readonly services: RoomServices;

  constructor(room: AbsenceRoom, presence: Presence, services: RoomServices) {
    this.room = room;
    this.presence = presence;
    this.services = services;
  }

  /** A person's chair, away long enough for a bot to sit in. */
  isReplaceable(seat: Seat): boolean {
    const { match, row } = this.room;
    const isPlayed =
      match !== null && !match.outcome && match.sitting(seat) === null && !this.room.sharedTime.isPaused;
    return isPlayed && row.seats[seat]?.kind === 'person' && this.presence.isAway(seat);
  }

  /** A person who plays. */
  isSomebodyThere(): boolean {
    return this.room.row.seats.some(
      (holder, seat) => holder.kind === 'person' && this.presence.isPresent(seat),
    );
  }

  /** The others let a bot sit in for somebody who is gone. */
  async sitIn(person: string, seat: Seat): Promise<void> {
    const { room } = this;
    await room.serial(async () => {
      const own = playerOf(room, person);
      if (own === seat || !this.isReplaceable(seat)) throw new Fault('notYours');
      await this.keepChair(seat);
    });
    room.tableChanged();
  }

  /** A bot of the agreed level plays for somebody who is away. In the room's queue. */
  async keepChair(seat: Seat): Promise<void> {
    const { room } = this;
    const bot = room.row.absence ?? DEFAULT_ABSENCE;
    await room.make(() => (this.isReplaceable(seat) ? { type: 'sit', seat, bot } : null), null);
  }

  /** Whoever is back plays again. */
  takeBack(seat: Seat): void {
    const { room } = this;
    if (!room.match?.sitting(seat) || room.match.outcome) return;
    room
      .serial(async () => {
        await room.make(() => (room.match?.sitting(seat) ? { type: 'sit', seat, bot: null } : null), null);
        room.tableChanged();
      })
      .catch((err: unknown) => this.services.log('a seat could not be given back', { match: room.id, err }));
  }
}

/** Whoever has a word in a match that is played. */
export function playerOf(room: AbsenceRoom, person: string): Seat {
  if (!room.match || room.match.outcome) throw new Fault('notRunning');
  const seat = room.seatOf(person);
  if (seat === null) throw new Fault('notYours');
  return seat;
}
