/** The floor plan: rooms, walls and doors as they are drawn, in units of a board 1852 wide and 1920 high. */

import board from '../data/board.json' with { type: 'json' };
import plan from '../data/plan.json' with { type: 'json' };
import type { Point } from './convent.ts';

export type Spot = readonly [number, number];

export interface Wall {
  readonly from: Spot;
  readonly to: Spot;
}

export interface Door {
  readonly a: Point;
  readonly b: Point;
  readonly locked: boolean;
  /** The lock's colour; `null` where it is not locked. */
  readonly colour: string | null;
  /** Where the way crosses the wall, rounded. */
  readonly at: Spot;
  readonly wall: Wall;
}

export const BOARD_SIZE: Spot = [board.width, board.height];
/** All geometry is done in whole ten-thousandths of a unit. */
export const UNIT = 10_000;

/** By point. */
export const SPOTS: readonly Spot[] = board.points.reduce<Spot[]>((spots, { id, x, y }) => {
  spots[id] = [x * board.width, y * board.height];
  return spots;
}, []);

function spotOf([x, y]: readonly number[]): Spot {
  return [x, y];
}

/** Rooms by name, with their outline. */
export const ROOMS: readonly { readonly id: string; readonly outline: readonly Spot[] }[] = plan.rooms.map(
  ({ id, outline }) => ({ id, outline: outline.map(spotOf) }),
);
/** Walls that stand inside rooms. */
export const INNER_WALLS: readonly { readonly id: string; readonly line: readonly Spot[] }[] = plan.walls.map(
  ({ id, line }) => ({ id, line: line.map(spotOf) }),
);
/** NR-22: seen only from the point itself. */
export const COVER: readonly Point[] = plan.cover;

/** Every stretch of wall, doors included: they are shut to sight. */
export function allWalls(): Wall[] {
  const outlines = ROOMS.flatMap(({ outline }) =>
    outline.map((from, i): Wall => ({ from, to: outline[(i + 1) % outline.length] })),
  );
  const inner = INNER_WALLS.flatMap(({ line }) =>
    line.slice(1).map((to, i): Wall => ({ from: line[i], to })),
  );
  return [...outlines, ...inner];
}

/** Twice the area of the triangle, with its sign; whole and exact. */
function turn(o: Spot, a: Spot, b: Spot): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
}

const scaled = ([x, y]: Spot): Spot => [x * UNIT, y * UNIT];

/** Whether the straight line between two points meets a wall. */
export function meets(from: Spot, to: Spot, wall: Wall): boolean {
  const [a, b] = [scaled(wall.from), scaled(wall.to)];
  const sides = Math.sign(turn(from, to, a)) * Math.sign(turn(from, to, b));
  const ends = Math.sign(turn(a, b, from)) * Math.sign(turn(a, b, to));
  return sides <= 0 && ends <= 0;
}

/** Every door, at the place where its edge crosses a wall. */
export function doors(): Door[] {
  const walls = allWalls();
  return board.edges.flatMap(({ a, b, way }): Door[] => {
    if (way === 'open') return [];
    const wall = walls.find((one) => meets(SPOTS[a], SPOTS[b], one));
    if (!wall) throw new Error(`the door between ${a} and ${b} stands in no wall`);
    const lock = board.locks.find((one) => one.a === a && one.b === b);
    const at = crossing(SPOTS[a], SPOTS[b], wall);
    return [{ a, b, locked: way === 'locked', colour: lock?.colour ?? null, at, wall }];
  });
}

function crossing(from: Spot, to: Spot, wall: Wall): Spot {
  const [a, b] = [scaled(wall.from), scaled(wall.to)];
  const before = turn(a, b, from);
  const share = before / (before - turn(a, b, to));
  return [
    Math.round((from[0] + share * (to[0] - from[0])) / UNIT),
    Math.round((from[1] + share * (to[1] - from[1])) / UNIT),
  ];
}
