/** The store's own thread: the other end of `openThreadedStore`. */

import { parentPort, workerData } from 'node:worker_threads';
import { apart } from './line.ts';
import { SqliteStore } from './sqlite.ts';
import { type Answer, type Call, inBatches, numbered, OPENING, unnumbered } from './threaded.ts';

if (!parentPort) throw new Error('this module runs in a worker thread');
const port = parentPort;

const post = inBatches((text) => port.postMessage(text));
const answer = (answer: Answer) => post(JSON.stringify(answer));

function fail(number: number, error: unknown): void {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  answer({ number, error: { name, message } });
}

async function carryOut(store: SqliteStore, { number, method, args }: Call): Promise<void> {
  const act = store[method] as (...values: readonly unknown[]) => Promise<unknown>;
  try {
    answer({ number, value: await act.apply(store, [...args]) });
  } catch (error) {
    fail(number, error);
  }
  if (method === 'close') setImmediate(() => port.close());
}

function take(store: SqliteStore, line: string): void {
  const step = unnumbered(line);
  if (!step) carryOut(store, JSON.parse(line) as Call);
  else {
    const { number, text } = step;
    store.appendLine(
      text,
      (result) => post(numbered(number, result)),
      (error) => fail(number, error),
    );
  }
}

try {
  const store = SqliteStore.open(String(workerData));
  port.on('message', (text: string) => {
    for (const line of apart(text)) take(store, line);
  });
  answer({ number: OPENING, value: null });
} catch (error) {
  fail(OPENING, error);
  setImmediate(() => port.close());
}
