/** The actions on a table: open, join, leave and close it, start the match, seat bots, and agree to end it. */

import { type AnyGame, type Level, Match, type OptionValue, readOptions } from '@conclave/engine';
import type { CreateBody } from '@conclave/wire';
import { distinctName } from '@conclave/wire/names';
import { Fault } from './errors.ts';
import { isSameSecret, newId, newInvite, newSeed } from './ids.ts';
import type { Lobby } from './lobby.ts';
import type { Room } from './room.ts';
import { gameOf } from './room-loader.ts';
import type { RoomServices } from './room-services.ts';
import type { Rooms } from './rooms.ts';
import type { MatchRow, Person, SeatHolder } from './store/store.ts';
import { boundsAtStart, boundsOfGuest, boundsOfTable } from './table-bounds.ts';

/** People whom a host has sent away are remembered, the latest of them. */
const MAX_SENT_AWAY = 50;

export class Tables {
  private readonly services: Pick<RoomServices, 'store' | 'wall'>;
  private readonly rooms: Rooms;
  private readonly lobby: Lobby;
  private readonly games: ReadonlyMap<string, AnyGame>;

  constructor(
    services: Pick<RoomServices, 'store' | 'wall'>,
    rooms: Rooms,
    lobby: Lobby,
    games: ReadonlyMap<string, AnyGame>,
  ) {
    this.services = services;
    this.rooms = rooms;
    this.lobby = lobby;
    this.games = games;
  }

  /** `opener`: see `MatchRow`. */
  async create(host: Person, wish: CreateBody, opener: string): Promise<Room> {
    const game = this.games.get(wish.game);
    if (!game) throw new Fault('badOptions');
    const read = readOptions(game, wish.seats.length, wish.options);
    if (!read.ok) throw new Fault('badOptions');
    const mine = wish.seats.filter((seat) => seat.kind === 'me').length;
    if (mine > 1) throw new Fault('badOptions');
    const seats = wish.seats.map(
      (seat): SeatHolder =>
        seat.kind === 'me' ? { kind: 'person', person: host.id, name: host.name } : seat,
    );
    return this.add(host, game, read.options, seats, {
      public: wish.public,
      aids: wish.aids,
      clock: wish.clock,
      opener,
    });
  }

  /** A table that has not begun. */
  async add(
    host: Person,
    game: AnyGame,
    options: Readonly<Record<string, OptionValue>>,
    seats: readonly SeatHolder[],
    rest: Pick<MatchRow, 'public' | 'aids' | 'clock' | 'opener'>,
  ): Promise<Room> {
    const now = this.services.wall();
    const row: MatchRow = {
      id: newId(),
      game: game.id,
      version: game.version,
      options,
      seats,
      status: 'open',
      ...rest,
      host: host.id,
      invite: newInvite(),
      createdAt: now,
      changedAt: now,
      outcome: null,
      rematch: null,
      agreed: [],
      aside: null,
    };
    await this.services.store.addMatch(row, boundsOfTable(row));
    this.lobby.changed();
    return this.rooms.room(row.id);
  }

  async join(
    person: Person,
    id: string,
    wanted: number | undefined,
    invite: string | undefined,
  ): Promise<Room> {
    const take = (room: Room, row: MatchRow): MatchRow => {
      if (row.status !== 'open') throw new Fault('notOpen');
      if (room.seatOf(person.id) !== null) return row;
      const invited = invite !== undefined && isSameSecret(invite, row.invite);
      if (invite !== undefined && !invited) throw new Fault('badInvite');
      if (!invited && row.sentAway?.includes(person.id)) throw new Fault('notYours');
      const free = row.seats.flatMap((holder, seat) => {
        const mayTake = holder.kind === 'open' ? invited || row.public : holder.kind === 'invited' && invited;
        return mayTake ? [seat] : [];
      });
      if (free.length === 0) throw new Fault(invited || row.public ? 'full' : 'badInvite');
      const seat = wanted ?? free[0];
      if (!free.includes(seat)) throw new Fault('seatTaken');
      const { kind } = row.seats[seat];
      const holder: SeatHolder = {
        kind: 'person',
        person: person.id,
        name: distinctName(person.name, namesIn(row)),
        ...(kind === 'invited' && { invited: true }),
      };
      return { ...row, seats: row.seats.with(seat, holder), changedAt: this.services.wall() };
    };
    const bounds = boundsOfGuest(person.id);
    return this.at(id, (room) => room.changeRow((row) => take(room, row), bounds));
  }

