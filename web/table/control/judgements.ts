/** Whether composed moves can be made: the list has only a selection of them, so the rules are asked, each once. */

import { type AnyMove, type AnyPerspective, canonical } from '@conclave/engine';
import { signal } from '@preact/signals';

export class Judgements {
  /** Rises with every answer, so that what was drawn before it is drawn anew. */
  readonly answers = signal(0);
  private readonly present: () => AnyPerspective | null;
  private readonly ask: (move: AnyMove) => Promise<boolean | null>;
  /** By move, for one watcher's decision; `null`: not answered yet. */
  private known = new Map<string, boolean | null>();
  private knownFor = '';

  constructor(present: () => AnyPerspective | null, ask: (move: AnyMove) => Promise<boolean | null>) {
    this.present = present;
    this.ask = ask;
  }

  /** No, until the rules have said yes. */
  allow(move: AnyMove): boolean {
    const known = this.knownNow();
    const text = canonical(move);
    const before = known.get(text);
    if (before !== undefined) return before ?? false;
    known.set(text, null);
    void this.ask(move).then(
      (answer) => this.learn(known, text, answer),
      () => known.delete(text),
    );
    return false;
  }

  private learn(known: Map<string, boolean | null>, text: string, answer: boolean | null): void {
    if (answer === null) known.delete(text);
    else known.set(text, answer);
    if (answer && known === this.knownNow()) this.answers.value++;
  }

  private knownNow(): Map<string, boolean | null> {
    const now = this.present();
    const key = now ? `${now.watcher} ${now.decision}` : '';
    if (key !== this.knownFor) {
      this.knownFor = key;
      this.known = new Map();
    }
    return this.known;
  }
}
