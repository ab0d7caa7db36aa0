/** A server under load, in a process of its own, and two players at one of its tables. */

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One of the two players of a match, seen from the load generator. */
export interface Player {
  /** Plays some free cell; resolves nothing: the other player sees it. */
  move(): void;
  /** Called whenever this player sees a move (own or other); `mine`: it is this player's turn now. */
  onSeen(seen: (mine: boolean) => void): void;
  close(): void;
}

/** How to talk to one kind of server. */
export interface Dialect {
  readonly name: string;
  /** The file of the server's process, compiled. */
  readonly entry: string;
  /** Two players at a new table, the one to move first. */
  table(url: string, number: number): Promise<readonly [Player, Player]>;
  /** A bare connection, watching nothing. */
  connect(url: string): Promise<{ close(): void }>;
  /** Makes a match and leaves it at once. */
  idleMatch(url: string, number: number): Promise<void>;
  /** Bytes sent to a player who comes back to a match. */
  reconnectBytes(url: string, number: number, moves: number): Promise<number>;
}

/** A server in a process of its own. */
export interface Running {
  readonly url: string;
  usage(): Promise<Usage>;
  /** Milliseconds of processor time since it began, without a collection. */
  cpu(): Promise<number>;
  /** Without a word of warning. */
  stop(): Promise<void>;
}

export interface Usage {
  /** Bytes in use after a collection. */
  readonly heap: number;
  /** Bytes that the process holds. */
  readonly rss: number;
  /** Milliseconds of processor time since it began. */
  readonly cpu: number;
}

export interface Contender extends Running {
  readonly dialect: Dialect;
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'conclave-bench-'));
}

/** `entry`: a compiled file beside this one. */
export async function start(
  entry: string,
  folder: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<Running> {
  const file = fileURLToPath(new URL(entry, import.meta.url));
  const child = fork(file, [folder, ...args], {
    execArgv: ['--expose-gc', ...flags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { url } = (await answer(child, null)) as { url: string };
  return {
    url,
    usage: async () => (await answer(child, 'usage')) as Usage,
    cpu: async () => (await answer(child, 'cpu')) as number,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

export async function launch(dialect: Dialect, args: readonly string[] = []): Promise<Contender> {
  const folder = newFolder();
  const running = await start(dialect.entry, folder, args);
  const stop = async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...running, dialect, stop };
}

function answer(child: ChildProcess, question: string | null): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the server under test ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
    if (question !== null) child.send(question);
  });
}

/** The server's side of it: says where it listens, and how much it holds. */
export function report(url: string): void {
  process.send?.({ url });
  process.on('message', (question) => {
    const { user, system } = process.cpuUsage();
    if (question === 'cpu') process.send?.((user + system) / 1000);
    if (question !== 'usage') return;
    globalThis.gc?.();
    const { heapUsed: heap, rss } = process.memoryUsage();
    process.send?.({ heap, rss, cpu: (user + system) / 1000 } satisfies Usage);
  });
}
