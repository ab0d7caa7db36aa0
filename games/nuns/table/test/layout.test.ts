/**
 * The furnished plan against the rules' own data. Nothing stands on a point, in a way, in a door, or in another room.
 */

import { expect, test } from 'vitest';
import board from '../../data/board.json' with { type: 'json' };
import furnishing from '../../data/furnishing.json' with { type: 'json' };
import layout from '../../data/layout.json' with { type: 'json' };
import { AREAS, areaOf } from '../../rules/areas.ts';
import { KEY_AT, WISH_AT } from '../../rules/cards.ts';
import { CELLS, POINTS } from '../../rules/convent.ts';
import { doors, ROOMS, type Spot } from '../../rules/plan.ts';
import { outlineAt, outlineOf, SPOTS, VIEW } from '../geometry.tsx';
import { isInside } from '../ground/draw.ts';
import { FLOORS } from '../ground/floors.ts';
import { FURNITURE, type Standing } from '../ground/furniture/index.ts';
import { stretches } from '../ground/walls.ts';
import { tableWords } from '../words.ts';

const pieces: readonly Standing[] = furnishing.furniture;
const points = Array.from({ length: POINTS }, (_none, i) => i + 1);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly turn?: number;
}

function corners({ x, y, w, h, turn = 0 }: Box, grow = 0): Spot[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [a, b] = [w / 2 + grow, h / 2 + grow];
  const around: Spot[] = [
    [-a, -b],
    [a, -b],
    [a, b],
    [-a, b],
  ];
  return around.map(([dx, dy]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]);
}

function crosses(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  const side = (o: Spot, p: Spot, q: Spot) => (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function edges(outline: readonly Spot[]): [Spot, Spot][] {
  return outline.map((spot, i) => [spot, outline[(i + 1) % outline.length]]);
}

function meets(one: readonly Spot[], other: readonly Spot[]): boolean {
  return (
    one.some((spot) => isInside(spot, other)) ||
    other.some((spot) => isInside(spot, one)) ||
    edges(one).some(([a, b]) => edges(other).some(([c, d]) => crosses(a, b, c, d)))
  );
}

function distanceTo([x, y]: Spot, outline: readonly Spot[]): number {
  if (isInside([x, y], outline)) return 0;
  return Math.min(
    ...edges(outline).map(([[ax, ay], [bx, by]]) => {
      const square = (bx - ax) ** 2 + (by - ay) ** 2;
      const share = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square));
      return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
    }),
  );
}

const solid = pieces.filter(({ flat, over, wall }) => !flat && !over && !wall);
const called = ({ kind, x, y }: Standing) => `${kind} at ${x} ${y}`;

test('every room has a floor, every piece a drawing', () => {
  expect(furnishing.rooms.map(({ id }) => id).sort()).toEqual([...AREAS].sort());
  for (const { floor } of furnishing.rooms) expect(Object.keys(FLOORS)).toContain(floor);
  for (const { kind } of pieces) expect(Object.keys(FURNITURE)).toContain(kind);
});

test('walls cover all outlines, each stretch once', () => {
  const length = ([ax, ay]: Spot, [bx, by]: Spot) => Math.hypot(bx - ax, by - ay);
  const outlines = ROOMS.flatMap(({ outline }) => edges(outline)).reduce(
    (sum, [a, b]) => sum + length(a, b),
    0,
  );
  const drawn = stretches().reduce((sum, { from, to, rooms }) => sum + rooms.length * length(from, to), 0);
  expect(drawn).toBeCloseTo(outlines, 3);
});

test('furniture stands in its room, off points, ways and doors, and on nothing else', () => {
  const wrong: string[] = [];
  const ways = board.edges.map(({ a, b }): [Spot, Spot] => [SPOTS[a], SPOTS[b]]);
  const thresholds = doors().map(({ at: [x, y], wall }) => {
    const upright = wall.from[0] === wall.to[0];
    const width = furnishing.thickness.door;
    return corners({ x, y, w: upright ? 26 : width, h: upright ? width : 26 });
  });
  for (const piece of solid) {
    const outline = corners(piece);
    if (!piece.wild && !outline.every((spot) => isInside(spot, outlineOf(piece.room))))
      wrong.push(`${called(piece)} sticks out of its room`);
    for (const point of points)
      if (distanceTo(SPOTS[point], outline) < 15) wrong.push(`${called(piece)} near point ${point}`);
    if (ways.some(([a, b]) => edges(corners(piece, 1)).some(([c, d]) => crosses(a, b, c, d))))
      wrong.push(`${called(piece)} in the way`);
    if (thresholds.some((door) => meets(outline, door))) wrong.push(`${called(piece)} in a door`);
  }
  solid.forEach((one, i) => {
    for (const other of solid.slice(i + 1)) {
      if (one.room !== other.room || (one.wild && other.wild)) continue;
      if (one.kind === other.on || other.kind === one.on) continue;
      if (meets(corners(one), corners(other))) wrong.push(`${called(one)} overlaps ${called(other)}`);
    }
  });
  expect(wrong).toEqual([]);
});

test('keys and objects lie beside their own points', () => {
  const treasures = [
    ...layout.keys.map(([x, y], i) => ({ at: [x, y] as Spot, point: KEY_AT[i] })),
    ...layout.wishes.map(([x, y], i) => ({ at: [x, y] as Spot, point: WISH_AT[i] })),
  ];
  for (const { at, point } of treasures) {
    const far = Math.hypot(at[0] - SPOTS[point][0], at[1] - SPOTS[point][1]);
    expect([point, far > 26 && far < 62, isInside(at, outlineAt(point))]).toEqual([point, true, true]);
  }
});

test('fires light no point: light never lies', () => {
  for (const { x, y, r, room } of layout.fires) {
    const near = points.filter(
      (point) => areaOf(point) === room && Math.hypot(SPOTS[point][0] - x, SPOTS[point][1] - y) < r,
    );
    expect([x, y, near]).toEqual([x, y, []]);
  }
});

test('every cell has its plate inside the view, eight figures may share a point, all names are known', () => {
  expect(layout.plates.map(({ cell }) => cell).sort()).toEqual([...CELLS].sort());
  for (const { x, y, w, h } of layout.plates) {
    expect(x - w / 2).toBeGreaterThanOrEqual(VIEW.x);
    expect(x + w / 2).toBeLessThanOrEqual(VIEW.x + VIEW.width);
    expect(y + h / 2).toBeLessThanOrEqual(VIEW.y + VIEW.height);
  }
  expect(layout.fan.length).toBeGreaterThanOrEqual(8);
  for (const { rooms } of Object.values(tableWords)) {
    expect(Object.keys(rooms).sort()).toEqual(layout.labels.map(({ room }) => room).sort());
  }
});
