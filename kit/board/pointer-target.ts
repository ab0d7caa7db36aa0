/**
 * Finds the lit place that a pointer means. An unlit thing over a lit place (a figure, a marker) lets the pointer through.
 * A finger beside a lit place means it too.
 */

import type { Point } from './geometry.ts';
import { SLACK } from './gestures.ts';
import { choose, litUnder, nearestLit, point } from './lit-things.ts';

/** A figure, or a thing drawn beside the place to which it belongs. */
const FOR_A_PLACE = '.piece, [data-stands]';

/** The lit thing that is meant, where that is not the one the event has met; `null`: whatever was met is meant. */
export function meantBy({ target, clientX, clientY }: MouseEvent, reach = 0): HTMLElement | null {
  const frame = target instanceof Element ? frameOf(target) : null;
  if (!(target instanceof Element) || !frame) return null;
  const own = target.closest('[data-lit]');
  const figure = target.closest<HTMLElement>(FOR_A_PLACE);
  if (own && !figure) return null;
  const at = { x: clientX, y: clientY };
  const under = litUnder(frame, at).filter((lit) => lit !== own);
  const place = figure && placeOf(figure, frame);
  // A point is meant before the figure whose head covers it; a room after whoever stands in it.
  const points = under.filter(({ dataset }) => dataset.outline === undefined);
  if (own) return points.find((lit) => lit !== place && !lit.closest('.piece')) ?? null;
  const standing = place?.dataset.lit === undefined ? null : place;
  return points.at(0) ?? standing ?? under.at(0) ?? nearestLit(frame, at, reach);
}

/** The board of something that is drawn on its sheet and is no button with a use of its own. */
function frameOf(target: Element): HTMLElement | null {
  const frame = target.closest<HTMLElement>('.sheet-frame');
  if (target !== frame && !target.closest('.sheet')) return null;
  const button = target.closest('button, a, input, select, [role=slider]');
  return button && !button.matches('.spot, .target') ? null : frame;
}

/** The place a figure stands on. */
function placeOf({ dataset }: HTMLElement, frame: HTMLElement): HTMLElement | null {
  const { stands } = dataset;
  return stands === undefined ? null : frame.querySelector(`[data-place="${CSS.escape(stands)}"]`);
}

/** A figure that cannot be chosen speaks for the place it stands on, lit or not. The place says why it is not lit. */
function spokenFor(target: EventTarget | null): HTMLElement | null {
  const figure = target instanceof Element ? target.closest<HTMLElement>(FOR_A_PLACE) : null;
  const frame = figure?.closest<HTMLElement>('.sheet-frame');
  if (!(target instanceof Element) || !figure || !frame || target.closest('[data-lit]')) return null;
  const place = placeOf(figure, frame);
  return place?.dataset.lit === undefined && target.closest('button') ? null : place;
}

export function listenToMeaning(frame: HTMLElement, reach: number): () => void {
  let finger = false;
  let pressed: Point = { x: 0, y: 0 };
  const shown = new Shown();
  const down = (event: PointerEvent) => {
    finger = event.pointerType !== 'mouse';
    pressed = { x: event.clientX, y: event.clientY };
  };
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    const meant = byPointer(event) ?? spokenFor(event.target);
    if (!meant) return;
    event.preventDefault();
    event.stopPropagation();
    meant.focus({ preventScroll: true });
    choose(meant, false, finger);
  };
  /** Keys have no place on the board; what was dragged is no click, wherever it was let go. */
  const byPointer = (event: MouseEvent): HTMLElement | null => {
    if (event.detail === 0) return null;
    const way = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
    return finger || way <= SLACK.mouse ? meantBy(event, finger ? reach : 0) : null;
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    shown.set(event.buttons === 0 ? meantBy(event) : null, event.target);
  };
  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener('pointerdown', down, { signal, capture: true });
  frame.addEventListener('click', click, { signal, capture: true });
  frame.addEventListener('pointermove', move, { signal, passive: true });
  frame.addEventListener('pointerleave', () => shown.set(null, null), { signal });
  return () => {
    shown.set(null, null);
    listening.abort();
  };
}

/** What is pointed at through something else looks and speaks as if nothing lay over it. */
class Shown {
  private meant: HTMLElement | null = null;
  private over: Element | null = null;

  set(meant: HTMLElement | null, target: EventTarget | null): void {
    const over = meant && target instanceof Element ? target : null;
    if (over !== this.over) {
      this.over?.removeAttribute('data-through');
      over?.setAttribute('data-through', '');
      this.over = over;
    }
    if (meant === this.meant) return;
    const old = this.meant;
    this.meant = meant;
    if (old) {
      delete old.dataset.meant;
      point(old, false);
      // What lay over it may have taken its words along.
      if (target instanceof Node && old.contains(target)) point(old, true);
    }
    if (meant) {
      meant.dataset.meant = '';
      point(meant, true);
    }
  }
}
