/** How many watch a match without a seat, at all servers together. That they do is public, who they are is not. */

import { newId } from './ids.ts';
import type { RoomServices } from './room-services.ts';

/** Stands among the people who are at a match: so many who watch, at one server. */
const MARK = /^watching:(\d+):/;

/** Of those who are at a match, by what its servers say: how many watch. */
export function watchersAmong(present: readonly string[]): number {
  return present.reduce((sum, one) => sum + Number(MARK.exec(one)?.[1] ?? 0), 0);
}

/** The room that is watched. */
interface WatchedRoom {
  readonly id: string;
  tableChanged(): void;
}

export class Watchers {
  private readonly room: WatchedRoom;
  private readonly services: RoomServices;
  private readonly countHere: () => number;
  private readonly token = newId();
  /** At this server, as it was told last. */
  here = 0;

  constructor(room: WatchedRoom, services: RoomServices, countHere: () => number) {
    this.room = room;
    this.services = services;
    this.countHere = countHere;
  }

  /** `present`: who is there at the other servers. */
  count(present: readonly string[]): number {
    return this.here + watchersAmong(present);
  }

  /** Now and then: their number is told if it has changed, however many came and went. */
  tell(): void {
    const here = this.countHere();
    if (here === this.here) return;
    this.report(here);
    this.room.tableChanged();
  }

  /** The room leaves memory, and nobody watches here. */
  stop(): void {
    this.report(0);
  }

  private report(here: number): void {
    const { cluster } = this.services.store;
    if (this.here > 0) cluster?.depart(this.room.id, this.name);
    this.here = here;
    if (here > 0) cluster?.arrive(this.room.id, this.name);
  }

  private get name(): string {
    return `watching:${this.here}:${this.token}`;
  }
}
