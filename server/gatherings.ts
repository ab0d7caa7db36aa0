/** What people at a table do before the match begins: chairs, wishes to swap, readiness, what is agreed, invitations. */

import { type AnyGame, readOptions } from '@conclave/engine';
import type { ChairsBody, ChangeBody, Companion, RoomNews } from '@conclave/wire';
import { blockedBy } from './blocks.ts';
import { Fault } from './errors.ts';
import {
  chosenOptions,
  gatheringOf,
  isFree,
  MAX_ASKED,
  withGathering,
  withNobodyReady,
  withSeats,
  withSwapped,
} from './gathering.ts';
import type { Lobby } from './lobby.ts';
import type { Room } from './room.ts';
import { gameOf } from './room-loader.ts';
import type { Rooms } from './rooms.ts';
import { nameAt } from './seat-names.ts';
import type { MatchRow, Person, SeatHolder } from './store/store.ts';
import { boundsOfTable } from './table-bounds.ts';
import type { TableServices } from './tables.ts';
import { tell } from './talk.ts';

/** Matches looked through for people one sat with, and how many of these are named. */
const LATELY_MATCHES = 40;
const LATELY_PEOPLE = 8;

/** A table as it shall be, and what the house says of it; of what is between two people it says nothing. */
type Change = readonly [MatchRow, RoomNews?];

export class Gatherings {
  private readonly services: TableServices;
  private readonly rooms: Rooms;
  private readonly lobby: Lobby;
  private readonly games: ReadonlyMap<string, AnyGame>;

  constructor(services: TableServices, rooms: Rooms, lobby: Lobby, games: ReadonlyMap<string, AnyGame>) {
    this.services = services;
    this.rooms = rooms;
    this.lobby = lobby;
    this.games = games;
  }

  ready(person: Person, id: string, isReady: boolean): Promise<Room> {
    return this.change(id, (row) => {
      seatOf(row, person.id);
      const { ready } = gatheringOf(row);
      if (ready.includes(person.id) === isReady) return [row];
      const others = ready.filter((one) => one !== person.id);
      return [this.seen(withGathering(row, { ready: isReady ? [...others, person.id] : others }))];
    });
  }

  /** A free chair and a bot's are taken at once; a person agrees first. */
  takeChair(person: Person, id: string, wanted: number): Promise<Room> {
    return this.change(id, (row) => {
      const own = seatOf(row, person.id);
      const holder = row.seats.at(wanted);
      if (!holder) throw new Fault('seatTaken');
      const { swaps } = gatheringOf(row);
      const others = swaps.filter(({ from }) => from !== person.id);
      if (wanted === own)
        return [swaps.length === others.length ? row : withGathering(row, { swaps: others })];
      if (holder.kind !== 'person')
        return [withSwapped(row, own, wanted), { what: 'moved', names: [nameAt(row, own)] }];
      const agrees = swaps.some(({ from, to }) => from === holder.person && to === person.id);
      if (agrees)
        return [
          withSwapped(row, own, wanted),
          { what: 'swapped', names: [nameAt(row, wanted), nameAt(row, own)] },
        ];
      return [withGathering(row, { swaps: [...others, { from: person.id, to: holder.person }] })];
    });
  }

  /** The wish of whoever sits there is gone, and nobody else is told. */
  declineSwap(person: Person, id: string, seat: number): Promise<Room> {
    return this.change(id, (row) => {
      seatOf(row, person.id);
      const holder = row.seats.at(seat);
      const { swaps } = gatheringOf(row);
      const left = swaps.filter(
        ({ from, to }) => !(to === person.id && holder?.kind === 'person' && holder.person === from),
      );
      return [swaps.length === left.length ? row : withGathering(row, { swaps: left })];
    });
  }

  /** Whoever was ready is asked again. */
  agree(host: Person, id: string, wish: ChangeBody): Promise<Room> {
    return this.change(
      id,
      (row) => {
        needHost(row, host);
        const { options = row.options, ...rest } = wish;
        const read = readOptions(gameOf(this.games, row.game), row.seats.length, options);
        if (!read.ok) throw new Fault('badOptions');
        const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
        const after: MatchRow = { ...row, ...given, options: read.options };
        if (JSON.stringify(after) === JSON.stringify(row)) return [row];
        const free: SeatHolder = { kind: after.public ? 'open' : 'invited' };
        const seats =
          after.public === row.public ? row.seats : row.seats.map((one) => (isFree(one) ? free : one));
        return [withNobodyReady(withSeats(after, seats)), { what: 'agreed', names: [] }];
      },
      wish.public === true,
    );
  }

