/** How clients come to a room and leave it: what they are sent, and who is told. */

import type { AnyMatch, Countdown, Watcher } from '@conclave/engine';
import type { ClockInfo, MatchSummary } from '@conclave/wire';
import type { Absences } from './absences.ts';
import type { Audience, Guest } from './audience.ts';
import type { MatchLog, TableNow } from './match-log.ts';
import type { Presence } from './presence.ts';
import type { RoomServices } from './room-services.ts';
import type { MatchRow } from './store/store.ts';
import { Watchers } from './watchers.ts';

/** The room that is visited. */
export interface VisitedRoom {
  readonly id: string;
  readonly row: MatchRow;
  readonly match: AnyMatch | null;
  readonly log: MatchLog | null;
  readonly absences: Absences;
  readonly now: TableNow;
  /** The countdown as all watchers were shown it last. */
  readonly shownCountdown: Countdown | null;
  clockInfo(): ClockInfo | null;
  isHere(person: string): boolean;
  watcherOf(person: string | null): Watcher;
  table(person: string | null): MatchSummary;
  tableChanged(): void;
  serial<Result>(work: () => Promise<Result>): Promise<Result>;
}

export class Visits {
  private readonly room: VisitedRoom;
  private readonly audience: Audience;
  private readonly presence: Presence;
  private readonly services: RoomServices;
  private readonly watchers: Watchers;

  constructor(room: VisitedRoom, audience: Audience, presence: Presence, services: RoomServices) {
    this.room = room;
    this.audience = audience;
    this.presence = presence;
    this.services = services;
    this.watchers = new Watchers(room, services, () =>
      // Before the match begins nobody is told who looks in.
      room.row.status === 'open' ? 0 : audience.watching,
    );
  }

  /** How many watch without a seat, here and elsewhere. */
  get watching(): number {
    return this.watchers.count(this.presence.known);
  }

  get watchingHere(): number {
    return this.watchers.here;
  }

  tellWatching(): void {
    this.watchers.tell();
  }

  /** The room leaves memory. */
  stop(): void {
    this.watchers.stop();
  }

  /** `cursor`: how many events the client has already. */
  begin(guest: Guest, cursor: number): void {
    const { room, audience, presence } = this;
    const { match } = room;
    const { person } = guest;
    const watcher = room.watcherOf(person);
    const known = match ? Math.min(cursor, match.cursor(watcher)) : 0;
    const wasHere = person !== null && room.isHere(person);
    const comes = person !== null && watcher !== 'gallery' && !presence.isThere(person);
    audience.add(guest, watcher, known);
    if (person !== null && this.counts(person, watcher) && !wasHere) presence.report('arrive', person);
    presence.noteHost();
    if (comes) room.tableChanged();
    else audience.sendTable(guest, room.table(person));
    if (watcher !== 'gallery') {
      room.absences.takeBack(watcher);
      this.takeOver();
    }
    if (match) audience.sendUpdate(guest, match, () => room.clockInfo());
    const countdown = room.shownCountdown;
    if (countdown) audience.sendCountdown(guest, countdown, this.services.now());
  }

  /** `false`: the client did not watch. */
  end(guest: Guest, now: number): boolean {
    const { room, presence } = this;
    const watcher = this.audience.remove(guest);
    if (watcher === null) return false;
    const { person } = guest;
    if (person === null || !this.counts(person, watcher) || room.isHere(person)) return true;
    presence.report('depart', person);
    if (presence.isThere(person)) return true;
    presence.noteHost();
    if (watcher === 'gallery') return true;
    presence.left(watcher, now);
    room.tableChanged();
    return true;
  }

  /** Whose coming and going others are told of: players, and a host without a chair. */
  private counts(person: string, watcher: Watcher): boolean {
    return watcher !== 'gallery' || person === this.room.row.host;
  }

  /** Saves a snapshot by these rules, so that no other server leaves the match to a server with older rules. */
  private takeOver(): void {
    const { room, services } = this;
    const { log } = room;
    if (!services.store.cluster || !log?.isOfOlder) return;
    room
      .serial(() => log.takeOver(room.now))
      .catch((err: unknown) => services.log('a match could not be taken over', { match: room.id, err }));
  }
}
