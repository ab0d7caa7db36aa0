/** People who leave a running match for good, and what becomes of it when one is left, or nobody. */

import type { Seat } from '@conclave/engine';
import { type AbsenceRoom, DEFAULT_ABSENCE, playerOf } from './absences.ts';
import { Fault } from './errors.ts';
import type { RoomServices } from './room-services.ts';
import type { MatchRow } from './store/store.ts';

export class Resignations {
  private readonly room: AbsenceRoom;
  private readonly services: RoomServices;

  constructor(room: AbsenceRoom, services: RoomServices) {
    this.room = room;
    this.services = services;
  }

  /** A bot of the agreed level goes on in the chair; who resigned watches as the gallery. */
  async resign(person: string): Promise<void> {
    const { room } = this;
    await room.serial(async () => {
      const seat = playerOf(room, person);
      // A server of an older version could not follow it.
      if (this.services.store.cluster?.hasOlder) throw new Fault('unavailable');
      await room.make(() => ({ type: 'resign', seat, bot: room.row.absence ?? DEFAULT_ABSENCE }), null);
      await this.settle();
    });
    room.tableChanged();
  }

  /** Others have resigned, and only this person is left. */
  async takeWin(person: string): Promise<void> {
    const { room } = this;
    await room.serial(async () => {
      const seat = playerOf(room, person);
      const mayWin = () => this.someoneLeft() && this.left().join() === String(seat);
      if (!mayWin()) throw new Fault('notOpen');
      await room.make(() => (mayWin() ? { type: 'win', seat } : null), null);
    });
    room.tableChanged();
  }

  /** The match was loaded. */
  resume(): void {
    const { room } = this;
    if (!this.someoneLeft()) return;
    room
      .serial(() => this.settle())
      .catch((err: unknown) =>
        this.services.log('a match that was resigned could not be settled', { match: room.id, err }),
      );
  }

  /** What follows from the log: also after a stop between the two, when the match is loaded. */
  async settle(): Promise<void> {
    const { room } = this;
    if (!this.someoneLeft()) return;
    if (await room.swapRow((row) => this.marked(row))) room.reseat();
    if (this.left().length === 0 && !room.match?.outcome)
      await room.make(() => ({ type: 'end', how: 'abandoned' }), null);
  }

  private marked(row: MatchRow): MatchRow {
    const seats = row.seats.map((holder, seat) =>
      holder.kind === 'person' && !holder.resigned && this.room.match?.hasResigned(seat)
        ? { ...holder, resigned: true }
        : holder,
    );
    return seats.every((holder, seat) => holder === row.seats[seat]) ? row : { ...row, seats };
  }

  private someoneLeft(): boolean {
    const { match, row } = this.room;
    return match !== null && row.seats.some((_holder, seat) => match.hasResigned(seat));
  }

  /** The people who still play. */
  private left(): Seat[] {
    const { match, row } = this.room;
    return row.seats.flatMap((holder, seat) =>
      holder.kind === 'person' && !match?.hasResigned(seat) ? [seat] : [],
    );
  }
}
