/** How far a novice still has to go: to her key, to her wish, and home. */

import { KEY_AT, WISH_AT } from '../rules/cards.ts';
import { distance, distanceFor, type Point } from '../rules/convent.ts';
import type { OwnNovice } from '../rules/view.ts';

/** How far a novice has come. */
export interface Progress {
  readonly wish: number;
  readonly cell: Point;
  readonly hasKey: boolean;
  readonly hasObject: boolean;
}

/** Points to go from `at`, if every move ends where it should. */
export function pointsLeft({ wish, cell, hasKey, hasObject }: Progress, at: Point): number {
  const home = distance(WISH_AT[wish], cell);
  if (hasObject) return distance(at, cell);
  if (hasKey) return distance(at, WISH_AT[wish]) + home;
  return distanceFor(false, at, KEY_AT[wish]) + distance(KEY_AT[wish], WISH_AT[wish]) + home;
}

/** Where she has to go next. */
export function goalOf({ wish, cell, hasKey, hasObject }: Progress): Point {
  return hasObject ? cell : hasKey ? WISH_AT[wish] : KEY_AT[wish];
}

/** After ending a move at a point. */
export function afterMove(progress: Progress, at: Point): Progress {
  const hasKey = progress.hasKey || at === KEY_AT[progress.wish];
  const hasObject = progress.hasObject || (hasKey && at === WISH_AT[progress.wish]);
  return { ...progress, hasKey, hasObject };
}

export function progressOf(own: OwnNovice, cell: Point): Progress {
  return { wish: own.wish, cell, hasKey: own.hasKey, hasObject: own.hasObject };
}
