/**
 * On a phone a square is smaller than a finger: the first tap on the castle brings it twice as near round the finger,
 * the next ones choose. When the choice is made, the whole castle is shown again.
 */

import type { Camera } from '@conclave/kit';
import { useEffect } from 'preact/hooks';

const TIMES = 2;

/** `moment`: what is being chosen. Gives what is to be done with a click before anything else hears of it. */
export function useMagnifier(camera: Camera, isOn: boolean, moment: string): (click: MouseEvent) => void {
  useEffect(() => {
    if (camera.near.peek()) camera.home();
  }, [camera, isOn, moment]);
  return (click) => {
    // A key's click is aimed already.
    if (!isOn || camera.near.peek() || click.detail === 0) return;
    click.stopPropagation();
    const { width, height } = camera.window.peek();
    const middle = camera.toBoard({ x: click.clientX, y: click.clientY });
    camera.glideTo({
      x: middle.x - width / TIMES / 2,
      y: middle.y - height / TIMES / 2,
      width: width / TIMES,
      height: height / TIMES,
    });
  };
}
