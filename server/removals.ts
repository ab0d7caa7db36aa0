/**
 * What the host of the server takes away from a terminal: a name is taken away, a table is closed. Those at it are told, with a
 * sentence of the host's own; what is played ends a minute later. What is to be done is a kept value, carried out by any server.
 */

import { MINUTE, SECOND } from '@conclave/engine/time-units';
import { unnameBlocks } from './blocks.ts';
import { newId } from './ids.ts';
import type { Lobby } from './lobby.ts';
import type { Room } from './room.ts';
import type { RoomServices } from './room-services.ts';
import type { Rooms } from './rooms.ts';
import type { MatchRow, Store } from './store/store.ts';
import { namelessLines, tell } from './talk.ts';

const NAME = 'remove name ';
const TABLE = 'remove table ';
/** Who tells the table of it, and when. */
const TOLD = 'told of table ';
/** Those at a table have so long to read why. */
const NOTICE = MINUTE;
/** Milliseconds between two looks. */
const LOOK_EVERY = 10 * SECOND;

interface RemovalServices extends Pick<RoomServices, 'store' | 'now' | 'wall' | 'log'> {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
}

interface Told {
  readonly by: string;
  readonly at: number;
}

export const removeNameLater = (store: Store, person: string, word: string) =>
  store.keep(NAME + person, word);
export const removeTableLater = (store: Store, match: string, word: string) =>
  store.keep(TABLE + match, word);

export class Removals {
  private readonly services: RemovalServices;
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(services: RemovalServices) {
    this.services = services;
  }

  async sweep(): Promise<void> {
    const at = performance.now();
    if (at - this.lookedAt < LOOK_EVERY) return;
    this.lookedAt = at;
    await this.carryOut();
  }

  async carryOut(): Promise<void> {
    const { store } = this.services;
    for (const { key, value } of await store.keptUnder(NAME))
      await this.unname(key.slice(NAME.length), value);
    for (const { key, value } of await store.keptUnder(TABLE))
      await this.close(key.slice(TABLE.length), value);
  }

  /** Readers have a word for somebody without a name. */
  private async unname(person: string, word: string): Promise<void> {
    const { store, rooms, lobby } = this.services;
    await store.unname(person);
    await unnameBlocks(store, person);
    for (const id of await store.matchesNaming(person)) {
      if (!(await store.row(id))?.seats.some((holder) => isNamed(holder, person))) continue;
      await rooms.at(id, async (room) => {
        await room.changeRow((row) => withoutName(row, person));
        if (room.status === 'open' || room.status === 'running') await this.tell(room, 'hostUnnames', word);
        // Several servers send these again when they come upon that news.
        if (!store.cluster) room.say({ type: 'said', match: id, lines: await namelessLines(store, id) });
      });
    }
    await store.unkeep(NAME + person);
    lobby.changed();
  }

  private async close(id: string, word: string): Promise<void> {
    const { store, rooms, now } = this.services;
    const row = await store.row(id);
    if (row?.status === 'open' || row?.status === 'running') {
      const by = newId();
      const kept = await store.keepFirst(TOLD + id, JSON.stringify({ by, at: now() } satisfies Told));
      const told = JSON.parse(kept) as Told;
      const what = row.status === 'open' ? 'hostCloses' : 'hostEnds';
      if (told.by === by) await rooms.at(id, (room) => this.tell(room, what, word));
      if (now() - told.at < NOTICE) return;
      if (row.status === 'open') await rooms.remove(id);
      else await rooms.at(id, endNow);
    }
    await store.unkeep(TABLE + id);
    await store.unkeep(TOLD + id);
    this.services.lobby.changed();
  }

  private tell(room: Room, what: 'hostCloses' | 'hostEnds' | 'hostUnnames', word: string): Promise<void> {
    return tell(room, { what, names: [], ...(word !== '' && { word }) }, this.services);
  }
}

async function endNow(room: Room): Promise<void> {
  await room.serial(() =>
    room.make(() => (room.match?.outcome ? null : { type: 'end', how: 'abandoned' }), null),
  );
}

function isNamed(holder: MatchRow['seats'][number], person: string): boolean {
  return holder.kind === 'person' && holder.person === person && holder.name !== '';
}

function withoutName(row: MatchRow, person: string): MatchRow {
  const seats = row.seats.map((holder) => (isNamed(holder, person) ? { ...holder, name: '' } : holder));
  return { ...row, seats };
}
