/** A desk in a thread of Node: the other end of the pool. */

import { parentPort } from 'node:worker_threads';
import type { Companies } from './company.ts';
import { Desk, type Job } from './desk.ts';
import type { Delivery, Errand } from './pool.ts';

export function serveThread(companies: Companies): void {
  const port = parentPort;
  if (!port) throw new Error('this module runs in a worker thread');
  const desk = new Desk(companies);
  const deliver = (delivery: Delivery) => port.postMessage(delivery);
  port.on('message', async ({ number, job }: Errand<Job>) => {
    try {
      deliver({ number, answer: await desk.answer(job) });
    } catch (error) {
      deliver({ number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
