/** How much of a phone the board may fill. It is measured, because bars and browsers differ. */

import type { Layout } from '@conclave/kit';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { PHONE } from './layout/phone.ts';

/** Before it is measured: of a telephone of 390 by 844. */
const USUAL = 646;

/** In board units, the tray of the altar left out. */
export function useFreeHeight(board: RefObject<HTMLElement | null>, layout: Layout): number {
  const [height, setHeight] = useState(USUAL);
  useLayoutEffect(() => {
    const element = board.current;
    if (!element || layout !== 'phone') return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0) return;
      setHeight(Math.floor((clientHeight * PHONE.width) / clientWidth) - PHONE.altar);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [layout]);
  return height;
}
