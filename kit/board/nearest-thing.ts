/** Finds the lit thing that a finger means. Each reaches at least `reach` to every side of its middle. */

import { centreOf, distance, type Point, type Rect } from './geometry.ts';

export function nearest<Thing extends { readonly box: Rect }>(
  finger: Point,
  things: readonly Thing[],
  reach: number,
): Thing | null {
  let best: Thing | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const middle = centreOf(thing.box);
    const far = distance(finger, middle);
    const hit =
      Math.abs(finger.x - middle.x) <= Math.max(reach, thing.box.width / 2) &&
      Math.abs(finger.y - middle.y) <= Math.max(reach, thing.box.height / 2);
    if (hit && far < least) [best, least] = [thing, far];
  }
  return best;
}
