/** Drawing with the hand: dragging one's own figure over points takes them one after the other. */

import type { Camera } from '@conclave/kit';
import { useRef } from 'preact/hooks';
import { SPOTS, VIEW } from '../geometry.tsx';

/** So near, in units of the plan, the hand must come to a point. */
const REACH = 38;

interface Grip {
  /** The hand has taken hold. */
  onTake?(): void;
  /** It has come to a point: called once, until it comes to another. */
  onPass(point: number): void;
}

export function useGrip(camera: Camera, grip: Grip): (event: PointerEvent) => void {
  const latest = useRef(grip);
  latest.current = grip;
  return (down) => {
    if (down.button !== 0) return;
    latest.current.onTake?.();
    let moved = false;
    const pass = (point: number) => {
      moved = true;
      latest.current.onPass(point);
    };
    follow(camera, down, pass, () => moved && swallowClick());
  };
}

/** A figure that came along with the hand is let go on itself: that is no click on her. */
function swallowClick() {
  const swallow = (click: MouseEvent) => click.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** Says to which other point the pointer has come, until it is let go: a hand that trembles goes nowhere. */
export function follow(camera: Camera, down: PointerEvent, pass: (point: number) => void, end?: () => void) {
  const { pointerId } = down;
  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const { x, y } = camera.toBoard({ x: clientX, y: clientY });
    return nearest(x + VIEW.x, y + VIEW.y);
  };
  let last = pointAt(down);
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const point = pointAt(event);
    if (point === last) return;
    last = point;
    if (point !== null) pass(point);
  };
  const stop = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
    end?.();
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
