/** The matches in memory: loaded on demand, gone when idle. One that cannot be loaded never stops the rest. */

import {
  type AnyGame,
  type AnyMatch,
  type Level,
  Match,
  type OptionValue,
  ReplayError,
  readOptions,
  type Snapshot,
} from '@conclave/engine';
import type { CreateBody, TableInfo } from '@conclave/wire';
import { shifted, storedClock } from './clock.ts';
import { Fault } from './errors.ts';
import { isSameSecret, newId, newInvite, newSeed } from './ids.ts';
import { Room } from './room.ts';
import type { RoomServices } from './room-services.ts';
import { PACK_AFTER } from './store/packing.ts';
import type { Bounds, Listed, ListName, MatchRow, Person, SeatHolder, StoredMatch } from './store/store.ts';
import { tableInfo } from './table-info.ts';

const LIST_LENGTH = 100;
/** How often a room that is of the past is loaded anew for one request. */
const MOST_TRIES = 5;
/** Tables that one person may keep open before they begin, and at which bots may play alone for them. */
const MOST_OPEN = 10;
const MOST_BOTS_ALONE = 3;
/** Tables that may be open from one address, under however many names, and how many of them in the lobby: half of it. */
const MOST_OPENED = 200;
const MOST_LISTED = LIST_LENGTH / 2;
/** Tables of others, before they begin, at which one person may have taken a chair. */
const MOST_JOINED = 10;
/** People whom a host has sent away are remembered, the latest of them. */
const MOST_SENT_AWAY = 50;
/** Milliseconds until a table that has not begun, and at which nothing happens, is closed. */
const OPEN_FOR = 3 * 24 * 3_600_000;
const EXPIRED_AT_ONCE = 50;
const PACKED_AT_ONCE = 20;
/** Matches put away at once: the store takes a few at a time, and those who wait too long wait in vain. */
const PUT_AWAY_AT_ONCE = 8;
/** Milliseconds for which a stop insists on it: only from what was put away may newer rules go on. */
const INSISTS = 12_000;
const INSISTS_EVERY = 250;
/** Milliseconds for which a match that is due is left to whoever took it up. */
const CLAIM = 10_000;
/** Matches that are due and in nobody's memory: so many are taken up at each look, however many are there already. */
const LEAST_CLAIMED = 5;

export class Rooms {
  private readonly services: RoomServices;
  private readonly games: ReadonlyMap<string, AnyGame>;
  private readonly rooms = new Map<string, Promise<Room>>();
  /** Being opened just now, by the match before. */
  private readonly rematches = new Map<string, Promise<Room>>();
  /** Claimed, and the store failed: tried again without waiting for the claim to end. */
  private readonly unserved = new Set<string>();
  /** Being looked up just now. */
  private readonly lists = new Map<ListName, Promise<readonly Listed[]>>();
  private closed = false;

  constructor(services: RoomServices, games: readonly AnyGame[]) {
    this.services = services;
    this.games = new Map(games.map((game) => [game.id, game]));
  }

  get loaded(): number {
    return this.rooms.size;
  }

  /** The room of a match; loaded if need be. */
  async room(id: string): Promise<Room> {
    const known = this.rooms.get(id);
    if (known) {
      const room = await known;
      if (!room.isStale) {
        room.touch();
        return room;
      }
      if (this.rooms.get(id) === known) this.rooms.delete(id);
      return this.room(id);
    }
    if (this.closed) throw new Fault('unavailable');
    const loading = this.load(id);
    this.rooms.set(id, loading);
    loading.catch(() => this.rooms.get(id) === loading && this.rooms.delete(id));
    return loading;
  }

