/** Runs a store in a thread of its own. While it waits for the disk, the server goes on and the next batch gathers. */

import { Worker } from 'node:worker_threads';
import { TooManyError } from './bounds.ts';
import { apart, joined, lineOf } from './entry-line.ts';
import { type Append, type Appended, type Store, StoreError } from './store.ts';

/** What is called by its name. Steps, of which there are many, go over as lines (entry-line.ts). */
const METHODS = [
  'keep',
  'kept',
  'keepFirst',
  'replaceKept',
  'addPerson',
  'person',
  'rename',
  'setRecovery',
  'personByRecovery',
  'takeRecovery',
  'addMatch',
  'row',
  'changeRow',
  'begin',
  'list',
  'matchByCode',
  'expired',
  'remove',
  'load',
  'tail',
  'hasStep',
  'saveIdle',
  'claimDue',
  'startedMatchIds',
  'say',
  'chat',
  'notebook',
  'setNotebook',
  'drafts',
  'setDrafts',
  'clearDrafts',
  'setGlances',
  'ownRows',
  'glance',
  'pack',
  'claimNotices',
  'settleNotice',
  'subscribe',
  'subscriptions',
  'unsubscribe',
  'unrated',
  'ratings',
  'rate',
  'profile',
  'setShows',
  'linesOf',
  'matchesNaming',
  'forget',
  'unname',
  'people',
  'unfinished',
  'keptUnder',
  'unkeep',
  'backup',
  'damages',
  'warning',
  'isDurable',
  'close',
] as const satisfies readonly (keyof Store)[];

/** What is asked for is numbered from the start; a message begins with the number of its first line. */
export interface Call {
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
export const OPENING = -1;

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
  const settle = (number: number, act: (one: Waiting) => void) => {
    const one = waiting.get(number);
    waiting.delete(number);
    if (one) act(one);
  };
  const hear = (line: string) => {
    if (line.startsWith('{')) {
      const answer = JSON.parse(line) as Answer;
      settle(answer.number, (one) => {
        if ('error' in answer) one.reject(errorOf(answer.error));
        else one.resolve(answer.value);
      });
    } else {
      const { from, to, result } = resultOf(line);
      for (let number = from; number <= to; number++) settle(number, (one) => one.resolve(result));
    }
  };
  worker.on('message', (text: string) => apart(text).forEach(hear));
  const post = inBatches((lines) => worker.postMessage(joined([String(calls - lines.length), ...lines])));
  const ask = (line: () => string) =>
    new Promise<unknown>((resolve, reject) => {
      if (end) return reject(end);
      const text = line();
      waiting.set(calls++, { resolve, reject });
      post(text);
    });
  const call =
    (method: Call['method']) =>
    (...args: readonly unknown[]) =>
      ask(() => JSON.stringify({ method, args } satisfies Call));
  await new Promise<unknown>((resolve, reject) => waiting.set(OPENING, { resolve, reject }));
  return {
    ...Object.fromEntries(METHODS.map((method) => [method, call(method)])),
    append: (append: Append) => ask(() => lineOf(append)),
    cluster: null,
  } as unknown as Store;
}

/** What became of steps that were asked for one after the other. */
export interface Result {
  readonly from: number;
  readonly to: number;
  readonly result: Appended;
}

export const lineOfResult = ({ from, to, result }: Result) => `${from} ${to} ${result}`;

function resultOf(line: string): Result {
  const [from, to, result] = line.split(' ');
  return { from: Number(from), to: Number(to), result: result as Appended };
}

/** So many go over at once: the other thread is to begin while this one still reads. */
const MAX_BATCH = 24;

/** What comes in one turn of the event loop goes over to the other thread together. */
export function inBatches(send: (lines: readonly string[]) => void): (line: string) => void {
  let batch: string[] = [];
  let isDue = false;
  const flush = () => {
    const full = batch;
    batch = [];
    if (full.length > 0) send(full);
  };
  return (line) => {
    batch.push(line);
    if (batch.length >= MAX_BATCH) flush();
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
  if (name === 'TooManyError') return new TooManyError(message);
  return name === 'StoreError' ? new StoreError(message) : new Error(message);
}
