/** The routes that a novice can take under a card: for every end and number of points, the least seen one. */

import { distanceFor, isLocked, NEIGHBOURS, type Point } from '../rules/convent.ts';

export interface Route {
  readonly points: readonly Point[];
  readonly end: Point;
  /** How many of its points are in sight of a guard. */
  readonly seen: number;
  /** She leaves sight on the way. */
  readonly vanishes: boolean;
}

export interface Terrain {
  readonly hasKey: boolean;
  readonly guards: readonly Point[];
  isSeen(point: Point): boolean;
}

interface Node {
  readonly end: Point;
  readonly seen: number;
  readonly vanishes: boolean;
  readonly before: Node | null;
}

/** All routes of `min` to `max` points from a point, by end: the least seen, then the shortest. */
export function routesFrom(from: Point, min: number, max: number, terrain: Terrain): Route[] {
  let layer = new Map<Point, Node>([[from, { end: from, seen: 0, vanishes: false, before: null }]]);
  const best = new Map<Point, Route>();
  for (let points = 0; points <= max; points++) {
    if (points > 0) layer = nextLayer(layer, terrain);
    if (points < min) continue;
    for (const node of layer.values()) {
      const known = best.get(node.end);
      if (known && cost(known) <= cost(node)) continue;
      best.set(node.end, { points: pointsOf(node), end: node.end, seen: node.seen, vanishes: node.vanishes });
    }
  }
  return [...best.values()];
}

const cost = ({ seen, vanishes }: { readonly seen: number; readonly vanishes: boolean }) =>
  seen + (vanishes ? 1 : 0);

function nextLayer(layer: ReadonlyMap<Point, Node>, terrain: Terrain): Map<Point, Node> {
  const next = new Map<Point, Node>();
  for (const node of layer.values()) {
    const wasSeen = terrain.isSeen(node.end);
    for (const to of NEIGHBOURS[node.end]) {
      if (terrain.guards.includes(to) || (!terrain.hasKey && isLocked(node.end, to))) continue;
      const isSeen = terrain.isSeen(to);
      const made = {
        end: to,
        seen: node.seen + (isSeen ? 1 : 0),
        vanishes: node.vanishes || (wasSeen && !isSeen),
        before: node,
      };
      const known = next.get(to);
      if (!known || cost(made) < cost(known)) next.set(to, made);
    }
  }
  return next;
}

function pointsOf(node: Node): Point[] {
  const points: Point[] = [];
  for (let one = node; one.before; one = one.before) points.push(one.end);
  return points.reverse();
}

/** The way home of one who obeys: as many of its points as she may go. */
export function homeward(from: Point, cell: Point, hasKey: boolean, most: number): Point[] {
  const points: Point[] = [];
  for (let at = from; at !== cell && points.length < most; ) {
    const left = distanceFor(hasKey, at, cell);
    const next = NEIGHBOURS[at].find(
      (to) => (hasKey || !isLocked(at, to)) && distanceFor(hasKey, to, cell) === left - 1,
    );
    if (next === undefined) break;
    points.push(next);
    at = next;
  }
  return points;
}
