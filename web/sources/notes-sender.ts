/** Sends notes or drafts to a server: the newest text, one request at a time, again until it is stored. */

import { backoff } from '@conclave/wire/backoff';
import { ApiError } from '../api-error.ts';

type Drafts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Faults that pass. */
const PASSING: readonly ApiError['code'][] = ['offline', 'unavailable', 'tooFast', 'notStored'];

/** Tries again as long as what is in the way may pass; `null`: it does not, or nobody waits any more. */
export async function untilDone<Answer>(
  attempt: () => Promise<Answer>,
  isWanted: () => boolean = () => true,
): Promise<Answer | null> {
  for (let failures = 0; isWanted(); failures++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError) || !PASSING.includes(error.code)) return null;
      await new Promise((resolve) => setTimeout(resolve, backoff(failures, Math.random())));
    }
  }
  return null;
}

export class NotesSender {
  /** What was written and is not known to be stored. */
  unsent: string | null;
  private readonly key: string;
  private readonly send: (text: string) => Promise<void>;
  /** Outlive the page, as long as its tab is open. */
  private readonly drafts: Drafts;
  private isSending = false;
  /** Milliseconds after the last stroke in which it is not sent. */
  private readonly rest: number;

  constructor(name: string, send: (text: string) => Promise<void>, drafts: Drafts, rest = 0) {
    this.key = name;
    this.rest = rest;
    this.send = send;
    this.drafts = drafts;
    this.unsent = drafts.getItem(this.key);
    if (this.unsent !== null) void this.sendAll();
  }

  write(text: string): void {
    this.unsent = text;
    try {
      this.drafts.setItem(this.key, text);
    } catch {
      // A browser that keeps nothing for us: it is sent all the same.
    }
    if (!this.isSending) void this.sendAll();
  }

  private async sendAll(): Promise<void> {
    this.isSending = true;
    while (this.unsent !== null) {
      let text = this.unsent;
      if (this.rest > 0) {
        await new Promise((resolve) => setTimeout(resolve, this.rest));
        if (this.unsent !== text) continue;
      }
      await untilDone(() => {
        text = this.unsent ?? text;
        return this.send(text);
      });
      if (this.unsent === text) this.unsent = null;
    }
    this.drafts.removeItem(this.key);
    this.isSending = false;
  }
}
