/** Drawing with the hand: dragging one's own figure over points takes them one after the other. */

import type { Camera } from '@conclave/kit';
import { useRef } from 'preact/hooks';
import { SPOTS, VIEW } from '../geometry.tsx';

/** So near, in units of the plan, the hand must come to a point. */
const REACH = 38;

/** `onPass` is called for every point the hand comes to, once. */
export function useGrip(camera: Camera, onPass: (point: number) => void): (event: PointerEvent) => void {
  const pass = useRef(onPass);
  pass.current = onPass;
  return (down) => {
    const grip = down.currentTarget;
    if (!(grip instanceof HTMLElement) || down.button !== 0) return;
    let last: number | null = null;
    const move = ({ clientX, clientY, pointerId }: PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      const { x, y } = camera.toBoard({ x: clientX, y: clientY });
      const point = nearest(x + VIEW.x, y + VIEW.y);
      if (point === last) return;
      last = point;
      if (point !== null) pass.current(point);
    };
    const end = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
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
