/** The lit things of a document, and what choosing them does. */

import { centreOf, type Point, type Rect } from './geometry.ts';
import { nearest } from './nearest-thing.ts';

interface Chosen {
  /** As if clicked; `surely` leaves out the second click of a confirm, `finger`: by one. */
  choose(surely: boolean, finger: boolean): void;
  /** As if the pointer came or went. */
  point(pointed: boolean): void;
}

const chosen = new WeakMap<Element, Chosen>();

export function register(element: Element, handle: Chosen): void {
  chosen.set(element, handle);
}

export function choose(element: Element, surely = false, finger = false): void {
  chosen.get(element)?.choose(surely, finger);
}

export function point(element: Element, pointed: boolean): void {
  chosen.get(element)?.point(pointed);
}

/** As if a key had chosen the named place: it gets the focus, and its first click may wait for a second. */
export function chooseAt(place: string): void {
  const element = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  element?.focus({ preventScroll: true });
  element?.click();
}

export interface LitThing {
  readonly element: HTMLElement;
  readonly box: Rect;
}

export function boxOf(element: Element): Rect {
  // A spot is as large as its shape; the button round it may be larger.
  const { x, y, width, height } = (element.querySelector('.spot-shape') ?? element).getBoundingClientRect();
  return { x, y, width, height };
}

export function litIn(root: ParentNode): LitThing[] {
  return [...root.querySelectorAll<HTMLElement>('[data-lit]')].map((element) => ({
    element,
    box: boxOf(element),
  }));
}

/** The lit things at a point of the screen, the uppermost first. */
export function litUnder(root: ParentNode, at: Point): HTMLElement[] {
  const found = document.elementsFromPoint(at.x, at.y).flatMap((under) => {
    const lit = under.closest<HTMLElement>('[data-lit]');
    return lit && root.contains(lit) ? [lit] : [];
  });
  return [...new Set(found)];
}

/** The lit thing beside a finger. A room's outline means what it covers and no more. */
export function nearestLit(root: ParentNode, finger: Point, reach: number): HTMLElement | null {
  if (reach === 0) return null;
  const round = litIn(root).filter(({ element }) => element.dataset.outline === undefined);
  return nearest(finger, round, reach)?.element ?? null;
}

/** The lit thing under a finger or beside it. */
export function litAt(root: ParentNode, finger: Point, reach: number): HTMLElement | null {
  return litUnder(root, finger).at(0) ?? nearestLit(root, finger, reach);
}

const departed = new Map<string, Point>();

/** A named thing beside the board goes: what it turned into may still set out from there. */
export function depart(place: string, element: Element): void {
  if (element.closest('.sheet')) return;
  const last = centreOf(boxOf(element));
  departed.set(place, last);
  setTimeout(() => departed.get(place) === last && departed.delete(place));
}

/** The middle of a named place on the screen, and whether it lies on the given board. */
export function whereIs(place: string, frame: Element | null): { at: Point; inside: boolean } | null {
  const element = document.querySelector(`[data-place="${CSS.escape(place)}"]`);
  if (element) return { at: centreOf(boxOf(element)), inside: frame?.contains(element) ?? false };
  const at = departed.get(place);
  return at ? { at, inside: false } : null;
}
