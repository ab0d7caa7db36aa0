/** The convent as a graph (NR-1): points 1..155, edges, doors, locked doors, and all distances. */

import board from '../data/board.json' with { type: 'json' };

export type Point = number;

/** A graph of points 1..size. Tables are flat: row `a`, column `b`, at `a * (size + 1) + b`. */
export interface Convent {
  readonly size: number;
  /** By point, in ascending order. */
  readonly neighbours: readonly (readonly Point[])[];
  /** 1: a locked door lies between the two. */
  readonly locked: Uint8Array;
  /** Least number of edges, through every door. */
  readonly far: Uint8Array;
  /** The same for one without a key. UNREACHABLE: there is no way. */
  readonly farUnlocked: Uint8Array;
}

export interface Edge {
  readonly a: Point;
  readonly b: Point;
  readonly locked: boolean;
}

export const UNREACHABLE = 255;

export function conventOf(size: number, edges: readonly Edge[]): Convent {
  const row = size + 1;
  const neighbours: Point[][] = Array.from({ length: row }, () => []);
  const unlocked: Point[][] = Array.from({ length: row }, () => []);
  const locked = new Uint8Array(row * row);
  for (const { a, b, locked: isLocked } of edges) {
    neighbours[a].push(b);
    neighbours[b].push(a);
    if (isLocked) {
      locked[a * row + b] = 1;
      locked[b * row + a] = 1;
    } else {
      unlocked[a].push(b);
      unlocked[b].push(a);
    }
  }
  for (const list of neighbours) list.sort((a, b) => a - b);
  return { size, neighbours, locked, far: distances(neighbours), farUnlocked: distances(unlocked) };
}

function distances(neighbours: readonly (readonly Point[])[]): Uint8Array {
  const row = neighbours.length;
  const far = new Uint8Array(row * row).fill(UNREACHABLE);
  for (let from = 1; from < row; from++) {
    far[from * row + from] = 0;
    const queue = [from];
    for (const point of queue) {
      const next = far[from * row + point] + 1;
      for (const other of neighbours[point]) {
        if (far[from * row + other] !== UNREACHABLE) continue;
        far[from * row + other] = next;
        queue.push(other);
      }
    }
  }
  return far;
}

export const CONVENT: Convent = conventOf(
  board.points.length,
  board.edges.map(({ a, b, way }) => ({ a, b, locked: way === 'locked' })),
);

export const POINTS = CONVENT.size;
export const ROW = POINTS + 1;
export const NEIGHBOURS = CONVENT.neighbours;
export const CELLS: readonly Point[] = board.cells;
export const GUARD_START: Point = board.guardStart;

export function distance(a: Point, b: Point): number {
  return CONVENT.far[a * ROW + b];
}

/** NR-9: the distance for a novice, who passes locked doors only with her key. */
export function distanceFor(hasKey: boolean, a: Point, b: Point): number {
  return (hasKey ? CONVENT.far : CONVENT.farUnlocked)[a * ROW + b];
}

export function isAdjacent(a: Point, b: Point): boolean {
  return CONVENT.far[a * ROW + b] === 1;
}

export function isLocked(a: Point, b: Point): boolean {
  return CONVENT.locked[a * ROW + b] === 1;
}
