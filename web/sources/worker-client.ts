/** The page's side of the worker: sends questions, receives answers and pushed states. */

import { errorOf, NotLoadedError } from './loading-error.ts';
import type { Answers, Ask, FromWorker, LocalState } from './protocol.ts';

interface Waiting {
  resolve(answer: never): void;
  reject(error: Error): void;
}

export class WorkerClient {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private hasBegun = false;
  private isBroken = false;

  onState: (state: LocalState) => void = () => {};
  onOtherRules: () => void = () => {};

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      this.hasBegun = true;
      if ('state' in data) {
        this.onState(data.state);
        return;
      }
      if ('otherRules' in data) {
        this.onOtherRules();
        return;
      }
      const waiting = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if ('error' in data) waiting?.reject(errorOf(data.error));
      else waiting?.resolve(data.answer as never);
    };
    this.worker.onerror = () => {
      // What goes wrong later is its own business; a worker that never began has no script.
      if (this.hasBegun) return;
      this.isBroken = true;
      for (const { reject } of this.waiting.values()) reject(new NotLoadedError());
      this.waiting.clear();
    };
  }

  ask<Asked extends Ask>(ask: Asked): Promise<Answers[Asked['type']]> {
    if (this.isBroken) return Promise.reject(new NotLoadedError());
    const number = this.asked++;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker.postMessage({ number, ask });
    });
  }

  close(): void {
    this.worker.terminate();
  }
}
