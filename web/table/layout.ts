/** The layout of the page: desk, tablet, phone, or phone held across. */

import type { Layout } from '@conclave/kit';
import { signal } from '@preact/signals';

/** Narrower than this a page is a phone's, lower than `LOW` one held across; from `WIDE` on the panels stand beside. */
const NARROW = 600;
const LOW = 500;
const WIDE = 1080;
/** A tablet held across is lower than wide: with the panels below, its board would not fit. */
const WIDE_AND_LOW = 1000;

function layoutOf(width: number, height: number): Layout {
  if (width < NARROW) return 'phone';
  if (height < LOW) return 'across';
  return width < (height < width ? WIDE_AND_LOW : WIDE) ? 'tablet' : 'desk';
}

export const layout = signal<Layout>(layoutOf(innerWidth, innerHeight));

addEventListener('resize', () => {
  layout.value = layoutOf(innerWidth, innerHeight);
});
