/**
 * The pause before bots move, so that people can follow. It is one beat for all bots together, counted from the last
 * public event.
 *
 * In a window it counts from the opening. So the time reveals neither who answered nor how many moves that took.
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
