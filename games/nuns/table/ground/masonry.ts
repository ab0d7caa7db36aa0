/** Walls, the cloister's colonnade, doors and windows. */

import { seeded } from '@conclave/kit/random';
import { tenth } from '@conclave/kit/svg-text';
import furnishing from '../../data/furnishing.json' with { type: 'json' };
import { doors, INNER_WALLS, type Spot } from '../../rules/plan.ts';
import { LOCKS } from '../pieces/treasures.tsx';
import { at, type Box, circle, group, INK, path, polygon, rect, type Shapes, stroke, THIN } from './draw.ts';
import { statue } from './furniture/household.ts';
import { STONE_DARK } from './furniture/materials.ts';
import { ivy, type Line } from './garden.ts';
import { type Stretch, stretches, type WallKind } from './walls.ts';

const THICKNESS: Readonly<Record<Exclude<WallKind, 'hedge'>, number>> = furnishing.thickness;
const BUILT = ['garden', 'outer', 'inner'] as const;
const SHADE = '#120d24';

export const WALLS: readonly Stretch[] = stretches();

function linesOf(kind: WallKind): Line[] {
  return WALLS.filter((wall) => wall.kind === kind).map(({ from, to }) => [from, to]);
}

function along(lines: readonly Line[]): string {
  return lines.map(([[ax, ay], [bx, by]]) => `M${ax} ${ay}L${bx} ${by}`).join('');
}

function course(kind: (typeof BUILT)[number], more: number, tone: string) {
  return path(along(linesOf(kind)), {
    stroke: tone,
    'stroke-width': THICKNESS[kind] + more,
    fill: 'none',
    'stroke-linecap': 'square',
  });
}

export function wallShadows(): Shapes {
  const [x, y] = furnishing.moon;
  return [
    group(
      { transform: `translate(${tenth(x * 13)} ${tenth(y * 13)})`, opacity: 0.42 },
      BUILT.map((kind) => course(kind, kind === 'garden' ? 2 : 4, SHADE)),
    ),
  ];
}

export function walls(): Shapes {
  const random = seeded(99);
  return [
    BUILT.map((kind) => course(kind, kind === 'outer' ? 7 : 6, INK)),
    furnishing.solids.map((solid) => path(polygon(solid as unknown as Spot[]), { fill: '#f6ecd4' })),
    BUILT.map((kind) => course(kind, 0, kind === 'garden' ? '#e6dabb' : '#fdf5e2')),
    path(BUILT.map((kind) => joints(kind, random)).join(''), {
      stroke: '#8f8062',
      'stroke-width': 1.6,
      fill: 'none',
      opacity: 0.8,
    }),
    ivy(linesOf('garden'), random),
  ];
}

function joints(kind: (typeof BUILT)[number], random: () => number): string {
  const half = THICKNESS[kind] / 2;
  return linesOf(kind)
    .map(([[ax, ay], [bx, by]]) => {
      const length = Math.hypot(bx - ax, by - ay);
      const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
      let d = '';
      for (let far = 14 + random() * 10; far < length - 8; far += 20 + random() * 16) {
        const [x, y] = [ax + ux * far, ay + uy * far];
        d += `M${tenth(x + uy * half)} ${tenth(y - ux * half)}L${tenth(x - uy * half)} ${tenth(y + ux * half)}`;
      }
      return d;
    })
    .join('');
}

/** The court inside the four walks of the cloister. */
export const COURT: Box = { left: 952, top: 838, right: 1440, bottom: 1312 };

/** A low wall and columns round the court, open where a way passes. */
export function colonnade(): Shapes {
  const { left, top, right, bottom } = COURT;
  const wall = `M${left} ${top}H1018M1066 ${top}H1326M1376 ${top}H${right}V1034M${right} 1100V1196M${right} 1248V${bottom}H1122M1068 ${bottom}H${left}V1282M${left} 1226V${top}`;
  const posts: Spot[] = [
    ...[952, 1018, 1066, 1118, 1170, 1222, 1274, 1326, 1376, 1440].map((x): Spot => [x, top]),
    ...[952, 1010, 1068, 1122, 1175, 1228, 1281, 1334, 1387, 1440].map((x): Spot => [x, bottom]),
    ...[890, 946, 1002, 1058, 1114, 1170, 1226, 1282].map((y): Spot => [left, y]),
    ...[884, 934, 984, 1034, 1100, 1148, 1196, 1248].map((y): Spot => [right, y]),
  ];
  return [
    path(wall, { stroke: INK, 'stroke-width': 15, fill: 'none' }),
    path(wall, { stroke: '#cdbd99', 'stroke-width': 10, fill: 'none' }),
    posts.map(([x, y]) => [
      rect(x - 9, y - 9, 18, 18, { rx: 3, fill: STONE_DARK, ...THIN, 'stroke-width': 2.6 }),
      circle(x, y, 6.5, { fill: '#f1e8d3', stroke: INK, 'stroke-width': 2 }),
    ]),
  ];
}

