/** Draws the two static pictures: the plan by day, and the moonlight on its floors. */

import { seeded, seedOf } from '@conclave/kit/random';
import { svgText } from '@conclave/kit/svg-text';
import board from '../../data/board.json' with { type: 'json' };
import furnishing from '../../data/furnishing.json' with { type: 'json' };
import layout from '../../data/layout.json' with { type: 'json' };
import { KEY_COLOUR, WISHES } from '../../rules/cards.ts';
import { ROOMS, SPOTS, type Spot, UNIT } from '../../rules/plan.ts';
import { Key, Treasure } from '../pieces/treasures.tsx';
import {
  at,
  boxOf,
  circle,
  clip,
  element,
  fill,
  group,
  isInside,
  OUTLINE,
  path,
  polygon,
  rect,
  type Shapes,
  THIN,
} from './draw.ts';
import { FLOORS, type FloorKind } from './floors.ts';
import { furniture, type Standing } from './furniture/index.ts';
import { grass, gravel, hedge, type Line } from './garden.ts';
import { alcove, COURT, colonnade, doorLeaves, padlocks, wallShadows, walls, windows } from './masonry.ts';
import { moonlight } from './moonlight.ts';
import { isOutdoors } from './walls.ts';

const FURNITURE: readonly Standing[] = furnishing.furniture;
const { view } = layout;

const spotOf = (point: number): Spot => [SPOTS[point][0] / UNIT, SPOTS[point][1] / UNIT];
const AREA_OF = new Map(board.points.map(({ id, area }) => [id, area]));

function file(title: string, drawing: Shapes, ...clips: readonly string[]): string {
  const rooms = ROOMS.filter(({ id }) => clips.includes(id));
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${view.x} ${view.y} ${view.width} ${view.height}`,
      width: view.width,
      height: view.height,
    },
    element('title', {}, title),
    rooms.map(({ id, outline }) => clip(`in-${id}`, path(polygon(outline)))),
    drawing,
  );
  return `${svgText(svg)}\n`;
}

export function planFile(): string {
  const standing = FURNITURE.filter(({ flat, over }) => !flat && !over);
  return file(
    'The convent by day',
    [
      land(),
      woodYard(),
      ROOMS.map(({ id, outline }) => floor(id, outline)),
      court(),
      FURNITURE.filter(({ flat }) => flat).map(furniture),
      wallShadows(),
      shades(standing),
      colonnade(),
      standing.map(furniture),
      alcove(),
      walls(),
      windows(),
      doorLeaves(),
      FURNITURE.filter(({ over }) => over).map(furniture),
      treeHollow(),
      hedge(seeded(31)),
      treasures(),
      padlocks(),
    ],
    ...ROOMS.map(({ id }) => id),
  );
}

export function moonlightFile(): string {
  return file(
    'Moonlight on its floors',
    moonlight(),
    ...furnishing.rooms.filter((room) => room.windows.length > 0).map(({ id }) => id),
    'chapel',
  );
}

/** Round the convent. */
function land(): Shapes {
  const box = {
    left: view.x - 10,
    top: view.y - 10,
    right: view.x + view.width + 10,
    bottom: view.y + view.height + 10,
  };
  const hidden = (spot: Spot) => ROOMS.some(({ outline }) => isInside(spot, outline));
  return grass(box, seeded(7), { base: '#527847', patch: '#5d8450', blades: 0.0012, hidden });
}

function floor(id: string, outline: readonly Spot[]) {
  const kind = furnishing.rooms.find((room) => room.id === id)?.floor as FloorKind;
  const random = seeded(seedOf(id));
  const ways = board.edges.filter(({ a, b }) => AREA_OF.get(a) === id || AREA_OF.get(b) === id);
  const paths = isOutdoors(id) ? ways.map(({ a, b }): Line => [spotOf(a), spotOf(b)]) : [];
  const tone = id === 'outside' ? '#b9a67c' : '#c9b98f';
  return group(
    { 'clip-path': `url(#in-${id})` },
    FLOORS[kind](boxOf(outline), random),
    paths.length > 0 ? gravel(paths, random, 36, tone) : null,
  );
}

/** Grass and gravel ways between the walks of the cloister. */
function court(): Shapes {
  const random = seeded(seedOf('court'));
  const inside = ([x, y]: Spot) => x > COURT.left && x < COURT.right && y > COURT.top && y < COURT.bottom;
  const ways = board.edges
    .map(({ a, b }): Line => [spotOf(a), spotOf(b)])
    .filter((ends) => ends.some(inside));
  return [
    clip('court', fill(COURT, {})),
    group(
      { 'clip-path': 'url(#court)' },
      grass(COURT, random, { base: '#6f9350', patch: '#80a35c', blades: 0.002 }),
      gravel(ways, random, 38, '#c9b98f'),
    ),
  ];
}

/** Logs between kitchen and pantry, where nobody goes. */
function woodYard(): Shapes {
  const logs = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((log): Spot => [1167 + log * 18 + (row % 2) * 9, 68 + row * 15]),
  );
  return [
    rect(1146, 40, 114, 114, { fill: '#8a7b5c' }),
    logs.map(([x, y]) => [
      circle(x, y, 8, { fill: '#b9854b', ...THIN }),
      circle(x, y, 3, { fill: '#d9ad74' }),
    ]),
  ];
}

const SHADELESS = ['altar', 'gate'];

function shades(pieces: readonly Standing[]): Shapes {
  return [
    group(
      { transform: 'translate(-5 -7)', opacity: 0.3 },
      pieces
        .filter(({ kind }) => !SHADELESS.includes(kind))
        .map(({ x, y, w, h: high }) =>
          rect(x - w / 2, y - high / 2, w, high, { rx: Math.min(w, high) / 3, fill: '#120d24' }),
        ),
    ),
  ];
}

/** The point in the tree is seen through its leaves (NR-22). */
function treeHollow(): Shapes {
  const [x, y] = spotOf(82);
  return [
    at(
      x,
      y,
      circle(0, 0, 24, { fill: '#2b4a26', opacity: 0.75 }),
      path('M-20 12L20 -10M0 20V-18', { ...OUTLINE, stroke: '#6b4a2a', 'stroke-width': 5 }),
    ),
  ];
}

/** All eight keys and objects lie on the board, as in the box. */
function treasures(): Shapes {
  return [
    layout.keys.map(([x, y], i) => at(x, y, Key({ colour: KEY_COLOUR[i], scale: 0.92 }))),
    layout.wishes.map(([x, y], i) => at(x, y, Treasure({ wish: WISHES[i], scale: 0.86 }))),
  ];
}
