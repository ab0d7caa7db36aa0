/** The store's own thread: the other end of `ThreadedStore`. */

import { parentPort, workerData } from 'node:worker_threads';
import { SqliteStore } from './sqlite.ts';
import { type Answer, type Call, inBatches } from './threaded.ts';

if (!parentPort) throw new Error('this module runs in a worker thread');
const port = parentPort;

const post = inBatches<Answer>((batch) => port.postMessage(batch));

const answer = (number: number, work: Promise<unknown>) =>
  work.then(
    (value) => post({ number, value }),
    (error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      post({ number, error: { name, message } });
    },
  );

const opening = Promise.resolve().then(() => SqliteStore.open(String(workerData)));

async function carryOut(store: SqliteStore, { number, method, args }: Call): Promise<void> {
  const act = store[method] as (...values: readonly unknown[]) => Promise<unknown>;
  await answer(number, act.apply(store, [...args]));
  if (method === 'close') setImmediate(() => port.close());
}

answer(
  -1,
  opening.then(() => null),
)
  .then(() => opening)
  .catch(() => setImmediate(() => port.close()));
port.on('message', async (calls: string) => {
  const store = await opening;
  for (const call of JSON.parse(calls) as readonly Call[]) carryOut(store, call);
});
