/**
 * Dragging as two clicks: taking hold chooses the source, letting go over a lit place chooses it.
 * So a drag does nothing that clicks cannot do. Only `carry` is told the place instead.
 */

import { SLACK } from './gestures.ts';
import { ghostOf } from './ghost.ts';
import { choose, litAt } from './lit-things.ts';

/** A dragged thing is dropped by the nearest lit place within so many pixels. */
const REACH = 30;

export type Drag = 'drop' | 'draw' | 'carry';

interface DragEvents {
  begun(): void;
  /** `carry`: it was let go over this place. */
  carried(place: string): void;
}

export function beginDrag(down: PointerEvent, source: HTMLElement, kind: Drag, told: DragEvents): void {
  const slack = down.pointerType === 'mouse' ? SLACK.mouse : SLACK.touch;
  const root = source.closest<HTMLElement>('[data-directions]') ?? document.body;
  let ghost: HTMLElement | null = null;
  let begun = false;
  let last: Element | null = null;

  const begin = () => {
    begun = true;
    told.begun();
    source.setPointerCapture(down.pointerId);
    source.dataset.dragged = '';
    last = source;
    if (kind !== 'carry' && !source.classList.contains('picked')) choose(source, true);
    if (kind !== 'draw') ghost = lift(source);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (!begun && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < slack) return;
    if (!begun) begin();
    if (ghost) ghost.style.translate = `${event.clientX - down.clientX}px ${event.clientY - down.clientY}px`;
    if (kind !== 'draw') return;
    const passed = litAt(root, { x: event.clientX, y: event.clientY }, REACH / 2);
    if (passed === last) return;
    last = passed;
    if (passed && passed !== source) choose(passed, true);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    stop();
    if (!begun || kind === 'draw') return;
    if (kind === 'carry') {
      const place = event.type === 'pointerup' ? placeAt(root, event, source) : null;
      if (place !== null) told.carried(place);
      return;
    }
    const goal =
      event.type === 'pointerup' ? litAt(root, { x: event.clientX, y: event.clientY }, REACH) : null;
    if (goal && goal !== source) choose(goal, true);
    else if (source.classList.contains('picked')) choose(source, true);
  };
  const stop = () => {
    ghost?.remove();
    delete source.dataset.dragged;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
  };
  // A quick hand is outside of the thing with its first step.
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/** The named place under the pointer, other than the thing itself. */
function placeAt(root: HTMLElement, { clientX, clientY }: PointerEvent, source: HTMLElement): string | null {
  for (const under of document.elementsFromPoint(clientX, clientY)) {
    const named = under.closest<HTMLElement>('[data-place]');
    if (named && named !== source && root.contains(named)) return named.dataset.place ?? null;
  }
  return null;
}

/** A picture of the thing under the pointer, as large as it is on the screen. */
function lift(source: HTMLElement): HTMLElement {
  const box = source.getBoundingClientRect();
  const copy = ghostOf(source);
  copy.className += ' drag-ghost';
  Object.assign(copy.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${source.offsetWidth}px`,
    height: `${source.offsetHeight}px`,
    scale: String((1.06 * box.width) / Math.max(1, source.offsetWidth)),
  });
  document.body.append(copy);
  return copy;
}
