/** The store's own thread: the other end of `ThreadedStore`. */

import { parentPort, workerData } from 'node:worker_threads';
import { SqliteStore } from './sqlite.ts';
import type { Answer, Call } from './threaded.ts';

const port = parentPort;
if (!port) throw new Error('this module runs in a worker thread');

const answer = (number: number, work: Promise<unknown>) =>
  work.then(
    (value) => port.postMessage({ number, value } satisfies Answer),
    (error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      port.postMessage({ number, error: { name, message } } satisfies Answer);
    },
  );

const opening = Promise.resolve().then(() => SqliteStore.open(String(workerData)));
answer(
  -1,
  opening.then(() => null),
)
  .then(() => opening)
  .catch(() => port.close());
port.on('message', async ({ number, method, args }: Call) => {
  const store = await opening;
  const act = store[method] as (...values: readonly unknown[]) => Promise<unknown>;
  await answer(number, act.apply(store, [...args]));
  if (method === 'close') port.close();
});
