/** A server on a free port with a store of its own, for one test. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame, AnyMove } from '@conclave/engine';
import { ChaCha8, stretchSeed } from '@conclave/engine';
import { pickListed } from '@conclave/engine/testing';
import { onTestFinished } from 'vitest';
import type { BotJob } from '../room.ts';
import { ConclaveServer, type ServerOptions } from '../server.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { Client, type Line } from './client.ts';

/** A bot that takes what is listed: enough to keep a table going. */
export async function randomThink(job: BotJob): Promise<{ move: AnyMove | null }> {
  const rng = new ChaCha8(stretchSeed(`${job.match} ${job.seat} ${job.perspective.decision}`));
  if (!job.asked) return { move: null };
  return { move: pickListed(job.perspective.moves, rng) };
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Running {
  readonly url: string;
  readonly server: ConclaveServer;
  client(): Client;
}

export async function serve(
  games: readonly AnyGame[],
  options: Partial<ServerOptions> = {},
): Promise<Running> {
  const store = options.store ?? SqliteStore.open(join(newFolder(), 'conclave.db'));
  const server = await ConclaveServer.create({
    games,
    think: randomThink,
    botDelay: 0,
    requestsPerMinute: 100_000,
    socketsPerAddress: 10_000,
    socketLimits: { rate: 10_000, burst: 10_000, watched: 100, backlog: 4 * 1024 * 1024, patience: 1000 },
    ...options,
    store,
  });
  const url = await server.start(0);
  let stopped = false;
  onTestFinished(async () => {
    if (!stopped) await server.stop();
    stopped = true;
  });
  return { url, server, client: () => new Client(url) };
}

/** Plays random moves from every line until the match is over. */
export async function playOut(lines: readonly Line[], match: string, seed: string): Promise<void> {
  const rng = new ChaCha8(stretchSeed(seed));
  const play = async (line: Line) => {
    for (;;) {
      await line.until(() => {
        const { moves, outcome } = line.of(match);
        return outcome !== null || moves.length > 0;
      });
      const { moves, outcome, decision } = line.of(match);
      if (outcome) return;
      const move = pickListed(moves, rng);
      if (!move) return;
      await line.move(match, move, undefined, decision);
      if (line.of(match).decision === decision && line.of(match).outcome === null) {
        await line
          .until(() => line.of(match).decision !== decision || line.of(match).outcome !== null, 5000)
          .catch(() => {});
      }
    }
  };
  await Promise.all(lines.map(play));
}
