/** Arrow keys: they go to the next lit thing in that direction, with Shift also to unlit ones. */

import { centreOf, type Point } from './geometry.ts';

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

/** What belongs together: the innermost `data-directions` round the focus, or else the board it is on. */
function scopeOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-directions]') ?? element.closest<HTMLElement>('.sheet-frame');
}

function key(event: KeyboardEvent): void {
  if (!isArrow(event.key) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (!(target instanceof Element) || target.matches(KEEPS_ARROWS)) return;
  const scope = scopeOf(target);
  const next = scope && step(scope, target, event.key, event.shiftKey);
  if (!next) return;
  event.preventDefault();
  // A board brings it into sight by itself; the page would scroll what must not be scrolled.
  next.focus({ preventScroll: next.closest('.sheet') !== null });
}

let boards = 0;

/** One listener for the document, as long as there is any board. */
export function listenToDirections(): () => void {
  if (boards++ === 0) document.addEventListener('keydown', key);
  return () => {
    if (--boards === 0) document.removeEventListener('keydown', key);
  };
}

/** Not the middle of its outline: rings about one centre have that in common. */
function whereFocusStands(thing: Element): Point {
  return centreOf(thing.getBoundingClientRect());
}

function step(scope: HTMLElement, from: Element, arrow: Arrow, unlit: boolean): HTMLElement | null {
  const selector = unlit ? '.spot, .target, [data-lit]' : '[data-lit]';
  const things = [...scope.querySelectorAll<HTMLElement>(selector)].filter(
    (thing) => thing !== from && thing.checkVisibility(),
  );
  if (from === scope || !from.matches('.spot, .target, [data-lit]')) return things[0] ?? null;
  const index = towards(whereFocusStands(from), things.map(whereFocusStands), arrow);
  return index === null ? null : things[index];
}
