/**
 * The live lists: each carries one person's own matches. All look round once a second, at a beat of their own. So the
 * moment of a frame tells nothing but the second in which the row changed. A row is sent where it differs, never because
 * its match has moved on. A list reads rows and what was written beside them, and loads no match.
 */

import type { ServerFrame } from '@conclave/wire';
import type { Glances } from './glances.ts';
import { ListReader } from './list-reader.ts';
import { LIST_LENGTH } from './lobby.ts';
import { SerialQueue } from './serial-queue.ts';
import type { Glance, OwnRow, Store } from './store/store.ts';

/** Another server may write what its list shows a second after its news, and this one may look just before. */
const LOOKS_AT_NEWS = 3;
/** Beats after which a list is compared as a whole where news may be lost. */
const WHOLE_EVERY = 60;
/** Characters of small views that are written at one beat; the others wait for the next. */
const MAX_CHARACTERS = 1024 * 1024;

/** A room whose people's lists may have changed. */
interface MarkedRoom {
  readonly glances: Glances;
}

export interface ListServices {
  readonly store: Store;
  now(): number;
  log(message: string, details: Readonly<Record<string, unknown>>): void;
}

export class LiveLists {
  private readonly services: ListServices;
  private readonly readers = new Map<string, Set<ListReader>>();
  /** Matches to look at, and how often still. */
  private readonly marked = new Map<string, number>();
  /** Those of them that are loaded here. */
  private readonly rooms = new Map<string, MarkedRoom>();
  private readonly queue = new SerialQueue();
  private beats = 0;

  constructor(services: ListServices) {
    this.services = services;
  }

  /** A match has changed, here (`room`) or elsewhere. */
  mark(match: string, room?: MarkedRoom): void {
    if (room) this.rooms.set(match, room);
    if (this.readers.size > 0) this.marked.set(match, this.services.store.cluster ? LOOKS_AT_NEWS : 1);
  }

  /** From now on; returns what ends it. */
  open(person: string, send: (frame: ServerFrame) => void): ListReader {
    const reader = new ListReader(person, send, (match, seat) => this.services.store.glance(match, seat));
    const readers = this.readers.get(person) ?? new Set();
    this.readers.set(person, readers.add(reader));
    return reader;
  }

  close(reader: ListReader): void {
    const readers = this.readers.get(reader.person);
    readers?.delete(reader);
    if (readers?.size === 0) this.readers.delete(reader.person);
  }

  /** The whole list, to one who asks for it. */
  async sendAll(reader: ListReader): Promise<void> {
    await this.queue.run(async () => {
      await this.write();
      await this.sendWhole(reader);
    });
  }

  /** Once a second. */
  async beat(): Promise<void> {
    if (this.queue.isBusy) return;
    await this.queue.run(async () => {
      this.beats++;
      await this.write();
      await this.look();
    });
  }

  /** What lists show of the matches that are loaded here and have changed. */
  private async write(): Promise<void> {
    const rooms = [...this.rooms];
    this.rooms.clear();
    const news: Glance[] = [];
    let characters = 0;
    for (const [match, room] of rooms) {
      const mayShow = characters < MAX_CHARACTERS;
      for (const glance of room.glances.news(mayShow)) {
        characters += glance.view?.length ?? 0;
        news.push(glance);
      }
      if (!mayShow) this.rooms.set(match, room);
    }
    if (news.length === 0) return;
    try {
      await this.services.store.setGlances(news);
    } catch (err) {
      for (const [match, room] of rooms) {
        room.glances.forget();
        this.rooms.set(match, room);
      }
      this.services.log('what lists show could not be written', { err });
    }
  }

  private async look(): Promise<void> {
    const matches = [...this.marked.keys()];
    const people = [...this.readers.keys()];
    if (people.length > 0 && matches.length > 0) {
      const rows = await this.services.store.ownRows(people, matches, LIST_LENGTH);
      for (const [match, looks] of this.marked)
        if (looks <= 1) this.marked.delete(match);
        else this.marked.set(match, looks - 1);
      for (const [person, readers] of this.readers)
        for (const reader of readers)
          await reader.look(
            rows.filter((row) => row.person === person),
            matches,
            this.services.now(),
          );
    }
    if (people.length === 0) this.marked.clear();
    if (this.services.store.cluster) await this.compare();
  }

  private async compare(): Promise<void> {
    for (const readers of this.readers.values())
      for (const reader of readers)
        if (this.beats - reader.wholeAt >= WHOLE_EVERY) {
          reader.wholeAt = this.beats;
          await reader.lookAtAll(await this.allOf(reader), this.services.now());
        }
  }

  private async sendWhole(reader: ListReader): Promise<void> {
    reader.wholeAt = this.beats;
    reader.forget();
    await reader.lookAtAll(await this.allOf(reader), this.services.now());
    reader.send({ type: 'listed' });
  }

  private allOf({ person }: ListReader): Promise<readonly OwnRow[]> {
    return this.services.store.ownRows([person], null, LIST_LENGTH);
  }
}