  chairs(host: Person, id: string, wish: ChairsBody): Promise<Room> {
    return this.change(id, (row) => {
      needHost(row, host);
      const game = gameOf(this.games, row.game);
      const free: SeatHolder = { kind: row.public ? 'open' : 'invited' };
      const isMore = wish.change === 'add';
      const seats = isMore ? [...row.seats, free] : without(row.seats, wish.seat);
      const chosen = chosenOptions(game, row.options, row.seats.length);
      const read = readOptions(game, seats.length, chosen);
      if (!read.ok) throw new Fault('badOptions');
      const after = withNobodyReady(withSeats({ ...row, options: read.options }, seats));
      return [after, { what: isMore ? 'chairAdded' : 'chairRemoved', names: [] }];
    });
  }

  /** People the host has sat with, the latest first; nobody is named by an id. */
  async lately(host: Person, id: string): Promise<Companion[]> {
    const { row: table } = await this.rooms.current(id);
    needHost(table, host);
    const { asked } = gatheringOf(table);
    const found = await this.services.store.list('mine', host.id, LATELY_MATCHES);
    const rows = found.map(({ row }) => row).sort((one, other) => other.changedAt - one.changedAt);
    const blocked = (await blockedBy(this.services.store, host.id)).map((one) => one.person);
    const people = new Map<string, Companion>();
    for (const row of rows) {
      if (row.status === 'open') continue;
      row.seats.forEach((holder, seat) => {
        if (holder.kind !== 'person' || people.has(holder.person)) return;
        if (['', host.id, ...blocked].includes(holder.person)) return;
        const { person, name } = holder;
        people.set(person, { match: row.id, seat, name, invited: asked.includes(person) });
      });
    }
    const isHere = (person: string) =>
      table.seats.some((holder) => holder.kind === 'person' && holder.person === person);
    return [...people].flatMap(([person, one]) => (isHere(person) ? [] : [one])).slice(0, LATELY_PEOPLE);
  }

  /** Whoever sat there with the host finds the table among their invitations. */
  async invite(
    host: Person,
    id: string,
    from: { readonly match: string; readonly seat: number },
  ): Promise<Room> {
    const past = await this.services.store.row(from.match);
    const holder = past?.seats.at(from.seat);
    const satTogether =
      past?.status !== 'open' && past?.seats.some((one) => one.kind === 'person' && one.person === host.id);
    if (holder?.kind !== 'person' || !satTogether || holder.person === host.id) throw new Fault('notYours');
    return this.change(id, (row) => {
      needHost(row, host);
      const { asked } = gatheringOf(row);
      if (asked.includes(holder.person)) return [row];
      if (asked.length >= MAX_ASKED) throw new Fault('tooMany');
      const sentAway = row.sentAway?.filter((one) => one !== holder.person);
      const after = withGathering(row, { asked: [...asked, holder.person] });
      return [{ ...after, ...(sentAway && { sentAway }) }];
    });
  }

  /** All can see that it has changed. */
  private seen(row: MatchRow): MatchRow {
    return { ...row, changedAt: this.services.wall() };
  }

  /** `isListed`: it may come into the lobby by this. */
  private change(id: string, change: (row: MatchRow) => Change, isListed = false): Promise<Room> {
    return this.rooms.at(id, async (room) => {
      let news: RoomNews | undefined;
      const act = (row: MatchRow): MatchRow => {
        if (row.status !== 'open') throw new Fault('notOpen');
        const [after, told] = change(row);
        news = told;
        return news ? this.seen(after) : after;
      };
      const bounds = isListed ? boundsOfTable({ ...room.row, public: true }) : undefined;
      await room.changeRow(act, bounds);
      if (news) await tell(room, news, this.services);
      this.lobby.changed();
      return room;
    });
  }
}

function needHost(row: MatchRow, person: Person): void {
  if (row.status !== 'open') throw new Fault('notOpen');
  if (row.host !== person.id) throw new Fault('notYours');
}

function seatOf({ seats }: MatchRow, person: string): number {
  const seat = seats.findIndex((holder) => holder.kind === 'person' && holder.person === person);
  if (seat < 0) throw new Fault('notYours');
  return seat;
}

function without(seats: readonly SeatHolder[], seat: number): readonly SeatHolder[] {
  const holder = seats.at(seat);
  if (!holder || !isFree(holder)) throw new Fault('seatTaken');
  return seats.toSpliced(seat, 1);
}
