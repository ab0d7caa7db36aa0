/** The thread of a store: the other end of `openThreadedStore`. */

import { parentPort, workerData } from 'node:worker_threads';
import { apart, joined } from './entry-line.ts';
import { SqliteStore } from './sqlite.ts';
import type { Appended } from './store.ts';
import { type Answer, type Call, inBatches, lineOfResult, OPENING, type Result } from './threaded.ts';

if (!parentPort) throw new Error('this module runs in a worker thread');
const port = parentPort;

const post = inBatches((lines) => port.postMessage(joined(lines)));
const answer = (answer: Answer) => post(JSON.stringify(answer));

function fail(number: number, error: unknown): void {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  answer({ number, error: { name, message } });
}

async function carryOut(store: SqliteStore, number: number, { method, args }: Call): Promise<void> {
  const act = store[method] as (...values: readonly unknown[]) => Promise<unknown>;
  try {
    answer({ number, value: await act.apply(store, [...args]) });
  } catch (error) {
    fail(number, error);
  }
  if (method === 'close') setImmediate(() => port.close());
}

/** Steps are settled together, most of them alike: so is the answer. */
let results: Result[] = [];

function settle(number: number, result: Appended): void {
  const last = results.at(-1);
  if (last?.to === number - 1 && last.result === result)
    results[results.length - 1] = { ...last, to: number };
  else if (results.push({ from: number, to: number, result }) === 1) process.nextTick(tell);
}

function tell(): void {
  for (const result of results) post(lineOfResult(result));
  results = [];
}

function take(store: SqliteStore, number: number, line: string): void {
  if (line.startsWith('{')) carryOut(store, number, JSON.parse(line) as Call);
  else
    store.appendLine(
      line,
      (result) => settle(number, result),
      (error) => fail(number, error),
    );
}

try {
  const store = SqliteStore.open(String(workerData));
  port.on('message', (text: string) => {
    const [first, ...lines] = apart(text);
    lines.forEach((line, index) => {
      take(store, Number(first) + index, line);
    });
  });
  answer({ number: OPENING, value: null });
} catch (error) {
  fail(OPENING, error);
  setImmediate(() => port.close());
}
