/** Where pages are shown and answered: the whole screen of a terminal, or plain lines one after the other. */

import type { Patience } from './keyboard.ts';
import type { Answer, Page } from './page.ts';

/** Ctrl-C. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** The input has ended: nobody is there to answer. */
export class InputClosed extends Error {
  override readonly name = 'InputClosed';
}

export interface Screen {
  /**
   * Shows a page until it is answered, or no key is pressed for `patience` milliseconds. It also ends when the promise
   * of news is kept while nothing is being typed.
   */
  ask(page: Page, patience?: Patience): Promise<Answer>;
  /** Takes away everything shown so far, scrolled-back lines and typed-ahead keys included. */
  erase(): Promise<void>;
  open(): void;
  close(): void;
}
