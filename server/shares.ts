/**
 * Links of their own to finished matches: a player makes one and takes it back. Whoever has it sees the replay and
 * nothing else of the table, and of the names only that of the one who made it.
 */

import type { AnyMatch } from '@conclave/engine';
import { Fault } from './errors.ts';
import { isSameSecret, newInvite } from './ids.ts';
import { recordOf } from './room-reading.ts';
import type { Rooms } from './rooms.ts';
import type { MatchRow, Person } from './store/store.ts';

interface SharedMatch {
  readonly record: ReturnType<AnyMatch['record']>;
  /** By seat; `null`: not theirs to give. */
  readonly names: readonly (string | null)[];
}

const sharesOf = ({ shares = [] }: MatchRow) => shares;

export class Shares {
  private readonly rooms: Rooms;

  constructor(rooms: Rooms) {
    this.rooms = rooms;
  }

  /** One link a player, the same however often it is asked for. */
  open(person: Person, id: string): Promise<string> {
    return this.rooms.at(id, async (room) => {
      const seat = room.seatOf(person.id);
      if (seat === null) throw new Fault('notYours');
      if (room.row.status !== 'finished') throw new Fault('notFinished');
      const fresh = newInvite();
      const row = await room.changeRow((before) =>
        sharesOf(before).some((one) => one.seat === seat)
          ? before
          : { ...before, shares: [...sharesOf(before), { seat, link: fresh }] },
      );
      return sharesOf(row).find((one) => one.seat === seat)?.link ?? fresh;
    });
  }

  /** From now on the link leads nowhere. */
  close(person: Person, id: string): Promise<void> {
    return this.rooms.at(id, async (room) => {
      const seat = room.seatOf(person.id);
      if (seat === null) throw new Fault('notYours');
      await room.changeRow((before) =>
        sharesOf(before).some((one) => one.seat === seat)
          ? { ...before, shares: sharesOf(before).filter((one) => one.seat !== seat) }
          : before,
      );
    });
  }

  /** A link that never was and one that was taken back are answered alike. */
  async look(id: string, link: string): Promise<SharedMatch> {
    const room = await this.rooms.current(id);
    const share = sharesOf(room.row).find((one) => isSameSecret(link, one.link));
    const holder = share && room.row.seats[share.seat];
    if (!share || holder?.kind !== 'person') throw new Fault('unknownMatch');
    return {
      record: recordOf(room),
      names: room.row.seats.map((_holder, seat) => (seat === share.seat ? holder.name : null)),
    };
  }
}
