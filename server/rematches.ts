/** Opens a rematch with the same seats after the end of a match. */

import type { AnyGame } from '@conclave/engine';
import { DEFAULT_ABSENCE } from './absences.ts';
import { Fault } from './errors.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Person, SeatHolder } from './store/store.ts';
import type { Tables } from './tables.ts';

export class Rematches {
  private readonly rooms: Rooms;
  private readonly tables: Tables;
  private readonly games: ReadonlyMap<string, AnyGame>;
  /** Being opened just now, by the match before. */
  private readonly opening = new Map<string, Promise<Room>>();

  constructor(rooms: Rooms, tables: Tables, games: ReadonlyMap<string, AnyGame>) {
    this.rooms = rooms;
    this.tables = tables;
    this.games = games;
  }

  /** People keep a chair, one further round; whoever asks first opens the table, the others find it. `opener`: see `MatchRow`. */
  async rematch(person: Person, id: string, opener: string): Promise<Room> {
    await this.opening.get(id)?.catch(() => {});
    const opening = this.rooms.at(id, (room) => this.rematchOf(room, person, opener));
    this.opening.set(id, opening);
    return opening.finally(() => this.opening.get(id) === opening && this.opening.delete(id));
  }

  private async rematchOf(room: Room, person: Person, opener: string): Promise<Room> {
    const row = await room.changeRow((before) => before);
    const game = this.games.get(row.game);
    if (!game || row.status !== 'finished') throw new Fault('notFinished');
    const seat = room.seatOf(person.id);
    if (seat === null) throw new Fault('notYours');
    if (row.rematch) return this.comeAlong(person, row.rematch, room);
    const seats = [...row.seats.slice(1), row.seats[0]].map(
      (holder): SeatHolder =>
        holder.kind === 'person' && holder.person !== person.id ? { kind: 'invited' } : holder,
    );
    const { public: isPublic, aids, clock, absence = DEFAULT_ABSENCE } = row;
    const next = await this.tables.add(person, game, row.options, seats, {
      public: isPublic,
      aids,
      clock,
      absence,
      opener,
    });
    const after = await room
      .changeRow((before) => (before.rematch ? before : { ...before, rematch: next.id, rematchBy: seat }))
      .catch(async (error: unknown) => {
        await this.rooms.remove(next.id);
        throw error;
      });
    if (after.rematch === next.id) return next;
    // Somebody at another server was quicker.
    await this.rooms.remove(next.id);
    return this.comeAlong(person, after.rematch ?? row.id, room);
  }

  /** Whoever sat at the table before has a chair in its rematch: one further, as the chairs have moved on. */
  private async comeAlong(person: Person, id: string, from: Room): Promise<Room> {
    const before = from.seatOf(person.id);
    const room = await this.rooms.current(id);
    const { status, invite, seats } = await room.changeRow((row) => row);
    if (status !== 'open' || room.seatOf(person.id) !== null || before === null) return room;
    const seat = (before + seats.length - 1) % seats.length;
    const wanted = seats[seat].kind === 'invited' ? seat : undefined;
    const holder = from.row.seats[before];
    // Two of the same name are told apart as they were.
    const known = holder.kind === 'person' ? { ...person, name: holder.name } : person;
    return this.tables.join(known, id, wanted, invite ?? undefined);
  }
}
