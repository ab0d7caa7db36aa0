/** Asks why moves are not possible, once a decision. A glance asks after a moment, a click at once. */

import { type AnyMove, type AnyPerspective, canonical, type Refusal } from '@conclave/engine';
import type { WhyAnswer } from '@conclave/wire/client';

type Ask = (move: AnyMove, decision: number) => Promise<WhyAnswer>;

export class Reasons {
  private readonly present: () => AnyPerspective | null;
  private readonly ask: Ask;
  private readonly rest: number;
  /** By move, for one watcher's decision. */
  private known = new Map<string, Refusal | null>();
  private knownFor = '';
  private questions = 0;

  /** `rest`: milliseconds for which a glance must stay before anybody is asked. */
  constructor(present: () => AnyPerspective | null, ask: Ask, rest: number) {
    this.present = present;
    this.ask = ask;
    this.rest = rest;
  }

  /** `null`: it is possible, nobody answered, or something else happened or was asked meanwhile. */
  async why(move: AnyMove, atOnce: boolean): Promise<Refusal | null> {
    const known = this.knownNow();
    if (!known) return null;
    const text = canonical(move);
    const before = known.get(text);
    if (before !== undefined) return before;
    const question = ++this.questions;
    if (!atOnce && this.rest > 0) await new Promise((resolve) => setTimeout(resolve, this.rest));
    const decision = this.present()?.decision;
    if (question !== this.questions || decision === undefined || this.knownNow() !== known) return null;
    const answer = await this.ask(move, decision);
    if (!answer || this.knownNow() !== known) return null;
    known.set(text, answer.refusal);
    return answer.refusal;
  }

  /** Whether it can be made now; `null`: nobody answered, or something else happened meanwhile. */
  async allows(move: AnyMove): Promise<boolean | null> {
    const known = this.knownNow();
    await this.why(move, true);
    const refusal = this.knownNow() === known ? known?.get(canonical(move)) : undefined;
    return refusal === undefined ? null : refusal === null;
  }

  private knownNow(): Map<string, Refusal | null> | null {
    const now = this.present();
    if (!now || now.watcher === 'gallery') return null;
    const key = `${now.watcher} ${now.decision}`;
    if (key !== this.knownFor) {
      this.knownFor = key;
      this.known = new Map();
    }
    return this.known;
  }
}