  leave(person: Person, id: string): Promise<Room> {
    const free = (room: Room, row: MatchRow): MatchRow => {
      if (row.status !== 'open') throw new Fault('notOpen');
      const seat = room.seatOf(person.id);
      if (seat === null) throw new Fault('notYours');
      return { ...row, seats: row.seats.with(seat, freed(row.seats[seat])), changedAt: this.services.wall() };
    };
    return this.at(id, (room) => room.changeRow((row) => free(room, row)));
  }

  /** The host takes a chair back. The link by which the guest came is void, and an open chair is not theirs to take again. */
  async removeGuest(host: Person, id: string, seat: number): Promise<Room> {
    const take = (row: MatchRow): MatchRow => {
      if (row.status !== 'open') throw new Fault('notOpen');
      if (row.host !== host.id) throw new Fault('notYours');
      const holder = row.seats[seat];
      if (holder?.kind !== 'person' || holder.person === host.id) throw new Fault('notYours');
      const seats = row.seats.with(seat, freed(holder));
      const sentAway = [...(row.sentAway ?? []), holder.person].slice(-MAX_SENT_AWAY);
      return { ...row, seats, sentAway, invite: newInvite(), changedAt: this.services.wall() };
    };
    const room = await this.at(id, (one) => one.changeRow(take));
    room.lookAgain();
    return room;
  }

  /** The host gives a table up before the match has begun. */
  async closeTable(host: Person, id: string): Promise<void> {
    const { row } = await this.rooms.current(id);
    if (row.status !== 'open') throw new Fault('notOpen');
    if (row.host !== host.id) throw new Fault('notYours');
    if (!(await this.rooms.remove(id))) throw new Fault('notOpen');
  }

  /** The host may still give an empty chair to a bot. */
  seatBot(person: Person, id: string, seat: number, level: Level): Promise<Room> {
    const give = (row: MatchRow): MatchRow => {
      if (row.status !== 'open') throw new Fault('notOpen');
      if (row.host !== person.id) throw new Fault('notYours');
      const holder = row.seats[seat];
      if (!holder || holder.kind === 'person') throw new Fault('seatTaken');
      return { ...row, seats: row.seats.with(seat, { kind: 'bot', level }), changedAt: this.services.wall() };
    };
    return this.at(id, async (room) => {
      if (room.status === 'running') await room.absences.sitIn(person.id, seat);
      else await room.changeRow(give);
    });
  }

  agreeToEnd(person: Person, id: string): Promise<Room> {
    return this.at(id, (room) => room.absences.agreeToEnd(person.id));
  }

  start(person: Person, id: string): Promise<Room> {
    const seed = newSeed();
    const open = (row: MatchRow) =>
      Match.open(gameOf(this.games, row.game), row.seats.length, row.options, seed);
    return this.at(id, (room) => room.begin(person.id, open, seed, boundsAtStart));
  }

  /** A change in a room, which the lists may show. */
  private at(id: string, act: (room: Room) => Promise<unknown>): Promise<Room> {
    return this.rooms.at(id, async (room) => {
      await act(room);
      this.lobby.changed();
      return room;
    });
  }
}

function namesIn({ seats }: MatchRow): string[] {
  return seats.flatMap((holder) => (holder.kind === 'person' ? [holder.name] : []));
}

/** A chair as it was before somebody took it. */
function freed(holder: SeatHolder): SeatHolder {
  return { kind: holder.kind === 'person' && holder.invited ? 'invited' : 'open' };
}
