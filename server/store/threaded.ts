/** A store in a thread of its own: while it waits for the disk, the server goes on, and the next batch gathers. */

import { Worker } from 'node:worker_threads';
import { type Store, StoreError } from './store.ts';

const METHODS = [
  'keep',
  'kept',
  'addPerson',
  'person',
  'rename',
  'setRecovery',
  'personByRecovery',
  'addMatch',
  'row',
  'changeRow',
  'begin',
  'list',
  'append',
  'load',
  'knows',
  'park',
  'due',
  'running',
  'begun',
  'shiftDeadlines',
  'say',
  'chat',
  'notebook',
  'setNotebook',
  'backup',
  'warning',
  'durability',
  'close',
] as const satisfies readonly (keyof Store)[];

export interface Call {
  readonly number: number;
  readonly method: (typeof METHODS)[number];
  readonly args: readonly unknown[];
}

export type Answer =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly error: { readonly name: string; readonly message: string } };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The number under which the thread says that the file is open. */
const OPENING = -1;

/** `entry`: the compiled worker. */
export async function openThreadedStore(file: string, entry: URL): Promise<Store> {
  const worker = new Worker(entry, { workerData: file });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let end: Error | null = null;
  const ended = (error: Error) => {
    end ??= error;
    for (const { reject } of waiting.values()) reject(end);
    waiting.clear();
  };
  worker.on('error', ended);
  worker.on('exit', () => ended(new StoreError('The store has ended.')));
  worker.on('message', (answers: string) => {
    for (const answer of JSON.parse(answers) as readonly Answer[]) {
      const one = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ('error' in answer) one?.reject(errorOf(answer.error));
      else one?.resolve(answer.value);
    }
  });
  const post = inBatches<Call>((batch) => worker.postMessage(batch));
  const wait = (number: number) =>
    new Promise<unknown>((resolve, reject) => waiting.set(number, { resolve, reject }));
  const call =
    (method: Call['method']) =>
    (...args: readonly unknown[]) => {
      if (end) return Promise.reject(end);
      const number = calls++;
      const answer = wait(number);
      post({ number, method, args });
      return answer;
    };
  await wait(OPENING);
  return Object.fromEntries(METHODS.map((method) => [method, call(method)])) as unknown as Store;
}

/** So many go over at once: the other thread is to begin while this one still reads. */
const MOST = 24;

/** What comes in one turn of the event loop goes over to the other thread together; as JSON, which is quicker than a clone. */
export function inBatches<Item>(send: (batch: string) => void): (item: Item) => void {
  let batch: Item[] = [];
  let isDue = false;
  const flush = () => {
    const full = batch;
    batch = [];
    if (full.length > 0) send(JSON.stringify(full));
  };
  return (item) => {
    batch.push(item);
    if (batch.length >= MOST) flush();
    else if (!isDue) {
      isDue = true;
      setImmediate(() => {
        isDue = false;
        flush();
      });
    }
  };
}

function errorOf({ name, message }: { readonly name: string; readonly message: string }): Error {
  return name === 'StoreError' ? new StoreError(message) : new Error(message);
}