  /** The room of a match, as far as any server has moved it on. */
  async current(id: string): Promise<Room> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const room = await this.room(id);
      await room.catchUp();
      if (!room.isStale) return room;
    }
    throw new Fault('unavailable');
  }

  /** Something is done in a room; where the room turns out to be of the past, in the one that is loaded next. */
  private async at(id: string, act: (room: Room) => Promise<unknown>): Promise<Room> {
    for (let tries = 1; ; tries++) {
      const room = await this.current(id);
      try {
        await act(room);
        this.lists.clear();
        return room;
      } catch (error) {
        if (!room.isStale || tries >= MOST_TRIES) throw error;
      }
    }
  }

  changedElsewhere(match: string): void {
    this.heard(match).catch((err: unknown) =>
      this.services.log('another server’s change was not followed', { match, err }),
    );
  }

  /** Another server has changed a match. Nobody follows what nobody here watches. */
  private async heard(id: string): Promise<void> {
    const room = await this.rooms.get(id)?.catch(() => null);
    if (room?.isUnused) room.drop();
    else await room?.catchUp();
  }

  /** News may be lost: the rooms are compared with the store. */
  async compare(): Promise<void> {
    const { cluster } = this.services.store;
    if (!cluster || this.rooms.size === 0) return;
    const heads = new Map((await cluster.look([...this.rooms.keys()])).map((head) => [head.match, head]));
    for (const [id, loading] of this.rooms) {
      const room = await loading.catch(() => null);
      const head = heads.get(id);
      if (room && (!head || room.isBehind(head))) await this.heard(id);
    }
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

  /** The same table again: people keep a chair, one further round; whoever asks first opens it, the others find it. */
  async rematch(person: Person, id: string, opener: string): Promise<Room> {
    await this.rematches.get(id)?.catch(() => {});
    const opening = this.openRematch(person, id, opener);
    this.rematches.set(id, opening);
    return opening.finally(() => this.rematches.get(id) === opening && this.rematches.delete(id));
  }

  private async openRematch(person: Person, id: string, opener: string): Promise<Room> {
    for (let tries = 1; ; tries++) {
      const room = await this.current(id);
      try {
        return await this.rematchOf(room, person, opener);
      } catch (error) {
        if (!room.isStale || tries >= MOST_TRIES) throw error;
      }
    }
  }

  private async rematchOf(room: Room, person: Person, opener: string): Promise<Room> {
    const row = await room.changeRow((before) => before);
    const game = this.games.get(row.game);
    if (!game || row.status !== 'finished') throw new Fault('notFinished');
    if (room.seatOf(person.id) === null) throw new Fault('notYours');
    if (row.rematch) return this.comeAlong(person, row.rematch, room.seatOf(person.id));
    const seats = [...row.seats.slice(1), row.seats[0]].map(
      (holder): SeatHolder =>
        holder.kind === 'person' && holder.person !== person.id ? { kind: 'invited' } : holder,
    );
    const { public: isPublic, aids, clock } = row;
    const next = await this.add(person, game, row.options, seats, { public: isPublic, aids, clock, opener });
    const after = await room
      .changeRow((before) => (before.rematch ? before : { ...before, rematch: next.id }))
      .catch(async (error: unknown) => {
        await this.remove(next.id);
        throw error;
      });
    if (after.rematch === next.id) return next;
    // Somebody at another server was quicker.
    await this.remove(next.id);
    return this.comeAlong(person, after.rematch ?? row.id, room.seatOf(person.id));
  }

  /** Whoever sat at the table before has a chair in its rematch: one further, as the chairs have moved on. */
  private async comeAlong(person: Person, id: string, before: number | null): Promise<Room> {
    const room = await this.current(id);
    const { status, invite, seats } = await room.changeRow((row) => row);
    if (status !== 'open' || room.seatOf(person.id) !== null || before === null) return room;
    const seat = (before + seats.length - 1) % seats.length;
    const wanted = seats[seat].kind === 'invited' ? seat : undefined;
    return this.join(person, id, wanted, invite ?? undefined);
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
        name: person.name,
        ...(kind === 'invited' && { invited: true }),
      };
      return { ...row, seats: row.seats.with(seat, holder), changedAt: this.services.wall() };
    };
    const bounds = { person: person.id, most: { joined: MOST_JOINED } };
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
      const sentAway = [...(row.sentAway ?? []), holder.person].slice(-MOST_SENT_AWAY);
      return { ...row, seats, sentAway, invite: newInvite(), changedAt: this.services.wall() };
    };
    const room = await this.at(id, (one) => one.changeRow(take));
    room.lookAgain();
    return room;
  }

  /** The host gives a table up before the match has begun. */
  async closeTable(host: Person, id: string): Promise<void> {
    const { row } = await this.current(id);
    if (row.status !== 'open') throw new Fault('notOpen');
    if (row.host !== host.id) throw new Fault('notYours');
    await this.remove(id);
  }

  /**
   * Tables that nobody joined, and finished matches where the operator does not keep them for ever, go; the others are
   * packed. So many at a time; `false`: there is more to do.
   */
  async expire(): Promise<boolean> {
    const now = this.services.wall();
    const { keepFinished } = this.services;
    const finished = keepFinished === null ? null : now - keepFinished;
    const ids = await this.services.store.expired(now - OPEN_FOR, finished, EXPIRED_AT_ONCE);
    let removed = 0;
    for (const id of ids) {
      const room = await this.rooms.get(id)?.catch(() => null);
      if (room?.isWatched) continue;
      await this.remove(id);
      removed++;
    }
    const packed = await this.services.store.pack(now - PACK_AFTER, PACKED_AT_ONCE);
    return removed < EXPIRED_AT_ONCE && packed < PACKED_AT_ONCE;
  }

  private async remove(id: string): Promise<void> {
    const room = await this.rooms.get(id)?.catch(() => null);
    this.rooms.delete(id);
    await room?.close();
    await this.services.store.remove(id);
    this.lists.clear();
    room?.lookAgain();
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
    const open = (row: MatchRow) => Match.open(this.game(row.game), row.seats.length, row.options, seed);
    return this.at(id, (room) => room.begin(person.id, open, seed, boundsAtStart));
  }

  async list(list: ListName, person: string | null): Promise<TableInfo[]> {
    const found = await this.listed(list, person);
    const tables = found.map(({ row, turns }) =>
      tableInfo(row, person, (seat) => row.status === 'running' && turns.includes(seat)),
    );
    return list === 'mine' ? tables.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)) : tables;
  }

  /** All who look into the lobby at once have it looked up once. */
  private listed(list: ListName, person: string | null): Promise<readonly Listed[]> {
    const { store } = this.services;
    if (list === 'mine') return store.list(list, person, LIST_LENGTH);
    const known = this.lists.get(list);
    if (known) return known;
    const found = store
      .list(list, null, LIST_LENGTH)
      .finally(() => this.lists.get(list) === found && this.lists.delete(list));
    this.lists.set(list, found);
    return found;
  }

  /** Lets time pass: what is due goes on, what is idle leaves memory. Nothing is loaded that is neither due nor watched. */
  async sweep(idleAfter: number): Promise<void> {
    await this.compare();
    const now = this.services.now();
    const { watched, places } = await this.lookAround(now, idleAfter);
    const claimed = await this.services.store.claimDue(now, now + CLAIM, Math.max(LEAST_CLAIMED, places));
    const due = new Set([...watched, ...this.unserved, ...claimed]);
    this.unserved.clear();
    for (const id of due) {
      await this.room(id)
        .then((room) => room.timeUp())
        .catch((err: unknown) => {
          this.services.log('a clock could not be served', { match: id, err });
          if (!(err instanceof Fault)) this.unserved.add(id);
        });
    }
  }

  /**
   * Puts away what is idle. `watched`: those who watch them wait for their clocks; `places`: how many more may come that
   * nobody watches. Where there are too many of these, the ones longest at it make room, and are claimed again in turn.
   */
  private async lookAround(now: number, idleAfter: number): Promise<{ watched: string[]; places: number }> {
    const watched: string[] = [];
    const { mostUnwatched } = this.services;
    let unwatched = 0;
    for (const [id, loading] of this.rooms) {
      const room = await loading.catch(() => null);
      if (!room) continue;
      const isInTheWay = unwatched >= mostUnwatched && room.mayMakeRoom(now);
      if (room.isStale || isInTheWay || room.isIdle(now, idleAfter)) {
        if (this.rooms.get(id) === loading) this.rooms.delete(id);
        if (!room.isStale) await this.putAway(room);
      } else if (!room.isWatched) unwatched++;
      else if (room.isDue(now)) watched.push(id);
    }
    return { watched, places: mostUnwatched - unwatched };
  }

  /** Nothing is begun any more; what was begun is finished. */
  async close(): Promise<void> {
    this.closed = true;
    const rooms = await Promise.all([...this.rooms.values()].map((loading) => loading.catch(() => null)));
    const left = rooms.filter((room) => room !== null);
    const until = performance.now() + INSISTS;
    const putSomeAway = async () => {
      for (let room = left.pop(); room; room = left.pop()) await this.putAway(room, until);
    };
    await Promise.all(Array.from({ length: PUT_AWAY_AT_ONCE }, putSomeAway));
  }

  /** `until`: it is tried again and again as long. */
  private async putAway(room: Room, until = 0): Promise<void> {
    for (;;) {
      try {
        return await room.close();
      } catch (err) {
        if (performance.now() >= until)
          return this.services.log('a match could not be put away', { match: room.id, err });
        await new Promise((resolve) => setTimeout(resolve, INSISTS_EVERY));
      }
    }
  }

  private game(id: string): AnyGame {
    const game = this.games.get(id);
    if (!game) throw new ReplayError(`${id} is not on the shelf`);
    return game;
  }

  private async add(
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
    this.lists.clear();
    return this.room(row.id);
  }

  private async load(id: string): Promise<Room> {
    const row = await this.services.store.row(id);
    if (!row) throw new Fault('unknownMatch');
    if (row.status === 'aside') throw new Fault('setAside');
    if (row.status === 'open') return new Room(this.services, row, null);
    const stored = await this.services.store.load(id);
    if (!stored) return this.setAside(row, 'its log is not there');
    // While servers are replaced one by one, rules of two versions are at work: what is not ours is left to the others.
    const isForeign = this.games.get(row.game)?.version !== versionOf(stored);
    if (isForeign && this.isOfOthers(stored)) throw new Fault('unavailable');
    try {
      const { root, now } = JSON.parse(stored.snapshot) as Snapshot<unknown>;
      const match = restore(this.game(row.game), stored);
      const clock = shifted(storedClock(stored.clock.data, match.window()), stored.clock.shift);
      // Newer rules go on from a snapshot of their own, in one commit with their first step.
      const snapshotAt = isForeign ? Number.NEGATIVE_INFINITY : (now ?? root).at;
      return new Room(this.services, stored.row, { match, clock, stored: stored.clock.data, snapshotAt });
    } catch (error) {
      return this.setAside(row, error instanceof Error ? error.message : String(error));
    }
  }

  /** Newer rules will be back, though nobody has them just now. */
  private isOfOthers(stored: StoredMatch): boolean {
    const { cluster } = this.services.store;
    if (!cluster) return false;
    const ours = this.games.get(stored.row.game)?.version;
    const isNewer = ours !== undefined && versionOf(stored) > ours;
    if (isNewer) return true;
    if (cluster.others === 0 || this.mayGoOn(stored)) return false;
    // One of the older version that stops puts it away, and it goes on here.
    this.services.log('a match waits for a server of its own version', {
      match: stored.row.id,
      version: versionOf(stored),
    });
    return true;
  }

  /** May our rules go on from what others have left? */
  private mayGoOn(stored: StoredMatch): boolean {
    const game = this.games.get(stored.row.game);
    if (!game || game.version < versionOf(stored)) return false;
    try {
      restore(game, stored);
      return true;
    } catch {
      return false;
    }
  }

  /** Nothing is lost: the row says why, the log stays as it is. */
  private async setAside(row: MatchRow, why: string): Promise<never> {
    this.services.alert(`Match ${row.id} was set aside: ${why}. Nothing is lost; the other matches go on.`);
    await this.services.store.changeRow(row, { ...row, status: 'aside', aside: why });
    throw new Fault('setAside');
  }
}

