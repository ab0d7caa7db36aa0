/**
 * Pieces travel by diff: whatever carries the same `data-piece` before and after glides from the old place to the new
 * one. A new piece comes from the place named in `data-from`, one that goes leaves for `data-to`.
 */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Spot {
  readonly element: HTMLElement | SVGElement;
  readonly box: DOMRect;
  /** Place of the root when measured: scrolling in between is no motion. */
  readonly root: DOMRect;
}

export const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
const TRAVEL = 320;

export function isCalm(): boolean {
  return document.documentElement.dataset.motion === 'less';
}

/** `moment` changes whenever pieces may have moved. */
export function useTravel(root: RefObject<HTMLElement | null>, moment: unknown): void {
  const spots = useRef(new Map<string, Spot>());
  const width = useRef(0);
  useLayoutEffect(() => {
    const host = root.current;
    if (!host) return;
    const before = spots.current;
    const after = measure(host);
    const resized = width.current !== 0 && Math.abs(width.current - host.clientWidth) > 1;
    width.current = host.clientWidth;
    spots.current = after;
    if (before.size === 0 || resized || isCalm()) return;
    for (const [piece, spot] of after) {
      const old = before.get(piece) ?? placeSpot(host, spot.element.dataset.from);
      if (old) glide(spot.element, offset(old, spot));
    }
    for (const [piece, spot] of before) {
      const goal = after.has(piece) ? null : placeSpot(host, spot.element.dataset.to);
      if (goal) leave(host, spot, goal);
    }
  }, [moment]);
}

function measure(host: HTMLElement): Map<string, Spot> {
  const root = host.getBoundingClientRect();
  const spots = new Map<string, Spot>();
  for (const element of host.querySelectorAll<HTMLElement>('[data-piece]')) {
    for (const animation of element.getAnimations()) if (animation.id === 'travel') animation.cancel();
    const piece = element.dataset.piece;
    if (piece) spots.set(piece, { element, box: element.getBoundingClientRect(), root });
  }
  return spots;
}

function placeSpot(host: HTMLElement, place: string | undefined): Spot | null {
  const element = place ? host.querySelector<HTMLElement>(`[data-place="${place}"]`) : null;
  return element && { element, box: element.getBoundingClientRect(), root: host.getBoundingClientRect() };
}

interface Offset {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function offset(from: Spot, to: Spot): Offset {
  const x =
    from.box.left + from.box.width / 2 - from.root.left - (to.box.left + to.box.width / 2 - to.root.left);
  const y =
    from.box.top + from.box.height / 2 - from.root.top - (to.box.top + to.box.height / 2 - to.root.top);
  const scale = to.box.width > 0 && from.box.width > 0 ? from.box.width / to.box.width : 1;
  return { x, y, scale };
}

function glide(element: Element, { x, y, scale }: Offset): void {
  if (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) return;
  const animation = element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: TRAVEL, easing: EASE },
  );
  animation.id = 'travel';
}

function leave(host: HTMLElement, from: Spot, to: Spot): void {
  const ghost = from.element.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return;
  delete ghost.dataset.piece;
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'absolute',
    margin: '0',
    zIndex: '6',
    pointerEvents: 'none',
    left: `${from.box.left - from.root.left}px`,
    top: `${from.box.top - from.root.top}px`,
    width: `${from.box.width}px`,
    height: `${from.box.height}px`,
  });
  host.append(ghost);
  const { x, y } = offset(from, to);
  const scale = from.box.width > 0 ? to.box.width / from.box.width : 1;
  const animation = ghost.animate(
    [{ transform: 'none' }, { transform: `translate(${-x}px, ${-y}px) scale(${scale})` }],
    { duration: TRAVEL, easing: EASE },
  );
  animation.onfinish = () => ghost.remove();
  animation.oncancel = () => ghost.remove();
}
