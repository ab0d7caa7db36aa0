/**
 * Bots let themselves be waited for, so that people can follow: one beat, counted from the last thing that everybody
 * could see, and for all bots together. In a window that is its opening: however many strokes an answer has, and whoever
 * gives one meanwhile, nobody waits longer for it, and nothing can be read from the time.
 */

import type { AnyMatch } from '@conclave/engine';

export class Beat {
  private readonly match: AnyMatch;
  private readonly now: () => number;
  private seen = '';
  private at = 0;

  constructor(match: AnyMatch, now: () => number) {
    this.match = match;
    this.now = now;
  }

  /** The time from which the beat is counted; `-Infinity`: it is over. To be asked after every change. */
  since(): number {
    const { match } = this;
    const window = match.window();
    const seen = window ? `window ${window.id}` : String(match.cursor('gallery'));
    if (seen !== this.seen) this.at = this.now();
    this.seen = seen;
    return this.at;
  }

  /** It was waited for, or somebody does not want to: until something new is seen nobody waits again. */
  end(): void {
    this.at = -Infinity;
  }
}
