/**
 * Magnifies the castle on a phone, where a square is smaller than a finger. The first tap zooms in twofold round the
 * finger, and the next ones choose. After the choice the whole castle is shown again.
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
