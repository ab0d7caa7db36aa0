/** What can happen to a fleet, and what must hold afterwards. */

import { type AnyGame, canonical } from '@conclave/engine';
import { shelf } from '@conclave/games/shelf';
import { verifyStore } from '../../maintenance.ts';
import { restore, versionOf } from '../../room-loader.ts';
import { PostgresStore } from '../../store/postgres.ts';
import type { StoredMatch } from '../../store/store.ts';
import { Client } from '../client.ts';
import { rngOf } from '../think.ts';
import type { Fleet, Node } from './fleet.ts';
import { newer } from './newer-rules.ts';
import { Player } from './player.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds for which a node or its line is stopped: longer than anybody waits. */
const STOPPED = 5000;

export interface Trouble {
  readonly name: string;
  /** Done once, to one node, and over when it returns. */
  happen(fleet: Fleet, node: Node): Promise<void>;
}

export const TROUBLES: readonly Trouble[] = [
  {
    name: 'kill -9',
    async happen(_fleet, node) {
      await node.end('SIGKILL');
      await node.start();
    },
  },
  {
    name: 'SIGSTOP 5 s',
    async happen(_fleet, node) {
      node.signal('SIGSTOP');
      await pause(STOPPED);
      node.signal('SIGCONT');
    },
  },
  {
    name: 'drain and restart, one after the other',
    async happen(fleet) {
      for (const node of fleet.nodes) {
        await node.end('SIGTERM');
        await node.start();
      }
    },
  },
  {
    name: 'upgrade to newer rules, one after the other',
    async happen(fleet) {
      for (const node of fleet.nodes) {
        await node.end('SIGTERM');
        node.upgrade();
        await node.start();
      }
    },
  },
  {
    name: 'line to the database frozen 5 s',
    async happen(_fleet, { line }) {
      line.freeze();
      await pause(STOPPED);
      line.mend();
    },
  },
  {
    name: 'line to the database cut 5 s',
    async happen(_fleet, { line }) {
      line.cut();
      await pause(STOPPED);
      line.mend();
    },
  },
  { name: 'PostgreSQL restarted', happen: async ({ postgres }) => postgres.restart?.('stop') },
  { name: 'PostgreSQL crashed', happen: async ({ postgres }) => postgres.restart?.('crash') },
  {
    name: 'event loop blocked 5 s',
    async happen(_fleet, node) {
      node.signal('SIGUSR2');
      await pause(STOPPED);
    },
  },
];

/** What came of one kind of trouble. */
export interface Outcome {
  readonly name: string;
  readonly times: number;
  readonly acknowledged: number;
  /** Milliseconds of the slowest step. */
  readonly worst: number;
}

export interface Report {
  readonly outcomes: readonly Outcome[];
  readonly matches: number;
  readonly acknowledged: number;
  /** Acknowledged, and not there. */
  readonly lost: number;
  /** Matches that do not replay to what is stored. */
  readonly faults: readonly string[];
  /** Shown to somebody, and then otherwise. */
  readonly takenBack: number;
  /** Tables at which nobody could make a step any more. */
  readonly stuck: number;
}

const games: readonly AnyGame[] = shelf.map(({ game }) => game);
const LEVEL = 'easy';
/** Milliseconds for every table to show that it goes on. */
const GOES_ON_WITHIN = 90_000;
const CLOSING_TRIES = 20;

/** Tables of all games, at each of which two people and bots play on and on. */
export class Crowd {
  private readonly fleet: Fleet;
  private readonly players: Player[] = [];
  /** All who ever sat at each table. */
  private readonly tables: Player[][] = [];
  private readonly playing: Promise<void>[] = [];
  private over = false;

  constructor(fleet: Fleet) {
    this.fleet = fleet;
  }

  async sitDown(tables: number): Promise<void> {
    await Promise.all(
      Array.from({ length: tables }, async (_none, table) => {
        const first = await this.open(table);
        this.playing.push(this.keepPlaying(table, first));
      }),
    );
  }

  get acknowledged(): number {
    return this.players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  }

  private get byTable(): readonly number[] {
    return this.tables.map((players) =>
      players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    );
  }

  /** How many tables do not go on in so long. */
  private async stuck(within: number): Promise<number> {
    const before = this.byTable;
    const still = () => this.byTable.filter((made, table) => made === before[table]).length;
    const end = performance.now() + within;
    while (still() > 0 && performance.now() < end) await pause(200);
    return still();
  }

