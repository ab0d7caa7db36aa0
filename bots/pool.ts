/** Threads of Node that bots think in, so that nothing else has to wait. A thread that dies is replaced, its job done again. */

import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Answers, Job } from './jobs.ts';
import type { SeriesRunner } from './series.ts';

export interface NumberedJob<Work> {
  readonly number: number;
  readonly job: Work;
}

export type Reply =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly error: string };

/** Milliseconds until a thought is broken off. The strongest bot takes a fraction of a second. */
const TIMEOUT = 30_000;
/** A job that kills so many threads is given up. */
const MOST_DEATHS = 3;
const CLOSED = 'the pool is closed';

interface Task {
  readonly numbered: NumberedJob<Job>;
  deaths: number;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  task: Task | null;
  /** Runs while it thinks. */
  timeout?: NodeJS.Timeout;
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

export class Pool implements SeriesRunner {
  private readonly file: URL;
  private readonly thoughtTimeout: number;
  /** `null`: not started yet, or dead; the next job starts it. */
  private readonly threads: (Thread | null)[];
  private readonly queue: Task[] = [];
  private asked = 0;
  private closed = false;

  /** `file`: calls `serveThread`. */
  constructor(file: URL, size = availableParallelism(), thoughtTimeout = TIMEOUT) {
    this.file = file;
    this.thoughtTimeout = thoughtTimeout;
    this.threads = Array.from({ length: size }, () => null);
  }

  get lanes(): number {
    return this.threads.length;
  }

  ask<Asked extends Job>(job: Asked): Promise<Answers[Asked['type']]> {
    if (this.closed) return Promise.reject(new Error(CLOSED));
    return new Promise((resolve, reject) => {
      const numbered = { number: this.asked++, job };
      this.queue.push({
        numbered,
        deaths: 0,
        resolve: (answer) => resolve(answer as Answers[Asked['type']]),
        reject,
      });
      this.dispatch();
    });
  }

  play(...[series, from, to]: Parameters<SeriesRunner['play']>): ReturnType<SeriesRunner['play']> {
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
      const place = this.freePlace(task.numbered.job);
      if (place < 0) return;
      this.queue.shift();
      const thread = this.threads[place] ?? this.start(place);
      thread.task = task;
      thread.worker.ref();
      thread.worker.postMessage(task.numbered);
      if (task.numbered.job.type === 'think') this.startTimeout(place, thread);
    }
  }

  /** The same session goes to the same thread while that one is free. */
  private freePlace(job: Job): number {
    const isFree = (place: number) => (this.threads[place]?.task ?? null) === null;
    if (job.type === 'think') {
      const own = placeOf(job.session, this.threads.length);
      if (isFree(own)) return own;
    }
    return this.threads.findIndex((_thread, place) => isFree(place));
  }

  private start(place: number): Thread {
    // Not with the options of this process: under them names may lead to the sources.
    const worker = new Worker(this.file, { execArgv: [] });
    const thread: Thread = { worker, task: null };
    this.threads[place] = thread;
    worker.on('message', (reply: Reply) => this.take(thread, reply));
    worker.on('error', (error) => this.lose(place, thread, error));
    worker.on('exit', (code) => this.lose(place, thread, new Error(`a bot's thread ended with ${code}`)));
    return thread;
  }

  /** A thread that is stuck would take its place with it for ever. */
  private startTimeout(place: number, thread: Thread): void {
    thread.timeout = setTimeout(() => {
      this.lose(place, thread, new Error('a thought took too long'));
      void thread.worker.terminate();
    }, this.thoughtTimeout).unref();
  }

  private take(thread: Thread, reply: Reply): void {
    const { task } = thread;
    if (task?.numbered.number !== reply.number) return;
    thread.task = null;
    clearTimeout(thread.timeout);
    // An idle thread keeps no process alive.
    thread.worker.unref();
    if ('error' in reply) task.reject(new Error(reply.error));
    else task.resolve(reply.answer);
    this.dispatch();
  }

  /** Heard twice of every death, as an error and as an exit. */
  private lose(place: number, thread: Thread, error: unknown): void {
    if (this.threads[place] !== thread) return;
    this.threads[place] = null;
    clearTimeout(thread.timeout);
    const { task } = thread;
    if (task) {
      task.deaths++;
      if (task.deaths < MOST_DEATHS) this.queue.unshift(task);
      else task.reject(error instanceof Error ? error : new Error(String(error)));
    }
    this.dispatch();
  }
}

function placeOf(session: string, places: number): number {
  let sum = 0;
  for (let i = 0; i < session.length; i++) sum = (31 * sum + session.charCodeAt(i)) % 1_000_003;
  return sum % places;
}
