/**
 * Time as the people at a table share it: they give each other more, and pause by consent of all. A pause ends when
 * anybody says so, or by itself after a long while. None of it is an entry of the log: it is kept with the clock.
 */

import type { Seat } from '@conclave/engine';
import type { RoomNews } from '@conclave/wire';
import { type AbsenceRoom, playerOf } from './absences.ts';
import { type Clock, givenTime, pausedAt, pauseEnds, resumed } from './clock.ts';
import { Fault } from './errors.ts';
import type { RoomServices } from './room-services.ts';
import { nameAt } from './seat-names.ts';
import { type TalkRoom, tell } from './talk.ts';

/** The room whose time it is. All but `serial` and what is of its talk is for work that is in the queue. */
export interface SharedTimeRoom extends AbsenceRoom, TalkRoom {
  readonly clock: Clock | null;
  keepClock(clock: Clock): Promise<boolean>;
  untilFirst<Done>(attempt: () => Promise<Done | 'behind'>): Promise<Done>;
  checkForChanges(): Promise<void>;
  changed(): void;
}

export class SharedTime {
  private readonly room: SharedTimeRoom;
  private readonly services: RoomServices;
  private shownChanges = 0;

  constructor(room: SharedTimeRoom, services: RoomServices) {
    this.room = room;
    this.services = services;
  }

  get isPaused(): boolean {
    return this.room.clock?.paused !== undefined;
  }

  /** Milliseconds until a pause ends by itself; `null`: the table does not pause. */
  get pauseLeft(): number | null {
    const { row, clock } = this.room;
    const ends = clock && pauseEnds(row.clock, clock);
    return ends === null ? null : Math.max(0, ends - this.services.now());
  }

  /** Whether people have changed the clock since this was asked last. */
  hasNews(): boolean {
    const changes = this.room.clock?.changes ?? 0;
    const isNews = changes !== this.shownChanges;
    this.shownChanges = changes;
    return isNews;
  }

  /** One turn more for somebody else; in a window (`seat` is `null`) for all alike. */
  async give(person: string, seat: Seat | null): Promise<void> {
    const { room } = this;
    const giver = await room.serial(async () => {
      const own = playerOf(room, person);
      if (seat === own || (seat !== null && room.match?.sitting(seat) !== null)) throw new Fault('notOpen');
      if (!(await this.change((clock) => givenTime(room.row.clock, clock, seat)))) throw new Fault('notOpen');
      return own;
    });
    const seats = seat === null ? [giver] : [giver, seat];
    await this.tell({ what: seat === null ? 'gaveAll' : 'gave', names: this.names(seats) });
  }

  /** All have agreed. In the queue; `false`: it paused before. */
  pause(): Promise<boolean> {
    const { now } = this.services;
    return this.change((clock) => (clock.paused === undefined ? pausedAt(clock, now()) : null));
  }

  tellPause(): Promise<void> {
    return this.tell({ what: 'paused', names: [] });
  }

  /** Anybody who plays may end a pause. */
  async goOn(person: string): Promise<void> {
    const { room } = this;
    const went = await room.serial(async () => {
      const seat = playerOf(room, person);
      return (await this.resume()) ? this.names([seat]) : null;
    });
    if (went) await this.tell({ what: 'wentOn', names: went });
  }

  /** In the queue: where a pause has lasted too long, the table goes on. `true`: it pauses. */
  async waits(): Promise<boolean> {
    if (!this.isPaused) return false;
    if (this.pauseLeft === 0 && (await this.resume())) void this.tell({ what: 'wentOn', names: [] });
    return this.isPaused;
  }

  private resume(): Promise<boolean> {
    return this.change((clock) => (clock.paused === undefined ? null : resumed(clock, this.services.now())));
  }

  /** In the queue. `false`: there was nothing to change. */
  private async change(change: (clock: Clock) => Clock | null): Promise<boolean> {
    const { room, services } = this;
    // A server of an older version would not know of it.
    if (services.store.cluster?.hasOlder) throw new Fault('unavailable');
    if (services.store.cluster) await room.checkForChanges();
    return room.untilFirst(async () => {
      const after = room.clock && change(room.clock);
      if (!after) return false;
      if (!(await room.keepClock(after))) return 'behind';
      room.changed();
      return true;
    });
  }

  private names(seats: readonly Seat[]): string[] {
    return seats.map((seat) => nameAt(this.room.row, seat));
  }

  private tell(news: RoomNews): Promise<void> {
    return tell(this.room, news, this.services);
  }
}
