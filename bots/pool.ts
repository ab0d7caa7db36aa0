/** Threads of Node that bots think in, so that nothing else has to wait. A thread that dies is replaced, its job done again. */

import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Answers, Job } from './desk.ts';
import type { Hands } from './series.ts';

export interface Errand<Work> {
  readonly number: number;
  readonly job: Work;
}

export type Delivery =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly error: string };

/** Milliseconds until a thought is broken off. The strongest bot takes a fraction of a second. */
const PATIENCE = 30_000;
/** A job that kills so many threads is given up. */
const MOST_DEATHS = 3;
const CLOSED = 'the pool is closed';

interface Task {
  readonly errand: Errand<Job>;
  deaths: number;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  task: Task | null;
  /** Runs while it thinks. */
  hourglass?: NodeJS.Timeout;
}

/** The compiled file behind a name like `@conclave/room/path`, also where the name leads to the source, as in tests. */
export function workerFile(name: string): URL {
  const file = createRequire(import.meta.url).resolve(name);
  const [, room, ...path] = name.split('/');
  const source = `${join(room, ...path)}.ts`;
  const compiled = file.endsWith(source)
    ? join(file.slice(0, -source.length), room, 'dist', `${join(...path)}.js`)
    : file;
  return pathToFileURL(compiled);
}

export class Pool implements Hands {
  private readonly file: URL;
  private readonly patience: number;
  /** `null`: not started yet, or dead; the next job starts it. */
  private readonly threads: (Thread | null)[];
  private readonly queue: Task[] = [];
  private asked = 0;
  private closed = false;

  /** `file`: calls `serveThread`. */
  constructor(file: URL, size = availableParallelism(), patience = PATIENCE) {
    this.file = file;
    this.patience = patience;
    this.threads = Array.from({ length: size }, () => null);
  }

  get lanes(): number {
    return this.threads.length;
  }

  ask<Asked extends Job>(job: Asked): Promise<Answers[Asked['type']]> {
    if (this.closed) return Promise.reject(new Error(CLOSED));
    return new Promise((resolve, reject) => {
      const errand = { number: this.asked++, job };
      this.queue.push({
        errand,
        deaths: 0,
        resolve: (answer) => resolve(answer as Answers[Asked['type']]),
        reject,
      });
      this.dispatch();
    });
  }

  play(...[series, from, to]: Parameters<Hands['play']>): ReturnType<Hands['play']> {
    return this.ask({ type: 'play', series, from, to });
  }

  /** Ends the threads; whatever is not answered yet fails. */
  async close(): Promise<void> {
    this.closed = true;
    const threads = this.threads.splice(0).filter((thread) => thread !== null);
    const left = [...threads.flatMap(({ task }) => task ?? []), ...this.queue.splice(0)];
    for (const task of left) task.reject(new Error(CLOSED));
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  private dispatch(): void {
    for (let task = this.queue.at(0); task; task = this.queue.at(0)) {
      const place = this.freePlace(task.errand.job);
      if (place < 0) return;
      this.queue.shift();
      const thread = this.threads[place] ?? this.start(place);
      thread.task = task;
      thread.worker.ref();
      thread.worker.postMessage(task.errand);
      if (task.errand.job.type === 'think') this.turnHourglass(place, thread);
    }
  }

  /** The same sitting goes to the same thread while that one is free. */
  private freePlace(job: Job): number {
    const isFree = (place: number) => (this.threads[place]?.task ?? null) === null;
    if (job.type === 'think' && job.sitting !== undefined) {
      const own = placeOf(job.sitting, this.threads.length);
      if (isFree(own)) return own;
    }
    return this.threads.findIndex((_thread, place) => isFree(place));
  }

  private start(place: number): Thread {
    // Not with the options of this process: under them names may lead to the sources.
    const worker = new Worker(this.file, { execArgv: [] });
    const thread: Thread = { worker, task: null };
    this.threads[place] = thread;
    worker.on('message', (delivery: Delivery) => this.deliver(thread, delivery));
    worker.on('error', (error) => this.bury(place, thread, error));
    worker.on('exit', (code) => this.bury(place, thread, new Error(`a bot's thread ended with ${code}`)));
    return thread;
  }

  /** A thread that is stuck would take its place with it for ever. */
  private turnHourglass(place: number, thread: Thread): void {
    thread.hourglass = setTimeout(() => {
      this.bury(place, thread, new Error('a thought took too long'));
      void thread.worker.terminate();
    }, this.patience).unref();
  }

  private deliver(thread: Thread, delivery: Delivery): void {
    const { task } = thread;
    if (task?.errand.number !== delivery.number) return;
    thread.task = null;
    clearTimeout(thread.hourglass);
    // An idle thread keeps no process alive.
    thread.worker.unref();
    if ('error' in delivery) task.reject(new Error(delivery.error));
    else task.resolve(delivery.answer);
    this.dispatch();
  }

  /** Heard twice of every death, as an error and as an exit. */
  private bury(place: number, thread: Thread, error: unknown): void {
    if (this.threads[place] !== thread) return;
    this.threads[place] = null;
    clearTimeout(thread.hourglass);
    const { task } = thread;
    if (task) {
      task.deaths++;
      if (task.deaths < MOST_DEATHS) this.queue.unshift(task);
      else task.reject(error instanceof Error ? error : new Error(String(error)));
    }
    this.dispatch();
  }
}

function placeOf(sitting: string, places: number): number {
  let sum = 0;
  for (let i = 0; i < sitting.length; i++) sum = (31 * sum + sitting.charCodeAt(i)) % 1_000_003;
  return sum % places;
}
