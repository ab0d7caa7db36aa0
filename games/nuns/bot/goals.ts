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
  /** NR-29: where she stands now, standing still takes nothing. */
  readonly barred: boolean;
}

/** NR-29: off the point where she was captured, and back. */
const THERE_AND_BACK = 2;

/** Points to go from `at`, if every move ends where it should. */
export function pointsLeft({ wish, cell, hasKey, hasObject, barred }: Progress, at: Point): number {
  const home = distance(WISH_AT[wish], cell);
  if (hasObject) return distance(at, cell);
  if (hasKey)
    return distance(at, WISH_AT[wish]) + home + (barred && at === WISH_AT[wish] ? THERE_AND_BACK : 0);
  return distanceFor(false, at, KEY_AT[wish]) + distance(KEY_AT[wish], WISH_AT[wish]) + home;
}

/** Where she has to go next. */
export function goalOf({ wish, cell, hasKey, hasObject }: Omit<Progress, 'barred'>): Point {
  return hasObject ? cell : hasKey ? WISH_AT[wish] : KEY_AT[wish];
}

/** After ending a move at a point; `moved`: she did not stand still. */
export function afterMove(progress: Progress, at: Point, moved: boolean): Progress {
  const hasKey = progress.hasKey || at === KEY_AT[progress.wish];
  const barred = progress.barred && !moved;
  const hasObject = progress.hasObject || (hasKey && !barred && at === WISH_AT[progress.wish]);
  return { ...progress, hasKey, hasObject, barred };
}

export function progressOf(own: OwnNovice, cell: Point): Progress {
  return { wish: own.wish, cell, hasKey: own.hasKey, hasObject: own.hasObject, barred: own.barred };
}
