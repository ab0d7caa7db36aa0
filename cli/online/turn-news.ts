/** Whose turn it is: what came since one's own last turn, and which other matches wait. */

import type { AnyPerspective } from '@conclave/engine';
import type { MatchSummary } from '@conclave/wire';

/** From where on it is news: behind the last thing that was told of the reader's own seat. */
export function sinceOwnTurn({ told, watcher }: Pick<AnyPerspective, 'told' | 'watcher'>): number {
  return told.findLastIndex((event) => 'seat' in event && event.seat === watcher) + 1;
}

/** Of matches at this server those that wait for the reader, but for the one at which they sit. */
export function othersWaiting(mine: readonly MatchSummary[], here: string): readonly MatchSummary[] {
  return mine.filter(({ id, status, yourTurn }) => status === 'running' && yourTurn && id !== here);
}
