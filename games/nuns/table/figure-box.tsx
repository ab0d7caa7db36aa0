/** The box in which a figure is drawn, and where its feet are. */

import type { ComponentChildren } from 'preact';

/** A figure's box; its feet stand this high above the lower edge. */
export const BOX = { width: 110, height: 112 };
export const FEET = 14;

export function Drawn({ children, scale = 1 }: { children: ComponentChildren; scale?: number }) {
  return (
    <svg
      width={BOX.width}
      height={BOX.height}
      class="nr-drawn"
      viewBox={`${-BOX.width / 2} ${FEET - BOX.height} ${BOX.width} ${BOX.height}`}
      aria-hidden="true"
    >
      {scale === 1 ? children : <g transform={`scale(${scale})`}>{children}</g>}
    </svg>
  );
}
