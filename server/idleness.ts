/** Measures how long a room has been idle, and so whether it may leave memory. */

import { MINUTE } from '@conclave/engine/time-units';

/** Milliseconds in memory of a match that only its clock or its bots wanted. */
const UNWATCHED_AFTER = 2000;
/** Milliseconds after which it makes room for others, though its bots think or something is due soon. */
const TURN_IN_MEMORY = 10_000;

export class Idleness {
  private since: number;
  private wasWatched = false;

  constructor(now: number) {
    this.since = now;
  }

  /** Somebody has just done something, or is about to. */
  touch(now: number): void {
    this.since = now;
  }

  watched(): void {
    this.wasWatched = true;
  }

  /** `after`: milliseconds for a match that was watched. `due`: when its clock has something to do. */
  isOver(now: number, after: number, due: number): boolean {
    if (now - this.since < (this.wasWatched ? after : Math.min(after, UNWATCHED_AFTER))) return false;
    return due - now > MINUTE;
  }

  hadItsTurn(now: number): boolean {
    return now - this.since >= TURN_IN_MEMORY;
  }
}