/** Nobody fills the lobby, or the bots' threads, alone. A table for bots alone is opened only where it may begin too. */
function boundsOfTable({ host, opener, seats, public: isPublic }: MatchRow): Bounds {
  const most = {
    open: MOST_OPEN,
    opened: MOST_OPENED,
    ...(isPublic && { listed: MOST_LISTED }),
    ...(isForBots(seats) && { botsAlone: MOST_BOTS_ALONE - 1 }),
  };
  return { person: host, opener, most };
}

function boundsAtStart({ host, seats }: MatchRow): Bounds | undefined {
  return isForBots(seats) ? { person: host, most: { botsAlone: MOST_BOTS_ALONE } } : undefined;
}

const isForBots = (seats: readonly SeatHolder[]) => seats.every(({ kind }) => kind === 'bot');

/** A chair as it was before somebody took it. */
function freed(holder: SeatHolder): SeatHolder {
  return { kind: holder.kind === 'person' && holder.invited ? 'invited' : 'open' };
}

/** Of the rules that a match was last played by; not a number where that cannot be read. */
export function versionOf({ snapshot }: StoredMatch): number {
  try {
    return (JSON.parse(snapshot) as Snapshot<unknown>).version;
  } catch {
    return Number.NaN;
  }
}

export function restore(game: AnyGame, stored: StoredMatch): AnyMatch {
  const logged = stored.logged.map((line) => JSON.parse(line));
  const told = JSON.parse(stored.told);
  return Match.restore(game, JSON.parse(stored.snapshot), told, logged);
}
