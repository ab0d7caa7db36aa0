/** The whole board in a corner, with a frame round the visible part, and marks at the edge for hidden things. */

import { computed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Camera } from './camera.ts';
import { useBoard } from './context.ts';
import { distanceToRect, type Point, type Rect } from './geometry.ts';
import { boardWords } from './words.ts';

type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

interface SmallPlanProps {
  /** The ground's picture, or SVG in board units as children. */
  readonly src?: string;
  readonly width?: number;
  readonly corner?: Corner;
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

export type FootCorner = 'bottom left' | 'bottom right';

/** The small plan with the height of a figure round it, in pixels. */
const ROUND = { width: 142, height: 150 };

/**
 * The corner at the foot in which a small plan hides the least of these places. Later ones count more. If both corners
 * are equal, the right one.
 */
export function useClearCorner(camera: Camera, places: readonly Point[]): FootCorner {
  const kept = JSON.stringify(places);
  // Computed: whoever asks is drawn anew when the corner changes, not at every step of the camera.
  const corner = useMemo(
    () => computed(() => clearCorner(camera.window.value, camera.pose.value.scale, places)),
    [camera, kept],
  );
  return corner.value;
}

export function clearCorner(window: Rect, scale: number, places: readonly Point[]): FootCorner {
  const width = ROUND.width / scale;
  const height = ROUND.height / scale;
  const hidden = (x: number) => {
    const box = { x, y: window.y + window.height - height, width, height };
    return places.reduce((sum, place, i) => (distanceToRect(place, box) === 0 ? sum + i + 1 : sum), 0);
  };
  return hidden(window.x + window.width - width) > hidden(window.x) ? 'bottom left' : 'bottom right';
}

interface EdgeMark {
  readonly id: string;
  /** A place of the board; the mark stands at the frame's edge while the place is out of sight. */
  readonly at: Point;
  readonly label: string;
  readonly sign: ComponentChildren;
}

interface EdgeMarksProps {
  readonly marks: readonly EdgeMark[];
  /** Corners of the frame in which something else stands, with their size in pixels. */
  readonly taken?: Taken;
}

type Taken = Readonly<Partial<Record<Corner, { readonly width: number; readonly height: number }>>>;

/** Stand in `over` of a sheet. A click goes there. `--towards` is the direction in which the place lies. */
export function EdgeMarks({ marks, taken = {} }: EdgeMarksProps) {
  const { camera } = useBoard();
  const { x, y, width, height } = camera.window.value;
  const window = { x, y, width, height };
  const hidden = marks.filter(({ at }) => camera.near.value && distanceToRect(at, window) > 0);
  const { scale } = camera.pose.value;
  const frame = { width: width * scale, height: height * scale };
  const spots = spread(
    hidden.map(({ at }) => edgeOf(at, window)),
    frame,
    taken,
  );
  return (
    <>
      {hidden.map(({ id, at, label, sign }, i) => (
        <button
          key={id}
          type="button"
          class="edge-mark"
          aria-label={label}
          style={{
            left: `${spots[i].x}px`,
            top: `${spots[i].y}px`,
            '--towards': `${edgeOf(at, window).degrees}deg`,
          }}
          onClick={() => camera.centre(at)}
        >
          {sign}
        </button>
      ))}
    </>
  );
}

/**
 * Half a mark and the tip that points to its place, in pixels. It keeps so far from the edge and from a taken corner.
 */
const KEEP = 32;
/** A mark is so large: nearer to each other they would overlap. */
const ROOM = 48;

type Edge = Pick<ReturnType<typeof edgeOf>, 'left' | 'top'>;

/** In pixels of the frame: on its edge, but not over the place, nor over a corner, nor over an earlier mark. */
export function spread(
  edges: readonly Edge[],
  frame: { readonly width: number; readonly height: number },
  taken: Taken,
): Point[] {
  const placed: Point[] = [];
  for (const edge of edges) {
    const along = waysAlong(edge, frame, taken);
    const isFree = ({ x, y }: Point) =>
      placed.every((other) => Math.abs(other.x - x) >= ROOM || Math.abs(other.y - y) >= ROOM);
    placed.push(along.find(isFree) ?? along[0]);
  }
  return placed;
}

/** Where a mark would stand, and then ever farther along its side of the frame. */
function waysAlong(
  { left, top }: Edge,
  { width, height }: { readonly width: number; readonly height: number },
  taken: Taken,
): Point[] {
  const upright = left <= 0 || left >= 1;
  const [begin, end]: readonly [Corner, Corner] = upright
    ? left <= 0
      ? ['top left', 'bottom left']
      : ['top right', 'bottom right']
    : top <= 0
      ? ['top left', 'top right']
      : ['bottom left', 'bottom right'];
  const past = (corner: Corner) => taken[corner]?.[upright ? 'height' : 'width'] ?? 0;
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const length = upright ? height : width;
  const across = upright ? width : height;
  const side = within((upright ? left : top) * across, KEEP, across - KEEP);
  const inside = (value: number) => within(value, past(begin) + KEEP, length - past(end) - KEEP);
  const wanted = inside((upright ? top : left) * length);
  return [0, 1, -1, 2, -2, 3, -3].map((steps) => {
    const on = inside(wanted + steps * ROOM);
    return upright ? { x: side, y: on } : { x: on, y: side };
  });
}

/** Where the line from the middle of the window to a place crosses its edge, in shares of the window. */
export function edgeOf(place: Point, window: Rect): { left: number; top: number; degrees: number } {
  const dx = (place.x - window.x) / window.width - 0.5;
  const dy = (place.y - window.y) / window.height - 0.5;
  const reach = 0.5 / Math.max(Math.abs(dx), Math.abs(dy), 0.5);
  const degrees = (Math.atan2(dy * window.height, dx * window.width) * 180) / Math.PI;
  return { left: 0.5 + dx * reach, top: 0.5 + dy * reach, degrees };
}
