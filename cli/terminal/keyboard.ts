/** The keys of an input stream, one after the other, with patience. */

import type { Readable } from 'node:stream';
import { type Key, readKeys } from './keys.ts';

export interface KeyInput extends Readable {
  readonly isTTY?: boolean;
  setRawMode?(raw: boolean): unknown;
}

/** Milliseconds without a key, or the promise of news. */
export type Patience = number | Promise<unknown>;

export class Keyboard {
  private readonly input: KeyInput;
  private readonly waiting: Key[] = [];
  private closed = false;
  private wake: (() => void) | null = null;

  constructor(input: KeyInput) {
    this.input = input;
    input.setEncoding('utf8');
    input.on('data', this.receive).on('end', this.end).on('close', this.end);
  }

  /** Keys one by one (`raw`), or lines edited by the terminal itself. */
  setRaw(raw: boolean): void {
    if (this.input.isTTY) this.input.setRawMode?.(raw);
  }

  /** The next key; `null` when patience ends before one comes. */
  async next(patience?: Patience): Promise<Key | null> {
    if (this.waiting.length === 0 && !this.closed) await this.arrival(patience);
    return this.waiting.shift() ?? (this.closed ? { name: 'closed' } : null);
  }

  release(): void {
    this.input.off('data', this.receive).off('end', this.end).off('close', this.end);
    this.input.pause();
  }

  private readonly receive = (sent: string): void => {
    this.waiting.push(...readKeys(sent));
    this.wake?.();
  };

  private readonly end = (): void => {
    this.closed = true;
    this.wake?.();
  };

  private arrival(patience?: Patience): Promise<void> {
    return new Promise((resolve) => {
      const timer = typeof patience === 'number' ? setTimeout(() => this.wake?.(), patience) : null;
      const wake = () => {
        if (timer) clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      this.wake = wake;
      if (patience instanceof Promise) patience.then(() => this.wake === wake && wake());
    });
  }
}
