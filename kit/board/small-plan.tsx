/** The whole board in a corner, with a frame round what is seen; a tap goes there. And marks at the edge for what is not. */

import type { ComponentChildren } from 'preact';
import { useBoard } from './context.ts';
import { distanceToRect, type Point, type Rect } from './geometry.ts';
import { boardWords } from './words.ts';

interface SmallPlanProps {
  /** The ground's picture, or SVG in board units as children. */
  readonly src?: string;
  readonly width?: number;
  readonly corner?: 'top left' | 'top right' | 'bottom left' | 'bottom right';
  readonly children?: ComponentChildren;
}

/** Stands in `over` of a sheet; shown while the board is near. */
export function SmallPlan({ src, width = 98, corner = 'bottom right', children }: SmallPlanProps) {
  const { camera, size } = useBoard();
  if (!camera.near.value) return null;
  const { x, y, width: wide, height: high } = camera.window.value;
  const line = (2 * size.width) / width;
  return (
    <button
      type="button"
      class={`small-plan ${corner}`}
      aria-label={boardWords().plan}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const share = {
          x: (event.clientX - box.left) / box.width,
          y: (event.clientY - box.top) / box.height,
        };
        if (event.detail === 0) camera.home();
        else camera.centre({ x: share.x * size.width, y: share.y * size.height });
      }}
    >
      <svg
        width={width}
        height={(width * size.height) / size.width}
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden="true"
      >
        {src !== undefined && <image href={src} width={size.width} height={size.height} />}
        {children}
        <rect
          class="small-plan-window"
          x={x}
          y={y}
          width={wide}
          height={high}
          fill="none"
          stroke-width={line}
        />
      </svg>
    </button>
  );
}

interface EdgeMarkProps {
  /** A place of the board; the mark stands at the frame's edge while the place is out of sight. */
  readonly at: Point;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Stands in `over` of a sheet. A click goes there. */
export function EdgeMark({ at, label, children }: EdgeMarkProps) {
  const { camera } = useBoard();
  const { x, y, width, height } = camera.window.value;
  const window = { x, y, width, height };
  if (!camera.near.value || distanceToRect(at, window) === 0) return null;
  const { left, top, degrees } = edgeOf(at, window);
  return (
    <button
      type="button"
      class="edge-mark"
      aria-label={label}
      style={{ left: inside(left), top: inside(top), '--towards': `${degrees}deg` }}
      onClick={() => camera.centre(at)}
    >
      {children}
    </button>
  );
}

/** So far along the frame, but never over its edge. */
function inside(share: number): string {
  return `clamp(26px, ${share * 100}%, calc(100% - 26px))`;
}

/** Where the line from the middle of the window to a place crosses its edge, in shares of the window. */
export function edgeOf(place: Point, window: Rect): { left: number; top: number; degrees: number } {
  const dx = (place.x - window.x) / window.width - 0.5;
  const dy = (place.y - window.y) / window.height - 0.5;
  const reach = 0.5 / Math.max(Math.abs(dx), Math.abs(dy), 0.5);
  const degrees = (Math.atan2(dy * window.height, dx * window.width) * 180) / Math.PI;
  return { left: 0.5 + dx * reach, top: 0.5 + dy * reach, degrees };
}
