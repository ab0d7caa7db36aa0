/** The matches in memory. A room is loaded when a request needs it, and leaves memory when it is idle. */

import { Fault } from './errors.ts';
import type { Lobby } from './lobby.ts';
import type { Room } from './room.ts';
import type { RoomLoader } from './room-loader.ts';
import type { RoomServices } from './room-services.ts';

/** How often a room that is of the past is loaded anew for one request. */
const MAX_TRIES = 5;
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
  private readonly loader: RoomLoader;
  private readonly lobby: Lobby;
  private readonly rooms = new Map<string, Promise<Room>>();
  /** Those that are loaded: a sweep waits for none of them. */
  private readonly ready = new WeakMap<Promise<Room>, Room>();
  /** Claimed, and the store failed: tried again without waiting for the claim to end. */
  private readonly unserved = new Set<string>();
  private closed = false;

  constructor(services: RoomServices, loader: RoomLoader, lobby: Lobby) {
    this.services = services;
    this.loader = loader;
    this.lobby = lobby;
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
        room.idleness.touch(this.services.now());
        return room;
      }
      if (this.rooms.get(id) === known) this.rooms.delete(id);
      return this.room(id);
    }
    if (this.closed) throw new Fault('unavailable');
    const loading = this.loader.load(id);
    this.rooms.set(id, loading);
    loading.then(
      (room) => this.ready.set(loading, room),
      () => this.rooms.get(id) === loading && this.rooms.delete(id),
    );
    return loading;
  }

  /** The room of a match, as far as any server has moved it on. */
  async current(id: string): Promise<Room> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const room = await this.room(id);
      await room.catchUp();
      if (!room.isStale) return room;
    }
    throw new Fault('unavailable');
  }

  /** Does something in a room. If the room was given up meanwhile, it is done in the one that is loaded next. */
  async at<Result>(id: string, act: (room: Room) => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries++) {
      const room = await this.current(id);
      try {
        return await act(room);
      } catch (error) {
        if (!room.isStale || tries >= MAX_TRIES) throw error;
      }
    }
  }

  /** Somebody who was to watch a match again does not: they are not there any more, unless by another line. */
  async gone(id: string, person: string | null): Promise<void> {
    const room = await this.rooms.get(id)?.catch(() => null);
    if (person !== null && !room?.isHere(person)) this.services.store.cluster?.depart(id, person);
  }

  /** How many watch a match at this server; nothing is loaded for it. */
  watchingHere(id: string): number {
    const loading = this.rooms.get(id);
    const room = loading && this.ready.get(loading);
    return room?.visits.watchingHere ?? 0;
  }

  async isWatched(id: string): Promise<boolean> {
    const room = await this.rooms.get(id)?.catch(() => null);
    return room?.isWatched ?? false;
  }

  /** All of a match goes, here and in the store; `false`: it is being played, and stays. */
  async remove(id: string): Promise<boolean> {
    const room = await this.rooms.get(id)?.catch(() => null);
    this.rooms.delete(id);
    await room?.close();
    const removed = await this.services.store.remove(id);
    this.lobby.changed();
    this.services.lists.mark(id);
    room?.lookAgain();
    return removed;
  }

  changedElsewhere(match: string): void {
    this.services.lists.mark(match);
    this.heard(match).catch((err: unknown) =>
      this.services.log('another server’s change was not followed', { match, err }),
    );
  }

  /** Another server has changed a match. Nobody follows what nobody here watches: that is left to the others. */
  private async heard(id: string): Promise<void> {
    const room = await this.rooms.get(id)?.catch(() => null);
    if (room?.idleness.isUnused) await room.leave();
    else await room?.catchUp();
  }

  /** News may be lost: the rooms are compared with the store. */
  async compare(): Promise<void> {
    const { cluster } = this.services.store;
    if (!cluster || this.rooms.size === 0) return;
    const heads = new Map((await cluster.heads([...this.rooms.keys()])).map((head) => [head.match, head]));
    for (const [id, loading] of this.rooms) {
      const room = await loading.catch(() => null);
      const head = heads.get(id);
      if (room && (!head || room.isBehind(head))) await this.heard(id);
    }
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
      const room = this.ready.get(loading);
      if (!room) continue;
      room.visits.tellWatching();
      const isInTheWay = unwatched >= mostUnwatched && room.idleness.mayMakeRoom(now);
      if (room.isStale || isInTheWay || room.idleness.isOver(now, idleAfter)) {
        if (this.rooms.get(id) === loading) this.rooms.delete(id);
        if (!room.isStale) await this.putAway(room);
      } else if (!room.isWatched) unwatched++;
      else if (room.due <= now) watched.push(id);
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
    await this.loader
      .leave()
      .catch((err: unknown) => this.services.log('matches that wait could not be left', { err }));
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
}
