/**
 * Decides about the seat of a player who is gone. A bot takes it, the player takes it back, or the others agree to end.
 */

import type { AnyMatch, Refusal, Request, Seat } from '@conclave/engine';
import { Fault } from './errors.ts';
import type { Presence } from './presence.ts';
import type { RoomServices } from './room-services.ts';
import type { Append, MatchRow } from './store/store.ts';

/** The room whose chairs these are. All but `serial` and `seatOf` is for work that is in the queue. */
export interface AbsenceRoom {
  readonly id: string;
  readonly row: MatchRow;
  readonly match: AnyMatch | null;
  seatOf(person: string | null): Seat | null;
  serial<Result>(work: () => Promise<Result>): Promise<Result>;
  /** `wish` is asked again where somebody else was first; `null`: it is too late for it. */
  make(wish: () => Request | null, step: Append['step']): Promise<Refusal | null>;
  swapRow(change: (row: MatchRow) => MatchRow): Promise<boolean>;
  tableChanged(): void;
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
    const isPlayed = match !== null && !match.outcome && match.sitting(seat) === null;
    return isPlayed && row.seats[seat]?.kind === 'person' && this.presence.isAway(seat);
  }

  /** The others let a bot sit in for somebody who is gone. */
  async sitIn(person: string, seat: Seat): Promise<void> {
    const { room } = this;
    await room.serial(async () => {
      const own = this.playerOf(person);
      if (own === seat || !this.isReplaceable(seat)) throw new Fault('notYours');
      // The best there is: it plays for somebody who did not choose it.
      await room.make(() => (this.isReplaceable(seat) ? { type: 'sit', seat, bot: 'strong' } : null), null);
    });
    room.tableChanged();
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

  /** When every person at the table has agreed, the match ends without a winner. */
  async agreeToEnd(person: string): Promise<void> {
    const { room } = this;
    await room.serial(async () => {
      const seat = this.playerOf(person);
      const agreed = (row: MatchRow) => [...new Set([...row.agreed, seat])].sort((a, b) => a - b);
      await room.swapRow((row) => ({ ...row, agreed: agreed(row) }));
      const people = room.row.seats.flatMap((holder, index) =>
        holder.kind === 'person' && !this.presence.isGone(index) ? [index] : [],
      );
      if (people.every((other) => room.row.agreed.includes(other)))
        await room.make(() => ({ type: 'end', how: 'agreed' }), null);
    });
    room.tableChanged();
  }

  /** Whoever has a word in a match that is played. */
  private playerOf(person: string): Seat {
    const { match } = this.room;
    if (!match || match.outcome) throw new Fault('notRunning');
    const seat = this.room.seatOf(person);
    if (seat === null) throw new Fault('notYours');
    return seat;
  }
}
