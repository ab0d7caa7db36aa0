/** Tells whether only bots are waited for. Their pauses may be skipped. */

import type { AnyPerspective } from '@conclave/engine';
import type { MatchInfo } from '../../sources/source.ts';

type Waiting = Pick<AnyPerspective, 'watcher' | 'asked' | 'waiting' | 'outcome'>;

/** A player waits, and for bots alone. */
export function awaitsOnlyBots(perspective: Waiting | null, info: Pick<MatchInfo, 'seats'> | null): boolean {
  if (!perspective || !info) return false;
  const { watcher, asked, waiting, outcome } = perspective;
  if (watcher === 'gallery' || asked || outcome) return false;
  const all = info.seats.map((_seat, seat) => seat);
  // In a window it is not said who is waited for, or those who have answered are named with the others.
  const awaited = waiting === 'someone' || waiting.length === 0 ? all : waiting;
  return awaited.every((seat) => seat === watcher || info.seats[seat]?.bot !== null);
}
