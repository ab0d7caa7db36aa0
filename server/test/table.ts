/** A server on a free port with a store of its own, and matches on it, for one test. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame, Rng } from '@conclave/engine';
import { pickListed } from '@conclave/engine/testing';
import { onTestFinished } from 'vitest';
import { ConclaveServer } from '../server.ts';
import type { ServerOptions } from '../server-options.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Client, type CreateWish, type Line } from './client.ts';
import { GAMES } from './games.ts';
import { LIFTED } from './lifted-limits.ts';
import { quickFolder } from './quick-disk.ts';
import { randomThink, rngOf } from './think.ts';

export function newFolder(make = quickFolder): string {
  const folder = make('conclave-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function newFile(): string {
  return join(newFolder(), 'conclave.db');
}

/** A clock that stands still until a test moves it. */
export class Time {
  at = Date.UTC(2026, 0, 1);
  private since: number | null = null;
  readonly now = () => this.at + (this.since === null ? 0 : performance.now() - this.since);

  /** From here on it goes by itself. */
  goOn(): void {
    this.since = performance.now();
  }

  pass(seconds: number): void {
    this.at += seconds * 1000;
  }
}

/** Waits until something holds, looking again and again. */
export async function eventually(holds: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`it never came to hold: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export interface Running {
  readonly url: string;
  readonly server: ConclaveServer;
  readonly store: Store;
  client(): Client;
  guest(name: string): Promise<Client>;
  stop(): Promise<void>;
}

/** Eight seconds of a secret window are 160 milliseconds. */
const WINDOW_PACE = 0.02;

/** Milliseconds between two pings: an honest line answers within as many, however busy the machine is. */
export const PING_EVERY = 1000;

/** Two servers of one test: what is done at one is watched at the other, which may be the same. */
export interface Nodes {
  readonly moved: Running;
  readonly watched: Running;
  /** What was done at one has reached the other. */
  spread(): Promise<void>;
}

/** No limit that a test would meet by being quick. */
export const WIDE = {
  rate: 10_000,
  burst: 10_000,
  whyRate: 10_000,
  whyBurst: 10_000,
  controlRate: 10_000,
  controlBurst: 10_000,
  watched: 1000,
  backlog: 4 * 1024 * 1024,
  unread: 64 * 1024 * 1024,
  patience: 1000,
};

export async function serve(
  games: readonly AnyGame[],
  options: Partial<ServerOptions> = {},
): Promise<Running> {
  const store = options.store ?? SqliteStore.open(newFile());
  const server = await ConclaveServer.create({
    games,
    think: randomThink,
    botDelay: 0,
    sweepEvery: 20,
    windowPace: WINDOW_PACE,
    requestLimits: LIFTED.requestLimits,
    socketShares: LIFTED.socketShares,
    socketLimits: WIDE,
    ...options,
    store,
  });
  const url = await server.start(0);
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= server.stop();
    return stopping;
  };
  onTestFinished(stop);
  const client = () => new Client(url);
  return { url, server, store, client, guest: (name) => client().signIn(name), stop };
}

const NAMES = ['Ann', 'Ben', 'Cléo', 'Dirk', 'Eva'];

export interface Seated {
  readonly id: string;
  readonly people: readonly Client[];
}

/** A match that has begun, with people in all chairs but those of bots. */
export async function seat(
  running: Running,
  game: string,
  people: number,
  wish: Partial<CreateWish> & { readonly bots?: number } = {},
): Promise<Seated> {
  const { bots = 0, ...rest } = wish;
  const [host, ...others] = await Promise.all(NAMES.slice(0, people).map((name) => running.guest(name)));
  const seats = [
    { kind: 'me' } as const,
    ...others.map(() => ({ kind: 'invited' }) as const),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'easy' }) as const),
  ];
  const { id, invite } = await host.create({ game, seats, public: true, ...rest });
  for (const other of others) await other.act(id, 'join', { invite });
  await host.act(id, 'start');
  return { id, people: [host, ...others] };
}

/** A socket for each, watching. */
export async function watchAll(clients: readonly Client[], match: string): Promise<Line[]> {
  return Promise.all(
    clients.map(async (client) => {
      const line = await client.socket();
      await line.watch(match);
      return line;
    }),
  );
}

/**
 * Plays listed moves from one line until the match is over, as fast as the answers come. What may be done at any time
 * (withdrawing, standing answers, calls) is done now and then.
 */
export async function playOn(line: Line, match: string, rng: Rng, most = Infinity): Promise<void> {
  const { anytime } = gameOf(line, match);
  for (let made = 0; made < most; made++) {
    await line.until(() => line.of(match).outcome !== null || line.of(match).moves.length > 0);
    const { moves, outcome, decision } = line.of(match);
    if (outcome) return;
    const due = moves.filter(({ kind }) => !anytime.includes(kind));
    const move = pickListed(due.length === 0 || rng.int(6) === 0 ? moves : due, rng);
    if (move && (due.length > 0 || rng.int(6) === 0)) await line.move(match, move, undefined, decision);
    const { decision: after, outcome: end } = line.of(match);
    if (after === decision && !end) await line.changed(match, decision, 1000);
  }
}

/** Plays random moves from every line until the match is over. */
export async function playOut(lines: readonly Line[], match: string, seed: string): Promise<void> {
  await Promise.all(lines.map((line, index) => playOn(line, match, rngOf(`${seed} ${index}`))));
}

function gameOf(line: Line, match: string): AnyGame {
  const game = GAMES.find(({ id }) => id === line.tables.get(match)?.game);
  if (!game) throw new Error('a game that is not tested');
  return game;
}
