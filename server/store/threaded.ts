/** A store in a thread of its own: while it waits for the disk, the server goes on, and the next batch gathers. */

import { Worker } from 'node:worker_threads';
import { apart, joined, lineOf } from './line.ts';
import { type Append, type Store, StoreError } from './store.ts';

/** What is called by its name. Steps, of which there are many, go over as lines (line.ts). */
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
  worker.on('message', (text: string) => {
    for (const line of apart(text)) {
      const answer = answerOf(line);
      const one = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ('error' in answer) one?.reject(errorOf(answer.error));
      else one?.resolve(answer.value);
    }
  });
  const post = inBatches((text) => worker.postMessage(text));
  const ask = (lineFor: (number: number) => string) =>
    new Promise<unknown>((resolve, reject) => {
      if (end) return reject(end);
      const number = calls++;
      post(lineFor(number));
      waiting.set(number, { resolve, reject });
    });
  const call =
    (method: Call['method']) =>
    (...args: readonly unknown[]) =>
      ask((number) => JSON.stringify({ number, method, args } satisfies Call));
  await new Promise<unknown>((resolve, reject) => waiting.set(OPENING, { resolve, reject }));
  return {
    ...Object.fromEntries(METHODS.map((method) => [method, call(method)])),
    append: (append: Append) => ask((number) => numbered(number, lineOf(append))),
  } as unknown as Store;
}

/** What stands for a step, or for what became of it, bears the number in front; everything else is JSON. */
export const numbered = (number: number, text: string) => `${number} ${text}`;

export function unnumbered(line: string): { readonly number: number; readonly text: string } | null {
  if (line.startsWith('{')) return null;
  const space = line.indexOf(' ');
  return { number: Number(line.slice(0, space)), text: line.slice(space + 1) };
}

function answerOf(line: string): Answer {
  const step = unnumbered(line);
  return step ? { number: step.number, value: step.text } : (JSON.parse(line) as Answer);
}

/** So many go over at once: the other thread is to begin while this one still reads. */
const MOST = 24;

/** What comes in one turn of the event loop goes over to the other thread together, as one text. */
export function inBatches(send: (text: string) => void): (line: string) => void {
  let batch: string[] = [];
  let isDue = false;
  const flush = () => {
    const full = batch;
    batch = [];
    if (full.length > 0) send(joined(full));
  };
  return (line) => {
    batch.push(line);
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
