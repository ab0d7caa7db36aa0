/** Where pages are shown and answered: the whole screen of a terminal, or plain lines one after the other. */

import type { Answer, Page } from './page.ts';

/** Ctrl-C. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** The input has ended: nobody is there to answer. */
export class InputClosed extends Error {
  override readonly name = 'InputClosed';
}

export interface Stage {
  /** Shows a page until it is answered, or nobody touches a key for `patience` milliseconds. */
  ask(page: Page, patience?: number): Promise<Answer>;
  /** Takes away everything shown so far, scrolled-back lines and typed-ahead keys included. */
  erase(): Promise<void>;
  open(): void;
  close(): void;
}
