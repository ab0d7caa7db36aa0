/** Moonlight through the windows, and coloured light in the nave: laid over the night. */

import furnishing from '../../data/furnishing.json' with { type: 'json' };
import type { Spot } from '../../rules/plan.ts';
import { group, path, polygon, type Shapes } from './draw.ts';

/** Every window has three by two panes. */
const ACROSS = [
  [-1, -1 / 3],
  [-1 / 3, 1 / 3],
  [1 / 3, 1],
] as const;
const DOWN = [
  [12, 41],
  [44, 85],
] as const;
const BAR = 1.5;

export function moonlight(): Shapes {
  return [
    furnishing.rooms.flatMap((room) =>
      room.windows.map((window) =>
        group(
          { 'clip-path': `url(#in-${room.id})` },
          ACROSS.flatMap(([left, right]) =>
            DOWN.map(([near, far]) =>
              path(polygon(pane(window, [left, right], [near, far])), { fill: '#dbe6ff', opacity: 0.34 }),
            ),
          ),
        ),
      ),
    ),
    group({ 'clip-path': 'url(#in-chapel)' }, stainedGlass()),
  ];
}

interface Window {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly w: number;
}

function pane(
  { x, y, turn, w }: Window,
  [left, right]: readonly [number, number],
  [near, far]: readonly [number, number],
): Spot[] {
  const [mx, my] = furnishing.moon;
  const half = w / 2 - 3;
  const upright = turn !== 0;
  const spot = (aside: number, deep: number): Spot =>
    upright
      ? [x + mx * deep * 1.2, y + aside + my * deep * 0.45]
      : [x + aside + mx * deep * 0.5, y + my * deep * 1.1];
  const [a, b] = [left * half + BAR, right * half - BAR];
  return [spot(a, near), spot(b, near), spot(b, far), spot(a, far)];
}

const GLASS = ['#8fb4ff', '#ff9db0', '#ffe39a', '#a8e0c0', '#c9a8ff'];
const NAVE_WINDOWS = [826, 984, 1130, 668];
const NAVE_WALL = 846;

function stainedGlass(): Shapes {
  return NAVE_WINDOWS.flatMap((y, window) =>
    [0, 1].flatMap((row) =>
      [0, 1, 2].map((column) => {
        const aside = row * 27 - 26;
        const deep = 18 + column * 34;
        const spot = (u: number, v: number): Spot => [NAVE_WALL - v, y + u - v * 0.42];
        const corners = [
          spot(aside, deep),
          spot(aside + 24, deep),
          spot(aside + 24, deep + 31),
          spot(aside, deep + 31),
        ];
        return path(polygon(corners), { fill: GLASS[(row + column * 2 + window) % 5], opacity: 0.3 });
      }),
    ),
  );
}
