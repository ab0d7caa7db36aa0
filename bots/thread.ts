/** Runs the pool's jobs inside a thread of Node. */

import { parentPort } from 'node:worker_threads';
import type { BotsByGame } from './game-bots.ts';
import { type Job, JobRunner } from './jobs.ts';
import type { NumberedJob, Reply } from './pool.ts';

export function serveThread(botsByGame: BotsByGame): void {
  const port = parentPort;
  if (!port) throw new Error('this module runs in a worker thread');
  const jobs = new JobRunner(botsByGame);
  const reply = (answer: Reply) => port.postMessage(answer);
  port.on('message', async ({ number, job }: NumberedJob<Job>) => {
    try {
      reply({ number, answer: await jobs.answer(job) });
    } catch (error) {
      reply({ number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