/** The alcove of the cloister: its walls stop sight. */
export function alcove(): Shapes {
  const wall = INNER_WALLS.find(({ id }) => id === 'alcove');
  if (!wall) throw new Error('the cloister has lost its alcove');
  const d = `M${wall.line.map((spot) => spot.join(' ')).join('L')}`;
  const round = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;
  return [
    path(`${d}Z`, { fill: '#a98f73' }),
    path(d, { stroke: INK, 'stroke-width': 19, ...round }),
    path(d, { stroke: '#e9dcbf', 'stroke-width': 13, ...round }),
    at(1358, 1066, statue(30)),
  ];
}

/** The confessionals have curtains, not doors. */
const CURTAINED = [103, 107];

export function doorLeaves(): Shapes {
  const width = furnishing.thickness.door;
  return doors().map(({ a, b, at: [x, y], wall, locked }) => {
    const upright = wall.from[0] === wall.to[0];
    const deep = thicknessAt([x, y]);
    const jamb = { fill: '#d8c8a4', stroke: INK, 'stroke-width': 2.4 };
    const curtained = CURTAINED.includes(a) || CURTAINED.includes(b);
    return group(
      { transform: `translate(${x} ${y})${upright ? ' rotate(90)' : ''}` },
      rect(-width / 2 - 4, -deep / 2 - 4, width + 8, deep + 8, { fill: '#8b7a5c' }),
      [-width / 2 - 5, width / 2 - 2].map((left) => rect(left, -deep / 2 - 3.5, 7, deep + 7, jamb)),
      curtained ? curtain(width) : leaf(width, locked),
    );
  });
}

function curtain(width: number) {
  return path(`M${-width / 2 + 2} -5q5 -4 10 0t10 0t10 0t10 0V5q-5 4 -10 0t-10 0t-10 0t-10 0Z`, {
    fill: '#7d3a6d',
    ...THIN,
    'stroke-width': 2.4,
  });
}

function leaf(width: number, locked: boolean): Shapes {
  const [left, right] = [-width / 2 + 2, width / 2 - 2];
  return [
    rect(left, -6, width - 4, 12, {
      rx: 1.5,
      fill: locked ? '#6e4320' : '#b67a3f',
      stroke: INK,
      'stroke-width': 2.8,
    }),
    path(`M${tenth(-width / 6)} -6V6M${tenth(width / 6)} -6V6`, {
      stroke: INK,
      'stroke-width': 1.4,
      opacity: 0.6,
    }),
    locked
      ? path(`M${left} -1.5H${right}M${left} 2.5H${right}`, { stroke: '#34323f', 'stroke-width': 2 })
      : circle(right - 6, 0, 2, { fill: '#f0cf7a' }),
  ];
}

/** Padlocks hang before everything else: colour and sign. */
export function padlocks(): Shapes {
  return doors().map(({ at: [x, y], colour }) => {
    if (colour === null) return null;
    const { colour: tone, sign } = LOCKS[colour];
    const hasp = 'M-5.5 -8V-13A5.5 5.5 0 0 1 5.5 -13V-8';
    const open = colour === 'white';
    return at(
      x,
      y,
      path(hasp, { fill: 'none', stroke: INK, 'stroke-width': 6.5 }),
      path(hasp, { fill: 'none', stroke: '#c9c4b4', 'stroke-width': 3 }),
      path('M-11 -8H11V5C11 10 4 13 0 14C-4 13 -11 10 -11 5Z', { fill: tone, ...THIN, 'stroke-width': 2.8 }),
      path(sign, {
        fill: open ? 'none' : INK,
        stroke: INK,
        'stroke-width': open ? 2.6 : 1,
        transform: 'translate(0 2)',
      }),
    );
  });
}

function thicknessAt([x, y]: Spot): number {
  const wall = WALLS.find(({ from: [ax, ay], to: [bx, by] }) => {
    const length = Math.hypot(bx - ax, by - ay);
    const aside = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    const share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2;
    return aside < 3 && share > -0.01 && share < 1.01;
  });
  return wall && wall.kind !== 'hedge' ? THICKNESS[wall.kind] : THICKNESS.inner;
}

export function windows(): Shapes {
  return furnishing.rooms.flatMap((room) =>
    room.windows.map(({ x, y, turn, w }) =>
      group(
        { transform: `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}` },
        rect(-w / 2, -12, w, 24, { fill: '#b9d3ee', stroke: INK, 'stroke-width': 3 }),
        stroke(`M${tenth(-w / 6)} -12V12M${tenth(w / 6)} -12V12M${-w / 2} 0H${w / 2}`, { 'stroke-width': 2 }),
      ),
    ),
  );
}
