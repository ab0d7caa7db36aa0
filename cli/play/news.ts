/** From where on what a watcher was told is news to them. */

import { type AnyMatch, countHeard, type Watcher } from '@conclave/engine';

/** Spectators have no move of their own to count from. */
const GALLERY_NEWS = 12;

/** The cursor before the person's last step. It follows from the log, so a loaded match knows it too. */
export function newsFrom(match: AnyMatch, watcher: Watcher): number {
  if (watcher === 'gallery') return Math.max(0, match.cursor(watcher) - GALLERY_NEWS);
  let told = countHeard(match.openingTold, watcher);
  let from = 0;
  for (const { entry, told: tellings } of match.logged()) {
    const own =
      'move' in entry
        ? entry.seat === watcher && entry.by === 'player'
        : 'undo' in entry && entry.undo === watcher;
    if (own) from = told;
    told += countHeard(tellings, watcher);
  }
  return from;
}
