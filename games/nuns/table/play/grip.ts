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
    follow(camera, down, (point) => latest.current.onPass(point));
  };
}

/** Says which point the pointer has come to, until it is let go. */
export function follow(
  camera: Camera,
  { pointerId }: PointerEvent,
  pass: (point: number) => void,
  end?: () => void,
) {
  let last: number | null = null;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const { x, y } = camera.toBoard({ x: event.clientX, y: event.clientY });
    const point = nearest(x + VIEW.x, y + VIEW.y);
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
