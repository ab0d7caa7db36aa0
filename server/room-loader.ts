/**
 * Loads a match from the store into memory. A match that cannot be loaded is set aside with its reason, and never stops
 * the rest.
 */

import {
  type AnyGame,
  type AnyMatch,
  type GameTypes,
  type Logged,
  Match,
  OtherRulesError,
  RECORD_FORMAT,
  ReplayError,
  type Snapshot,
} from '@conclave/engine';
import { shifted, storedClock } from './clock.ts';
import { Fault } from './errors.ts';
import { Room } from './room.ts';
import type { RoomServices } from './room-services.ts';
import type { MatchRow, StoredMatch } from './store/store.ts';

export class RoomLoader {
  private readonly services: RoomServices;
  private readonly games: ReadonlyMap<string, AnyGame>;
  /** Matches that wait for a server of another version: it is said once of each. */
  private readonly waiting = new Set<string>();

  constructor(services: RoomServices, games: ReadonlyMap<string, AnyGame>) {
    this.services = services;
    this.games = games;
  }

  async load(id: string): Promise<Room> {
    const row = await this.services.store.row(id);
    if (!row) throw new Fault('unknownMatch');
    if (row.status === 'aside') throw new Fault('setAside');
    if (row.status === 'open') return new Room(this.services, row, null);
    const stored = await this.services.store.load(id);
    if (!stored) return this.setAside(row, 'its log is not there');
    // While servers are replaced one by one, rules of two versions are in use. Each server leaves the other version's
    // matches alone.
    const isForeign = this.games.get(row.game)?.records.version !== versionOf(stored);
    if (isForeign && (await this.isOfOthers(stored))) throw new Fault('unavailable');
    try {
      const { root, now } = JSON.parse(stored.snapshot) as Snapshot<unknown>;
      const match = restore(gameOf(this.games, row.game), stored);
      const clock = shifted(storedClock(stored.clock.data, match.window()), stored.clock.shift);
      const snapshotAt = isForeign ? null : (now ?? root).at;
      return new Room(this.services, stored.row, { match, clock, stored: stored.clock.data, snapshotAt });
    } catch (err) {
      const why = err instanceof Error ? err.message : String(err);
      const isElsewhere = isForeign && (this.services.store.cluster?.others ?? 0) > 0;
      if (!isElsewhere && !(err instanceof OtherRulesError)) return this.setAside(row, why);
      // One of its version that stops puts it away, and it goes on here.
      const version = versionOf(stored);
      this.services.log('a match waits for a server of its own version', { match: id, version, err });
      if (isElsewhere) throw new Fault('unavailable');
      this.waitFor(id, why);
      throw new Fault('setAside');
    }
  }

  /**
   * No rules here can go on with it, and nothing is wrong with it. Its row stays unchanged, for a server of its
   * version.
   */
  private waitFor(id: string, why: string): void {
    if (this.waiting.has(id)) return;
    this.waiting.add(id);
    this.services.alert(`Match ${id} waits: ${why}. Nothing is lost; the other matches go on.`);
  }

  /**
   * The waiting ones are due from now on. A server of their version loads them at once, and puts them away when it
   * stops.
   */
  async leave(): Promise<void> {
    const { store, now } = this.services;
    for (const id of this.waiting) {
      const tail = await store.tail(id, 0);
      if (tail?.row.status !== 'running' || tail.clock.shift !== 0) continue;
      const standing = { at: tail.logged.length, clock: tail.clock.data };
      const deadline = Math.min(tail.clock.deadline ?? Infinity, now());
      await store.saveIdle(id, standing, null, { ...tail.clock, deadline });
    }
  }

  /**
   * Newer rules will be back, though nobody has them just now. Older ones keep a match as long as somebody is at the
   * table there: nobody is led away from a server that serves them.
   */
  private async isOfOthers(stored: StoredMatch): Promise<boolean> {
    const { cluster } = this.services.store;
    if (!cluster) return false;
    const { id, game, status } = stored.row;
    const ours = this.games.get(game)?.records.version;
    if (ours !== undefined && versionOf(stored) > ours) return true;
    if (cluster.others === 0 || status !== 'running') return false;
    const head = (await cluster.heads([id])).at(0);
    return head !== undefined && head.present.length > 0;
  }

  /** Nothing is lost: the row says why, the log stays as it is. */
  private async setAside(row: MatchRow, why: string): Promise<never> {
    this.services.alert(`Match ${row.id} was set aside: ${why}. Nothing is lost; the other matches go on.`);
    await this.services.store.changeRow(row, { ...row, status: 'aside', aside: why });
    throw new Fault('setAside');
  }
}

/** From the list of games; a match of one that is not in it cannot be played. */
export function gameOf(games: ReadonlyMap<string, AnyGame>, id: string): AnyGame {
  const game = games.get(id);
  if (!game) throw new ReplayError(`${id} is not on the shelf`);
  return game;
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
  const logged: Logged<GameTypes>[] = stored.logged.map((line) => JSON.parse(line));
  const told = JSON.parse(stored.told);
  const snapshot: Snapshot<unknown> = JSON.parse(stored.snapshot);
  const isWhole =
    snapshot.version === game.records.version || (snapshot.now ?? snapshot.root).at === logged.length;
  if (isWhole || stored.row.status !== 'finished') return Match.restore(game, snapshot, told, logged);
  // Older rules ended it, and their server was killed before it had put it away. Nothing has to go on, so it is read as
  // a record.
  const { version, options, seats, seed } = snapshot;
  const { how } = stored.row.outcome ?? { how: '' };
  const entries = logged.map(({ entry }) => entry);
  const head = { format: RECORD_FORMAT, game: game.id, version, options, seats, seed, entries } as const;
  return Match.replay(game, { ...head, end: { how, hash: '' } });
}
