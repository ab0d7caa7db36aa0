/** A pool of Node threads in which bots think. A thread that dies is replaced, and its job is done again. */

import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { FairQueue, type QueuePlace } from './fair-queue.ts';
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
const MAX_DEATHS = 3;
const CLOSED = 'the pool is closed';

/** Milliseconds in which all who wait now should have been heard: with many of them, each is thought about less. */
const SOON = 1000;
/** Milliseconds below which no thought is cut. */
const LEAST_THOUGHT = 15;
/** For tools, whose jobs are all alike. */
const ALIKE: QueuePlace = { owner: '', match: '', background: false };

interface Task {
  readonly place: QueuePlace;
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

/**
 * Threads that answer jobs. They start with the first job, and an idle one keeps no process alive.
 *
 * @example
 * const pool = new Pool(workerFile('@conclave/games/bot-worker'));
 * const report = await arena(contest, pool);
 * await pool.close();
 */
export class Pool implements SeriesRunner {
  private readonly file: URL;
  private readonly thoughtTimeout: number;
  /** `null`: not started yet, or dead; the next job starts it. */
  private readonly threads: (Thread | null)[];
  private readonly queue = new FairQueue<Task>();
  /** Begun already, on threads that died. */
  private readonly again: Task[] = [];
  private asked = 0;
  private closed = false;

  /**
   * @param file The module a thread runs; it calls `serveThread`.
   * @param size How many threads. @default one for each core
   * @param thoughtTimeout Milliseconds until a thought is broken off. @default 30000
   */
  constructor(file: URL, size = availableParallelism(), thoughtTimeout = TIMEOUT) {
    this.file = file;
    this.thoughtTimeout = thoughtTimeout;
    this.threads = Array.from({ length: size }, () => null);
  }

  get lanes(): number {
    return this.threads.length;
  }

  ask<Asked extends Job>(job: Asked, place = ALIKE): Promise<Answers[Asked['type']]> {
    if (this.closed) return Promise.reject(new Error(CLOSED));
    return new Promise((resolve, reject) => {
      const numbered = { number: this.asked++, job };
      const task: Task = {
        place,
        numbered,
        deaths: 0,
        resolve: (answer) => resolve(answer as Answers[Asked['type']]),
        reject,
      };
      this.queue.push(task, place);
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
    for (const { task } of threads) task?.reject(new Error(CLOSED));
    for (let task = this.next(true); task; task = this.next(true)) task.reject(new Error(CLOSED));
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  private dispatch(): void {
    for (let free = this.freePlaces(); free.length > 0; free = this.freePlaces()) {
      const task = this.next(this.mayWorkInBackground());
      if (!task) return;
      const { job } = task.numbered;
      const place = this.placeFor(job, free);
      const thread = this.threads[place] ?? this.start(place);
      thread.task = task;
      thread.worker.ref();
      thread.worker.postMessage({ ...task.numbered, job: this.shortened(job, task.place) });
      if (job.type === 'think') this.startTimeout(place, thread);
    }
  }

  private next(withBackground: boolean): Task | undefined {
    return this.again.shift() ?? this.queue.shift(withBackground);
  }

  /** One thread is kept for people, where there are several. */
  private mayWorkInBackground(): boolean {
    const busy = this.threads.filter((thread) => thread?.task?.place.background).length;
    return busy < Math.max(1, this.threads.length - 1);
  }

  /** Before anybody waits long, everybody is thought about for a shorter time. */
  private shortened(job: Job, { background }: QueuePlace): Job {
    if (job.type !== 'think' || !('milliseconds' in job.budget)) return job;
    const share = (SOON * this.threads.length) / (this.queue.size(background) + 1);
    const milliseconds = Math.min(job.budget.milliseconds, Math.max(LEAST_THOUGHT, share));
    return { ...job, budget: { milliseconds } };
  }

  private freePlaces(): number[] {
    return this.threads.flatMap((thread, place) => ((thread?.task ?? null) === null ? [place] : []));
  }

  /** The same session goes to the same thread while that one is free. */
  private placeFor(job: Job, free: readonly number[]): number {
    const own = job.type === 'think' ? placeOf(job.session, this.threads.length) : -1;
    return free.includes(own) ? own : free[0];
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
      if (task.deaths < MAX_DEATHS) this.again.push(task);
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
