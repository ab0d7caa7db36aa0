/** Wheel, fingers, mouse and keys for the camera of a board. */

import type { Camera } from './camera.ts';
import type { Point } from './geometry.ts';

/** Pixels a pointer may move and still be a click. */
export const SLACK = { mouse: 5, touch: 10 } as const;
const STEP = 1.3;
const PAN = 64;

export type WheelDoes = 'zoom' | 'pan' | 'page';

/**
 * A wheel with Ctrl, or two fingers on a trackpad, zooms. Without it the page keeps its wheel: it scrolls as long as it
 * has anything to scroll and the board is shown whole; a near board is pushed along. Where the page has nothing to
 * scroll the wheel zooms, as on a map.
 */
export function wheelDoes(
  wheel: {
    readonly ctrlKey: boolean;
    readonly metaKey: boolean;
    readonly deltaX: number;
    readonly deltaY: number;
  },
  near: boolean,
  pageScrolls: boolean,
): WheelDoes {
  if (wheel.ctrlKey || wheel.metaKey) return 'zoom';
  if (pageScrolls) return near ? 'pan' : 'page';
  const sideways = Math.abs(wheel.deltaX) > Math.abs(wheel.deltaY);
  if (sideways) return near ? 'pan' : 'page';
  return 'zoom';
}

/** How much one turn of the wheel zooms in: a fifth for a notch of a mouse (100), small steps for a trackpad. */
export function wheelFactor(deltaY: number): number {
  return Math.exp(-Math.max(-120, Math.min(120, deltaY)) * 0.002);
}

function pageScrolls(element: Element): boolean {
  for (let one: Element | null = element.parentElement; one; one = one.parentElement) {
    const root = one === document.scrollingElement;
    if (one.scrollHeight <= one.clientHeight + 1) continue;
    if (root || /auto|scroll/.test(getComputedStyle(one).overflowY)) return true;
  }
  return false;
}

/** Follows one finger or two, or a mouse. A pan begins beyond the slack; the click that ends it plays no move. */
export function listenToCamera(frame: HTMLElement, camera: Camera): () => void {
  const fingers = new Map<number, Point>();
  let begun: Point | null = null;
  let panning = false;
  let swallow = false;

  const wheel = (event: WheelEvent) => {
    const does = wheelDoes(event, camera.near.peek(), pageScrolls(frame));
    if (does === 'page') return;
    if (does === 'zoom') {
      event.preventDefault();
      camera.zoomBy(wheelFactor(event.deltaY), inFrame(frame, event));
      return;
    }
    const left = camera.panBy(-event.deltaX, -event.deltaY);
    // At the board's edge the page goes on.
    if (Math.abs(left.y) < Math.abs(event.deltaY) || Math.abs(left.x) < Math.abs(event.deltaX))
      event.preventDefault();
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || held(event.target)) return;
    swallow = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) {
      begun = { x: event.clientX, y: event.clientY };
      panning = false;
    }
    camera.stop();
  };
  const move = (event: PointerEvent) => {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      fingers.set(event.pointerId, now);
      pinch(old, now, other);
      return;
    }
    if (!panning) {
      const slack = event.pointerType === 'mouse' ? SLACK.mouse : SLACK.touch;
      if (!camera.near.peek() || !begun || Math.hypot(now.x - begun.x, now.y - begun.y) < slack) return;
      panning = true;
      swallow = true;
      frame.setPointerCapture(event.pointerId);
    }
    fingers.set(event.pointerId, now);
    camera.panBy(now.x - old.x, now.y - old.y);
  };
  const pinch = (old: Point, now: Point, other: Point) => {
    panning = true;
    swallow = true;
    const apart = (a: Point) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    const box = frame.getBoundingClientRect();
    const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    camera.zoomBy(apart(now) / apart(old), middle);
    camera.panBy((now.x - old.x) / 2, (now.y - old.y) / 2);
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) begun = null;
  };
  const click = (event: MouseEvent) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (cameraKey(event.key, event.target === frame, camera)) event.preventDefault();
  };

  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener('wheel', wheel, { signal, passive: false });
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerup', up, { signal });
  frame.addEventListener('pointercancel', up, { signal });
  frame.addEventListener('lostpointercapture', up, { signal });
  frame.addEventListener('click', click, { signal, capture: true });
  frame.addEventListener('keydown', key, { signal });
  return () => listening.abort();
}

/** Plus and minus zoom, 0 shows the whole board; arrows pan while the board itself has the focus. */
function cameraKey(key: string, onFrame: boolean, camera: Camera): boolean {
  switch (key) {
    case '+':
    case '=':
      camera.zoomBy(STEP);
      return true;
    case '-':
      camera.zoomBy(1 / STEP);
      return true;
    case '0':
      camera.home();
      return true;
    default:
      return onFrame && camera.near.peek() && panKey(key, camera);
  }
}

function panKey(key: string, camera: Camera): boolean {
  switch (key) {
    case 'ArrowLeft':
      camera.panBy(PAN, 0);
      return true;
    case 'ArrowRight':
      camera.panBy(-PAN, 0);
      return true;
    case 'ArrowUp':
      camera.panBy(0, PAN);
      return true;
    case 'ArrowDown':
      camera.panBy(0, -PAN);
      return true;
    default:
      return false;
  }
}

/** What is dragged by itself (`data-grip`) is not the camera's. */
function held(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-grip]') !== null;
}

function inFrame(frame: HTMLElement, event: MouseEvent): Point {
  const box = frame.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
