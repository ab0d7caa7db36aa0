/** Kills a server during play. What was acknowledged or shown is there afterwards, and everything goes on. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workerFile } from '@conclave/bots/pool';
import type { AnyMove, Rng } from '@conclave/engine';
import { pickListed } from '@conclave/engine/testing';
import type { ClockRule } from '@conclave/wire';
import { expect, onTestFinished, test } from 'vitest';
import { DATABASE } from '../config.ts';
import { verify } from '../maintenance.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { Client, type Line, newStepId } from './client.ts';
import { GAMES } from './games.ts';
import { eventually, newFolder } from './table.ts';
import { rngOf } from './think.ts';

const SEATS: Readonly<Record<string, number>> = {
  cloister: 3,
  bids: 4,
  interrupt: 3,
  passing: 3,
  lanterns: 3,
  shout: 2,
  canary: 3,
  'temple-code': 4,
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

class Process {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
  }

  static async start(file: string, log: string[]): Promise<Process> {
    const entry = workerFile('@conclave/server/test/process');
    const child = spawn(process.execPath, [entry.pathname, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    const url = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout?.on('data', (data: Buffer) => {
        log.push(data.toString());
        said += data.toString();
        const found = /^ready (\S+)$/m.exec(said);
        if (found) resolve(found[1]);
      });
      child.once('exit', (code, signal) => reject(new Error(`the server ended with ${code ?? signal}`)));
    });
    return new Process(child, url);
  }

  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

interface Pending {
  readonly step: string;
  readonly move: AnyMove;
  readonly decision: number;
}

/** Somebody who plays on through every crash, and remembers what they were promised. */
class Player {
  readonly match: string;
  readonly cookie: string;
  private readonly rng: Rng;
  readonly acknowledged: string[] = [];
  line: Line | null = null;
  private pending: Pending | null = null;

  constructor(match: string, cookie: string, seed: string) {
    this.match = match;
    this.cookie = cookie;
    this.rng = rngOf(seed);
  }

  get isOver(): boolean {
    return this.line?.of(this.match).outcome != null;
  }

  async reconnect(url: string): Promise<void> {
    const client = new Client(url);
    client.cookie = this.cookie;
    const old = this.line;
    const line = await client.socket();
    if (old) line.recall(old);
    await line.watch(this.match);
    await line.settle();
    const before = old?.of(this.match);
    const after = line.of(this.match);
    // What was shown is never taken back.
    expect(after.cursor).toBeGreaterThanOrEqual(before?.cursor ?? 0);
    expect(after.told).toHaveLength(after.cursor);
    this.line = line;
  }

  /** Until the line breaks or the match is over. */
  async play(): Promise<void> {
    const { line, match } = this;
    if (!line) return;
    while (line.closedWith === null && !this.isOver) {
      const { moves, decision } = line.of(match);
      // Orders can be given again and again: nobody would get round to playing.
      const move = pickListed(
        moves.filter(({ kind }) => kind !== 'withdraw' && kind !== 'order'),
        this.rng,
      );
      this.pending ??= move && { step: newStepId(), move, decision };
      if (this.pending) {
        const { step, move: sent, decision: at } = this.pending;
        const answer = await line.move(match, sent, step, at).catch((error: Error) => error.message);
        if (answer === 'tooFast') {
          // Sent again a little later, as any client would.
          await pause(100);
          continue;
        }
        if (typeof answer === 'string') throw new Error(answer);
        if (answer === null) this.acknowledged.push(step);
        this.pending = null;
      }
      await line.changed(match, decision, 100);
    }
  }
}

/** A new match of one person and bots. */
async function sitDown(url: string, n: number, clock: ClockRule = { kind: 'none' }): Promise<Player> {
  const client = await new Client(url).signIn(`Player ${n}`);
  const game = GAMES[n % GAMES.length].id;
  const bots = Array.from({ length: SEATS[game] - 1 }, () => ({ kind: 'bot', level: 'easy' }) as const);
  const { id } = await client.create({ game, seats: [{ kind: 'me' }, ...bots], clock });
  await client.act(id, 'start');
  return new Player(id, client.cookie, `player ${n}`);
}

