/** Who sits at a table: open, join, leave and close it, seat bots, start the match, and agree to end it. */

import { type AnyGame, type Level, Match, type OptionValue, readOptions } from '@conclave/engine';
import type { CreateBody, RoomNews, WishBody } from '@conclave/wire';
import { distinctName } from '@conclave/wire/names';
import { hasBlocked } from './blocks.ts';
import { Fault } from './errors.ts';
import { freed, gatheringOf, isAsked, isFree, newGathering, withGathering, withSeats } from './gathering.ts';
import { isSameSecret, newCode, newId, newInvite, newSeed } from './ids.ts';
import type { Lobby } from './lobby.ts';
import type { Room } from './room.ts';
import { gameOf } from './room-loader.ts';
import type { RoomServices } from './room-services.ts';
import type { Rooms } from './rooms.ts';
import { nameAt } from './seat-names.ts';
import type { MatchRow, Person, SeatHolder } from './store/store.ts';
import { boundsAtStart, boundsOfGuest, boundsOfTable } from './table-bounds.ts';
import { tell } from './talk.ts';

/** People whom a host has sent away are remembered, the latest of them. */
const MAX_SENT_AWAY = 50;

export type TableServices = Pick<RoomServices, 'store' | 'wall' | 'log'>;

export class Tables {
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
      absence: wish.absence,
      opener,
    });
  }

  /** A table that has not begun. */
  async add(
    host: Person,
    game: AnyGame,
    options: Readonly<Record<string, OptionValue>>,
    seats: readonly SeatHolder[],
    rest: Pick<MatchRow, 'public' | 'aids' | 'clock' | 'absence' | 'opener'>,
  ): Promise<Room> {
    const now = this.services.wall();
    const row: MatchRow = {
      id: newId(),
      game: game.id,
      version: game.records.version,
      options,
      seats,
      status: 'open',
      ...rest,
      host: host.id,
      invite: newInvite(),
      gathering: { ...newGathering(seats), code: await this.freeCode() },
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

  private async freeCode(): Promise<string> {
    let code = newCode();
    while ((await this.services.store.matchByCode(code)) !== null) code = newCode();
    return code;
  }

  /** The link of the table that a code opens. */
  async open(code: string): Promise<{ readonly id: string; readonly invite: string }> {
    const id = await this.services.store.matchByCode(code);
    const row = id === null ? null : await this.services.store.row(id);
    if (row?.status !== 'open' || row.gathering?.code !== code) throw new Fault('badInvite');
    return { id: row.id, invite: row.invite };
  }

  async join(
    person: Person,
    id: string,
    wanted: number | undefined,
    invite: string | undefined,
  ): Promise<Room> {
    let news: RoomNews | null = null;
    const take = (room: Room, row: MatchRow): MatchRow => {
      news = null;
      if (row.status !== 'open') throw new Fault('notOpen');
      if (room.seatOf(person.id) !== null) return row;
      const invited = isAsked(row, person.id) || (invite !== undefined && isSameSecret(invite, row.invite));
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
      news = { what: 'sat', names: [holder.name] };
      return this.changed(withSeats(row, row.seats.with(seat, holder)));
    };
    const bounds = boundsOfGuest(person.id);
    return this.at(id, async (room) => {
      const isNew = room.status === 'open' && room.seatOf(person.id) === null;
      if (isNew && (await hasBlocked(this.services.store, room.row.host, person.id)))
        throw new Fault('notYours');
      await room.changeRow((row) => take(room, row), bounds);
      if (news) await tell(room, news, this.services);
    });
  }

  leave(person: Person, id: string): Promise<Room> {
    let name = person.name;
    const free = (room: Room, row: MatchRow): MatchRow => {
      if (row.status !== 'open') throw new Fault('notOpen');
      const seat = room.seatOf(person.id);
      if (seat === null) throw new Fault('notYours');
      name = nameAt(row, seat);
      return this.withFreed(row, seat);
    };
    return this.at(id, async (room) => {
      await room.changeRow((row) => free(room, row));
      await tell(room, { what: 'left', names: [name] }, this.services);
    });
  }

  /** The host takes a chair back. Link and code by which the guest came are void, and an open chair is not theirs to take again. */
  async sendAway(host: Person, id: string, seat: number): Promise<Room> {
    let name = '';
    const take = (row: MatchRow): MatchRow => {
      if (row.status !== 'open') throw new Fault('notOpen');
      if (row.host !== host.id) throw new Fault('notYours');
      const holder = row.seats[seat];
      if (!holder || isFree(holder)) throw new Fault('notYours');
      if (holder.kind === 'person' && holder.person === host.id) throw new Fault('notYours');
      name = nameAt(row, seat);
      const after = this.withFreed(row, seat);
      if (holder.kind !== 'person') return after;
      const sentAway = [...(row.sentAway ?? []), holder.person].slice(-MAX_SENT_AWAY);
      const asked = gatheringOf(row).asked.filter((one) => one !== holder.person);
      return { ...withGathering(after, { code: newCode(), asked }), sentAway, invite: newInvite() };
    };
    return this.at(id, async (room) => {
      const { invite } = room.row;
      await room.changeRow(take);
      await tell(room, { what: 'freed', names: [name] }, this.services);
      if (room.row.invite !== invite) room.lookAgain();
    });
  }

  private withFreed(row: MatchRow, seat: number): MatchRow {
    const free = freed(row.seats[seat], row.public);
    return this.changed(withSeats(row, row.seats.with(seat, free)));
  }

  private changed(row: MatchRow): MatchRow {
    return { ...row, changedAt: this.services.wall() };
  }

  /** The host gives a table up before the match has begun. */
  async closeTable(host: Person, id: string): Promise<void> {
    const { row } = await this.rooms.current(id);
    if (row.status !== 'open') throw new Fault('notOpen');
    if (row.host !== host.id) throw new Fault('notYours');
    if (!(await this.rooms.remove(id))) throw new Fault('notOpen');
  }

  /** Whoever may begin may still give an empty chair to a bot. */
  seatBot(person: Person, id: string, seat: number, level: Level): Promise<Room> {
    const give = (room: Room, row: MatchRow): MatchRow => {
      if (row.status !== 'open') throw new Fault('notOpen');
      if (!room.mayBegin(person.id)) throw new Fault('notYours');
      const holder = row.seats[seat];
      if (!holder || holder.kind === 'person') throw new Fault('seatTaken');
      return this.changed(withSeats(row, row.seats.with(seat, { kind: 'bot', level })));
    };
    return this.at(id, async (room) => {
      if (room.status === 'running') return room.absences.sitIn(person.id, seat);
      const after = await room.changeRow((row) => give(room, row));
      await tell(room, { what: 'bot', names: [nameAt(after, seat)], level }, this.services);
    });
  }

  wish(person: Person, id: string, wish: WishBody): Promise<Room> {
    return this.at(id, (room) => room.wishes.wish(person.id, wish));
  }

  /** `seat`: whose turn it is; `null`: a window is open, and it is for all. */
  giveTime(person: Person, id: string, seat: number | null): Promise<Room> {
    return this.at(id, (room) => room.sharedTime.give(person.id, seat));
  }

  goOn(person: Person, id: string): Promise<Room> {
    return this.at(id, (room) => room.sharedTime.goOn(person.id));
  }

  resign(person: Person, id: string): Promise<Room> {
    return this.at(id, (room) => room.resignations.resign(person.id));
  }

  takeWin(person: Person, id: string): Promise<Room> {
    return this.at(id, (room) => room.resignations.takeWin(person.id));
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
