/** The shape that a lantern lights: all that its bearer can see, cut off by walls (NR-21). */

import type { Point } from '../../rules/convent.ts';
import { INNER_WALLS, type Spot } from '../../rules/plan.ts';
import { outlineAt, SPOTS } from '../geometry.tsx';

/** Whoever carries it sees ahead and to both sides, up to this angle (NR-R6). */
const SHOULDER = (95.5 * Math.PI) / 180;
/** Rays at even distances keep a swinging cone's rim from jumping. */
const EVEN_RAYS = 18;
/** Light slips past a corner on either side of it. */
const SLIP = 1e-4;

type Segment = readonly [Spot, Spot];

/** The edge along which she looks. */
export type Looking = readonly [Point, Point];

export function directionOf([from, to]: Looking): number {
  const [[ax, ay], [bx, by]] = [SPOTS[from], SPOTS[to]];
  return Math.atan2(by - ay, bx - ax);
}

/** The outline of the light of one who stands at a point and looks along an edge. */
export function coneShape(at: Point, looking: Looking): Spot[] {
  return lightFrom(SPOTS[at], wallsAround(at), directionOf(looking));
}

/** The walls that can stop light at a point: those of its room. */
export function wallsAround(at: Point): Segment[] {
  const outline = outlineAt(at);
  return [
    ...outline.map((corner, i): Segment => [corner, outline[(i + 1) % outline.length]]),
    ...INNER_WALLS.flatMap(({ line }) => line.slice(1).map((end, i): Segment => [line[i], end])),
  ];
}

/** Ray casting: one ray to every corner, and some between. */
export function lightFrom(lamp: Spot, walls: readonly Segment[], direction: number): Spot[] {
  const angles: number[] = [];
  for (let ray = -EVEN_RAYS; ray <= EVEN_RAYS; ray++) angles.push((ray / EVEN_RAYS) * SHOULDER);
  for (const [corner] of walls.concat(walls.map(([a, b]): Segment => [b, a]))) {
    const angle = turned(Math.atan2(corner[1] - lamp[1], corner[0] - lamp[0]) - direction);
    for (const slip of [-SLIP, 0, SLIP]) if (Math.abs(angle + slip) <= SHOULDER) angles.push(angle + slip);
  }
  angles.sort((a, b) => a - b);
  return [lamp, ...angles.map((angle) => firstWall(lamp, direction + angle, walls))];
}

/** Between minus half a turn and half a turn. */
export function turned(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

function firstWall([ox, oy]: Spot, angle: number, walls: readonly Segment[]): Spot {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let nearest = 4000;
  for (const [[ax, ay], [bx, by]] of walls) {
    const [ex, ey] = [bx - ax, by - ay];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) continue;
    const far = ((ax - ox) * ey - (ay - oy) * ex) / cross;
    const share = ((ax - ox) * dy - (ay - oy) * dx) / cross;
    if (far > 0.5 && share >= -1e-6 && share <= 1 + 1e-6) nearest = Math.min(nearest, far);
  }
  return [ox + dx * nearest, oy + dy * nearest];
}