export function killsTest(kills: number, matches: number): void {
  test(`${kills} kills in the middle of ${matches} matches: every acknowledged step is there, and all go on to their end`, {
    timeout: 900_000,
  }, async () => {
    // On a disk: in memory players would be faster than the server lets anybody be.
    const file = join(
      newFolder((prefix) => mkdtempSync(join(tmpdir(), prefix))),
      DATABASE,
    );
    const log: string[] = [];
    const rng = rngOf('kills');
    let server = await Process.start(file, log);
    // In these nobody comes: the clock plays, and the bots.
    const clock = { kind: 'live', turn: 5, bank: 0 } as const;
    const absent = [await sitDown(server.url, 0, clock), await sitDown(server.url, 3, clock)];
    const all: Player[] = [];
    const began = performance.now();
    let interrupted = 0;
    let players: Player[] = [];
    for (let kill = 0; kill < kills; kill++) {
      players = players.filter((player) => !player.isOver);
      const missing = Array.from({ length: matches - players.length }, (_none, n) => all.length + n);
      const fresh = await Promise.all(missing.map((n) => sitDown(server.url, n)));
      players.push(...fresh);
      all.push(...fresh);
      await Promise.all(players.map((player) => player.reconnect(server.url)));
      const playing = players.map((player) =>
        player.play().catch((error: Error) => {
          if (!/closed/.test(error.message)) throw error;
          interrupted++;
        }),
      );
      await pause(30 + rng.int(150));
      await server.kill();
      await Promise.all(playing);
      server = await Process.start(file, log);
    }
    const seconds = (performance.now() - began) / 1000;
    await Promise.all(players.map((player) => player.reconnect(server.url)));
    await Promise.all(players.map((player) => player.play()));
    expect(all.every((player) => player.isOver)).toBe(true);
    expect(interrupted).toBeGreaterThan(kills);

    const store = SqliteStore.open(file);
    const entriesOf = async ({ match }: Player) =>
      ((await store.load(match))?.logged ?? []).map((line) => JSON.parse(line).entry as { by?: string });
    const count = async (player: Player, ...who: readonly string[]) =>
      (await entriesOf(player)).filter(({ by }) => by !== undefined && who.includes(by)).length;
    for (const player of absent) {
      const before = await count(player, 'clock', 'late');
      const isOver = async () => (await store.row(player.match))?.status === 'finished';
      await eventually(async () => (await count(player, 'clock', 'late')) > before || (await isOver()));
      expect(await count(player, 'clock', 'late')).toBeGreaterThan(0);
    }

    const secrets: string[] = [];
    for (const player of all) {
      for (const step of player.acknowledged) expect(await store.hasStep(player.match, 0, step)).toBe(true);
      expect(await count(player, 'player')).toBeGreaterThanOrEqual(player.acknowledged.length);
      expect(await count(player, 'bot')).toBeGreaterThan(0);
      secrets.push(player.cookie, JSON.parse((await store.load(player.match))?.snapshot ?? '{}').seed);
    }
    await store.close();
    await server.kill();
    const verified = await verify(dirname(file), GAMES);
    expect(verified.faults).toEqual([]);
    expect(verified.matches).toBe(all.length + absent.length);

    // Nothing secret in the log of the server.
    const said = log.join('');
    for (const secret of secrets) expect(said).not.toContain(secret);
    expect(said).toContain('ready');
    const acknowledged = all.reduce((sum, player) => sum + player.acknowledged.length, 0);
    console.info(
      `${kills} kills in ${seconds.toFixed(1)} s, ${all.length} matches, ${verified.entries} entries, ${acknowledged} acknowledged steps, ${interrupted} lines cut in play`,
    );
  });
}
