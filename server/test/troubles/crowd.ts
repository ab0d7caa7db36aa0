/** Matches of all games, each with two people and bots who play on and on, and what must always hold of them. */

import { setTimeout as pause } from 'node:timers/promises';
import { type AnyGame, canonical } from '@conclave/engine';
import { gameEntries } from '@conclave/games/entries';
import { verifyStore } from '../../maintenance.ts';
import { restore, versionOf } from '../../room-loader.ts';
import { PostgresStore } from '../../store/postgres.ts';
import type { StoredMatch } from '../../store/store.ts';
import type { Fleet } from './fleet.ts';
import { newer } from './newer-rules.ts';
import type { Player } from './player.ts';
import { Table } from './table.ts';
import type { Trouble } from './troubles.ts';

/** What came of one kind of trouble. */
export interface Outcome {
  readonly name: string;
  readonly times: number;
  readonly acknowledged: number;
  /** Milliseconds of the slowest step; `null`: nobody made one. */
  readonly worst: number | null;
  /** Milliseconds until everybody could play again once it was over, the longest. */
  readonly back: number;
  /** The same before it, when nothing had happened: what of it is the machine's. The longest. */
  readonly calm: number;
}

export interface Report {
  readonly matches: number;
  readonly acknowledged: number;
  /** Acknowledged, and not there. */
  readonly lost: number;
  /** Matches that do not replay to what is stored. */
  readonly faults: readonly string[];
  /** Shown to somebody, and then otherwise. */
  readonly takenBack: number;
  /** Who could not play again for too long after a trouble. */
  readonly late: readonly string[];
  /** Tables at which nobody could make a step any more. */
  readonly stuck: readonly string[];
}

const games: readonly AnyGame[] = gameEntries.map(({ game }) => game);
/** Milliseconds after a trouble in which everybody can play again. */
const BACK_WITHIN = 20_000;
/** On a busy machine that may take as many times what it takes when nothing has happened. */
const BACK_WITHIN_BEATS = 20;
/** Milliseconds for every table to show that it goes on. */
const GOES_ON_WITHIN = 90_000;
const LOOK_EVERY = 50;

export class Crowd {
  private readonly fleet: Fleet;
  private tables: readonly Table[] = [];
  private playing: Promise<unknown> = Promise.resolve();
  private readonly late: string[] = [];

  constructor(fleet: Fleet) {
    this.fleet = fleet;
  }

  async sitDown(tables: number): Promise<void> {
    this.tables = Array.from(
      { length: tables },
      (_none, n) => new Table(games[n % games.length], this.fleet.nodes),
    );
    this.playing = Promise.all(this.tables.map((table) => table.play()));
    await this.untilBack('at the beginning', GOES_ON_WITHIN);
  }

  get acknowledged(): number {
    return this.tables.reduce((sum, table) => sum + table.acknowledged, 0);
  }

  private get players(): readonly Player[] {
    return this.tables.flatMap(({ players }) => players);
  }

  /** One trouble, so often, and some peace after each. */
  async suffer({ name, happen }: Trouble, times: number, peace: number): Promise<Outcome> {
    const before = this.acknowledged;
    this.takeSlowest();
    let [back, calm] = [0, 0];
    for (let n = 0; n < times; n++) {
      const beat = await this.untilBack(`before ${name}`, GOES_ON_WITHIN);
      await happen(this.fleet, this.fleet.nodes[n % this.fleet.nodes.length]);
      const within = Math.max(BACK_WITHIN, BACK_WITHIN_BEATS * beat);
      back = Math.max(back, await this.untilBack(`after ${name}`, within));
      calm = Math.max(calm, beat);
      await pause(peace);
    }
    const acknowledged = this.acknowledged - before;
    const worst = this.takeSlowest();
    return { name, times, acknowledged, worst: acknowledged > 0 ? worst : null, back, calm };
  }

  /** Milliseconds until everybody can play, with an answer to all that they did before; so many at the most. */
  private async untilBack(when: string, within: number): Promise<number> {
    const since = performance.now();
    let away = this.tables;
    for (;;) {
      away = away.filter((table) => !table.isBackSince(since));
      const took = performance.now() - since;
      if (away.length > 0 && took <= within) {
        await pause(LOOK_EVERY);
        continue;
      }
      this.late.push(...away.map((table) => `${when}, ${table.troubles}`));
      return took;
    }
  }

  /** The slowest step since it was last asked. */
  private takeSlowest(): number {
    return Math.max(...this.players.map((player) => player.takeSlowest()));
  }

  /** Those tables at which nobody makes a step in so long. */
  private async untilAllGoOn(within: number): Promise<readonly Table[]> {
    const before = new Map(this.tables.map((table) => [table, table.acknowledged]));
    const end = performance.now() + within;
    for (;;) {
      const still = this.tables.filter((table) => table.acknowledged === before.get(table));
      if (still.length === 0 || performance.now() > end) return still;
      await pause(LOOK_EVERY);
    }
  }

  /** Looks whether all go on, ends the play, and looks whether everything is there. */
  async check(goesOnWithin = GOES_ON_WITHIN): Promise<Report> {
    const stuck = (await this.untilAllGoOn(goesOnWithin)).map(({ troubles }) => troubles);
    for (const table of this.tables) table.close();
    await this.playing;
    const store = await PostgresStore.open(this.fleet.database, { serves: false });
    try {
      let lost = 0;
      let takenBack = 0;
      for (const player of this.players) {
        for (const step of player.acknowledged)
          if (!(await store.hasStep(player.match, player.seat, step))) lost++;
        takenBack += player.takenBack + Number(!(await wasTrue(store, player)));
      }
      const { matches, faults } = await verifyStore(store, rulesOf);
      return {
        matches,
        acknowledged: this.acknowledged,
        lost,
        faults: faults.map(({ match, why }) => `${match}: ${why}`),
        takenBack,
        late: this.late,
        stuck,
      };
    } finally {
      await store.close();
    }
  }
}

/** Those by which a match was played last. */
function rulesOf(stored: StoredMatch): AnyGame {
  const game = games.find(({ id }) => id === stored.row.game);
  if (!game) throw new Error(`${stored.row.game} is not on the shelf`);
  return newer(game, versionOf(stored) - game.records.version);
}

/** Is what was shown what the match has told? */
async function wasTrue(store: PostgresStore, { match, seat, shown }: Player): Promise<boolean> {
  const stored = await store.load(match);
  if (!stored) return false;
  try {
    const { told } = restore(rulesOf(stored), stored).perspective(seat);
    return canonical(told.slice(0, shown.length)) === canonical(shown);
  } catch {
    return false;
  }
}
