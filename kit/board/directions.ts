/** Arrow keys go to the next lit thing in that direction; with Shift also to unlit ones, to hear why. */

import { centreOf, type Point } from './geometry.ts';
import { boxOf } from './lit.ts';

const DIRECTIONS = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
} as const satisfies Record<string, Point>;

export type Arrow = keyof typeof DIRECTIONS;

export function isArrow(key: string): key is Arrow {
  return key in DIRECTIONS;
}

/** How much a step aside weighs against a step ahead. */
const ASIDE = 2;

/** The index of the thing that lies most straight ahead; `null` when nothing lies on that side. */
export function towards(from: Point, places: readonly Point[], arrow: Arrow): number | null {
  const { x, y } = DIRECTIONS[arrow];
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, place] of places.entries()) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    // Beyond about 70 degrees to the side it is not that direction any more.
    if (ahead < 1 || aside > ahead * 2.75) continue;
    const cost = ahead + ASIDE * aside;
    if (cost < least) [best, least] = [index, cost];
  }
  return best;
}

const KEEPS_ARROWS = 'input, select, textarea, [role=slider], [role=tab], [role=radio], [contenteditable]';

export function listenToDirections(root: HTMLElement): () => void {
  const key = (event: KeyboardEvent) => {
    if (!isArrow(event.key) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const { target } = event;
    if (!(target instanceof Element) || target.matches(KEEPS_ARROWS)) return;
    const around = target.parentElement?.closest('[data-directions]') ?? root;
    if (around !== root && around.contains(root)) return;
    const next = step(root, target, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: root.contains(next) && root.matches('.sheet-frame') });
  };
  root.addEventListener('keydown', key);
  return () => root.removeEventListener('keydown', key);
}

function step(root: HTMLElement, from: Element, arrow: Arrow, unlit: boolean): HTMLElement | null {
  const selector = unlit ? '.spot, .target, [data-lit]' : '[data-lit]';
  const things = [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (thing) => thing !== from && thing.checkVisibility(),
  );
  if (from === root) return things[0] ?? null;
  const places = things.map((thing) => centreOf(boxOf(thing)));
  const index = towards(centreOf(boxOf(from)), places, arrow);
  return index === null ? null : things[index];
}
