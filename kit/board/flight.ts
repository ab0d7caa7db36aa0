/**
 * Flights of pieces between the board and the page. They fly over the page, because the board's frame would cut them
 * off.
 */

import { EASE } from '../motion.ts';
import type { Camera } from './camera.ts';
import { ghostOf } from './ghost.ts';
import { duration, type Journey, keyframes } from './travel.ts';

/** Gives how long it takes in all. */
export function fly(
  element: HTMLElement,
  camera: Camera,
  { from, to, arc = true }: Journey,
  { ms, after = 0 }: { readonly ms?: number; readonly after?: number },
): number {
  const { scale } = camera.pose.peek();
  const journey = { from: camera.toClient(from), to: camera.toClient(to), arc };
  const ghost = ghostOf(element);
  ghost.style.transform = `scale(${scale})`;
  const carrier = document.createElement('div');
  carrier.className = 'flight';
  carrier.append(ghost);
  document.body.append(carrier);
  const length = ms ?? duration(journey);
  const flight = carrier.animate(keyframes(journey), {
    duration: length,
    delay: after,
    easing: EASE,
    fill: 'both',
  });
  flight.id = 'travel';
  flight.onfinish = () => carrier.remove();
  flight.oncancel = () => carrier.remove();
  return length + after;
}
