/** Follows a pressed pointer over the points of the plan, until it is released or the browser cancels it. */

import type { Camera } from '@conclave/kit';
import { SPOTS, VIEW } from '../geometry.tsx';
import type { Drag } from './states.ts';

/** How near the pointer must come to a point, in units of the plan. */
const REACH = 38;

export function follow(camera: Camera, down: PointerEvent, drag: Drag, end: () => void): void {
  const { pointerId } = down;
  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const { x, y } = camera.toBoard({ x: clientX, y: clientY });
    return nearest(x + VIEW.x, y + VIEW.y);
  };
  let last = pointAt(down);
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const point = pointAt(event);
    // A trembling pointer stays at the same point.
    if (point === last) return;
    last = point;
    if (point !== null) drag.pass(point);
  };
  const stop = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
    end();
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}

function nearest(x: number, y: number): number | null {
  let best: number | null = null;
  let least = REACH;
  SPOTS.forEach(([px, py], point) => {
    const far = point === 0 ? REACH : Math.hypot(px - x, py - y);
    if (far >= least) return;
    least = far;
    best = point;
  });
  return best;
}