  /** The slowest step since it was last asked. */
  takeSlowest(): number {
    const slowest = Math.max(...this.players.map((player) => player.slowest));
    for (const player of this.players) player.slowest = 0;
    return slowest;
  }

  /** One trouble, so often, and some peace after each. */
  async suffer(trouble: Trouble, times: number, peace: number): Promise<Outcome> {
    const before = this.acknowledged;
    this.takeSlowest();
    for (let n = 0; n < times; n++) {
      await trouble.happen(this.fleet, this.fleet.nodes[n % this.fleet.nodes.length]);
      await pause(peace);
    }
    const { name } = trouble;
    return { name, times, acknowledged: this.acknowledged - before, worst: this.takeSlowest() };
  }

  /** Looks whether all go on, ends the play, and looks whether everything is there. */
  async check(outcomes: readonly Outcome[], goesOnWithin = GOES_ON_WITHIN): Promise<Report> {
    const stuck = await this.stuck(goesOnWithin);
    this.over = true;
    for (const player of this.players) player.close();
    await Promise.all(this.playing);
    const store = await PostgresStore.open(this.fleet.database, { serves: false });
    try {
      let lost = 0;
      let takenBack = 0;
      for (const player of this.players) {
        for (const step of player.acknowledged)
          if (!(await store.knows(player.match, player.seat, step))) lost++;
        takenBack += player.takenBack + Number(!(await wasTrue(store, player)));
      }
      const { matches, faults } = await verifyStore(store, rulesOf);
      return {
        outcomes,
        matches,
        acknowledged: this.acknowledged,
        lost,
        faults: faults.map(({ match, why }) => `${match}: ${why}`),
        takenBack,
        stuck,
      };
    } finally {
      await store.close();
    }
  }

  /** When a match is over, the same table sits down to another. */
  private async keepPlaying(table: number, first: readonly Player[]): Promise<void> {
    for (let players = first; !this.over; players = await this.open(table))
      await Promise.all(players.map((player) => player.play()));
  }

  private async open(table: number): Promise<readonly Player[]> {
    const game = games[table % games.length];
    const { id, cookies } = await persist(() => this.newMatch(game));
    const players = cookies.map(
      (cookie, seat) => new Player(this.fleet.nodes, id, seat, cookie, rngOf(`${id} ${seat}`)),
    );
    this.players.push(...players);
    this.tables[table] = [...(this.tables[table] ?? []), ...players];
    if (this.over) for (const player of players) player.close();
    return players;
  }

  private async newMatch(game: AnyGame): Promise<{ id: string; cookies: string[] }> {
    const [one, two] = [0, 1].map((n) => new Client(this.fleet.nodes[n % this.fleet.nodes.length].url));
    await one.signIn('One');
    await two.signIn('Two');
    const bots = Math.max(0, Math.min(3, game.seats.max) - 2);
    const seats = [
      { kind: 'me' as const },
      { kind: 'invited' as const },
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level: LEVEL }) as const),
    ];
    const { id, invite } = await one.create({
      game: game.id,
      seats,
      clock: { kind: 'live', turn: 30, bank: 0 },
    });
    try {
      await two.act(id, 'join', { invite });
      await one.act(id, 'start');
    } catch (error) {
      void this.giveUp(one, id);
      throw error;
    }
    return { id, cookies: [one.cookie, two.cookie] };
  }

  /** Tables that nobody begins would soon be as many as one address may have open. In the middle of a trouble it takes some tries. */
  private async giveUp(host: Client, id: string): Promise<void> {
    for (let tries = 0; tries < CLOSING_TRIES && !this.over; tries++) {
      const closed = await host.call('POST', `/api/matches/${id}/close`).then(
        () => true,
        () => false,
      );
      if (closed) return;
      await pause(1000);
    }
  }
}

/** Those by which a match was played last. */
function rulesOf(stored: StoredMatch): AnyGame {
  const game = games.find(({ id }) => id === stored.row.game);
  if (!game) throw new Error(`${stored.row.game} is not on the shelf`);
  return newer(game, versionOf(stored) - game.version);
}

/** In the middle of a trouble, until it is over. */
async function persist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch {
      await pause(200);
    }
  }
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
