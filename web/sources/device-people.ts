/** The people who share this device: who sits before the screen, who is next, and what each has seen. */

import type { AnyMatch, Level, Seat, Watcher } from '@conclave/engine';
import type { LocalSeat, LocalTable } from './local-store.ts';
import type { Handover } from './source.ts';

export class DevicePeople {
  private readonly match: AnyMatch;
  private readonly table: () => LocalTable;
  private readonly isLesson: boolean;
  /** Who sits before the screen. */
  watcher: Watcher;
  /** The seat that a closed curtain waits for. */
  curtain: Seat | null = null;
  /** Another tab plays this match, and this one only looks on. */
  watching = false;

  constructor(match: AnyMatch, table: () => LocalTable, isLesson: boolean) {
    this.match = match;
    this.table = table;
    this.isLesson = isLesson;
    const persons = this.persons();
    this.watcher = persons.length === 0 ? 'gallery' : persons[0];
    if (persons.length > 1) {
      const next = match.toAct().find((seat) => persons.includes(seat)) ?? persons[0];
      this.watcher = next;
      if (!match.outcome) this.curtain = next;
    }
  }

  sitDown(seat: Seat): void {
    this.watcher = seat;
    this.curtain = null;
  }

  persons(): Seat[] {
    return this.table().seats.flatMap((_seat, seat) => (this.botOf(seat) === null ? [seat] : []));
  }

  botOf(seat: Seat): Level | null {
    const { kind, level }: LocalSeat = this.table().seats[seat];
    return kind === 'bot' ? level : this.match.sitting(seat);
  }

  /** The seat that may act at the screen now. */
  ownSeat(): Seat | null {
    return this.watcher === 'gallery' || this.watching || this.curtain !== null ? null : this.watcher;
  }

  handover(): Handover | null {
    if (this.curtain !== null) return { to: this.curtain, curtain: true };
    const next = this.nextPerson();
    return next === null ? null : { to: next, curtain: false };
  }

  /** Who sits down next: a person who is to act, once the one before the screen is not. */
  nextPerson(): Seat | null {
    if (this.match.outcome || this.isLesson || this.watching) return null;
    const asked = this.match.toAct();
    const persons = this.persons().filter((seat) => asked.includes(seat));
    if (this.watcher === 'gallery' || persons.includes(this.watcher)) return null;
    return persons.find((seat) => seat > Number(this.watcher)) ?? persons.at(0) ?? null;
  }

  /** The person before the screen has seen everything up to the cursor. */
  lookedUpTo(cursor: number): Pick<LocalTable, 'looked'> {
    if (this.curtain !== null || this.persons().length < 2) return {};
    const { looked, seats } = this.table();
    const before = looked ?? seats.map(() => 0);
    return { looked: before.map((was, seat) => (seat === this.watcher ? cursor : was)) };
  }
}
