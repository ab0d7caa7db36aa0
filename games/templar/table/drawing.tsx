/** A drawing as large as the plan. */

import type { ComponentChildren } from 'preact';
import { LAYOUT, type Point } from './layout.ts';

const { width, height } = LAYOUT.size;

interface DrawingProps {
  readonly class?: string;
  /** The corner of the plan, where it does not lie in the plan's own frame. */
  readonly at?: Point;
  readonly children: ComponentChildren;
}

export function Drawing({ class: extra, at, children }: DrawingProps) {
  return (
    <svg
      class={extra ? `tp-picture ${extra}` : 'tp-picture'}
      style={at && { left: `${at.x}px`, top: `${at.y}px` }}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
