/** Exponential backoff with jitter: the first try again comes soon, and never all clients of a fallen server at once. */

const FIRST = 100;
const LONGEST = 5000;

/** Milliseconds until the next try. `failures`: how many tries failed before; `chance`: from 0 up to 1. */
export function backoff(failures: number, chance: number): number {
  return Math.min(LONGEST, FIRST * 2 ** failures) * (0.5 + chance);
}
