/** Runs the pool's jobs inside a thread of Node. */

import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { BotsByGame } from './game-bots.ts';
import { type Job, JobRunner } from './jobs.ts';
import type { NumberedJob, Reply } from './pool.ts';

export function serveThread(botsByGame: BotsByGame): void {
  const port = parentPort;
  if (!port) throw new Error('this module runs in a worker thread');
  const jobs = new JobRunner(botsByGame, loadBuild);
  const reply = (answer: Reply) => port.postMessage(answer);
  port.on('message', async ({ number, job }: NumberedJob<Job>) => {
    try {
      reply({ number, answer: await jobs.answer(job) });
    } catch (error) {
      reply({ number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}

/** Where a build of Conclave keeps the bots of all its games. */
const BOTS_OF_A_BUILD = 'games/dist/bots.js';

async function loadBuild(folder: string): Promise<BotsByGame> {
  const file = resolve(folder, BOTS_OF_A_BUILD);
  const built: { readonly botsByGame: BotsByGame } = createRequire(file)(file);
  return built.botsByGame;
}
