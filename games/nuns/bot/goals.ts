/** How far a novice still has to go: to her key, to her wish, and home. */

import { KEY_AT, WISH_AT } from '../rules/cards.ts';
import { distance, distanceFor, type Point } from '../rules/convent.ts';
import type { OwnNovice } from '../rules/view.ts';

export interface Traveller {
  readonly wish: number;
  readonly cell: Point;
  readonly hasKey: boolean;
  readonly hasObject: boolean;
}

/** Points to go from `at`, if every move ends where it should. */
export function pointsLeft({ wish, cell, hasKey, hasObject }: Traveller, at: Point): number {
  const home = distance(WISH_AT[wish], cell);
  if (hasObject) return distance(at, cell);
  if (hasKey) return distance(at, WISH_AT[wish]) + home;
  return distanceFor(false, at, KEY_AT[wish]) + distance(KEY_AT[wish], WISH_AT[wish]) + home;
}

/** Where she has to go next. */
export function goalOf({ wish, cell, hasKey, hasObject }: Traveller): Point {
  return hasObject ? cell : hasKey ? WISH_AT[wish] : KEY_AT[wish];
}

/** The same traveller after ending a move at a point. */
export function afterMove(traveller: Traveller, at: Point): Traveller {
  const hasKey = traveller.hasKey || at === KEY_AT[traveller.wish];
  const hasObject = traveller.hasObject || (hasKey && at === WISH_AT[traveller.wish]);
  return { ...traveller, hasKey, hasObject };
}

export function travellerOf(own: OwnNovice, cell: Point): Traveller {
  return { wish: own.wish, cell, hasKey: own.hasKey, hasObject: own.hasObject };
}
