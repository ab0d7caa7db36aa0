/** The path cards (NR-4): 14 routes between black hexagons, and About Turn. A path is known by its number. */

import data from '../data/paths.json' with { type: 'json' };
import { CONVENT, NEIGHBOURS, type Point, ROW, UNREACHABLE } from './convent.ts';

export type Path = number;

export const PATHS: readonly (readonly Point[])[] = data.paths.map(({ points }) => points);
export const PATH_NAMES: readonly string[] = data.paths.map(({ id }) => id);
export const PATH_COLOURS: readonly string[] = data.paths.map(({ colour }) => colour);
export const ALL_PATHS: readonly Path[] = PATHS.map((_points, path) => path);
export const ABOUT_TURNS: number = data.aboutTurns;

/** No card lies there. */
export const NO_PATH = -1;

/** By path and point: the place of the point on the path, or -1. */
const PLACE: readonly Int8Array[] = PATHS.map((points) => {
  const places = new Int8Array(ROW).fill(-1);
  points.forEach((point, place) => {
    places[point] = place;
  });
  return places;
});

/** By path and point: how far the nearest point of the path is. */
const OFF: readonly Uint8Array[] = PATHS.map((points) => {
  const off = new Uint8Array(ROW).fill(UNREACHABLE);
  for (let point = 1; point < ROW; point++) {
    for (const on of points) off[point] = Math.min(off[point], CONVENT.far[point * ROW + on]);
  }
  return off;
});

export function placeOn(path: Path, point: Point): number {
  return PLACE[path][point];
}

export function offPath(path: Path, point: Point): number {
  return OFF[path][point];
}

export function firstOf(path: Path): Point {
  return PATHS[path][0];
}

export function lastOf(path: Path): Point {
  return PATHS[path][PATHS[path].length - 1];
}

/** Where it leads: its last point, or its first for one who follows it backwards. */
export function destination(path: Path, ahead: boolean): Point {
  return ahead ? lastOf(path) : firstOf(path);
}

export function fits(path: Path, point: Point): boolean {
  return firstOf(path) === point || lastOf(path) === point;
}

/** Whether a step keeps to a path: along it, or back to it by a shortest way (NR-15, NR-20, NR-R13). */
export function keepsTo(path: Path, ahead: boolean, at: Point, to: Point): boolean {
  const place = placeOn(path, at);
  return place < 0 ? offPath(path, to) < offPath(path, at) : PATHS[path][place + (ahead ? 1 : -1)] === to;
}

/** Where one who is bound to a path may go. */
export function nextAlong(at: Point, path: Path, ahead: boolean): readonly Point[] {
  return NEIGHBOURS[at].filter((to) => keepsTo(path, ahead, at, to));
}

/** The whole way from there to the path's end; of equal ways back to it the first. */
export function routeAlong(at: Point, path: Path, ahead: boolean): readonly Point[] {
  const way = [at];
  while (placeOn(path, way[way.length - 1]) < 0) way.push(nextAlong(way[way.length - 1], path, ahead)[0]);
  const points = ahead ? PATHS[path] : [...PATHS[path]].reverse();
  return [...way, ...points.slice(points.indexOf(way[way.length - 1]) + 1)];
}
