/** Floors: a pattern for every room, what is laid or painted on it, and the light on it. */

import { placed } from '@conclave/kit/svg-text';
import { LAYOUT, OPENING, type Opening, outlinePath } from '../layout.ts';
import { bush } from './garden.ts';
import { circle, ellipse, GLASS, path, rect, repeat } from './ink.ts';

interface Floor {
  readonly width: number;
  readonly height: number;
  readonly base: string;
  readonly body: string;
}

const planks = (joints: string, line: string, seams = '', seam = '') =>
  path(joints, { stroke: line, width: 1 }) + (seams && path(seams, { stroke: seam, width: 1 }));

/** Room 1 first. */
const FLOORS: readonly Floor[] = [
  {
    width: 22,
    height: 22,
    base: '#d6c196',
    body: path('M2 2H11V10H2ZM13 1H20V9H13ZM1 12H8V20H1ZM10 12H20V20H10Z', {
      fill: '#e3d2aa',
      stroke: '#bba57a',
      width: 1,
    }),
  },
  {
    width: 20,
    height: 20,
    base: '#d59a6a',
    body:
      path('M0 0H10V10H0ZM10 10H20V20H10Z', { fill: '#c98c5c' }) +
      path('M0 0H20M0 10H20M0 0V20M10 0V20', { stroke: '#b07548', width: 0.8 }),
  },
  {
    width: 18,
    height: 18,
    base: '#c3d6ca',
    body: path('M0 9L9 0L18 9L9 18Z', { fill: '#b1cabd', stroke: '#96b3a5', width: 0.8 }),
  },
  {
    width: 46,
    height: 20,
    base: '#d6ae74',
    body: planks(
      'M0 0H46M0 10H46M14 0V10M36 10V20',
      '#b68a50',
      'M4 5H11M20 4H32M6 15H20M40 16H45',
      '#c49a60',
    ),
  },
  {
    width: 20,
    height: 20,
    base: '#b98c5a',
    body:
      path('M0 0L10 10L0 20ZM20 0L10 10L20 20Z', { fill: '#ad7f4e' }) +
      path('M0 0L20 20M20 0L0 20', { stroke: '#94693c', width: 0.8 }),
  },
  {
    width: 46,
    height: 18,
    base: '#e0c08c',
    body: planks('M0 0H46M0 9H46M12 0V9M34 9V18', '#c29d63', 'M18 4H28M4 13H18', '#cfac74'),
  },
  {
    width: 22,
    height: 22,
    base: '#e9e3c6',
    body:
      path('M0 0H11V11H0ZM11 11H22V22H11Z', { fill: '#cdd6b0' }) +
      path('M0 0H22M0 11H22M0 0V22M11 0V22', { stroke: '#b6bd95', width: 0.7 }),
  },
  {
    width: 26,
    height: 26,
    base: '#e2c795',
    body:
      path('M13 0L26 13L13 26L0 13Z', { fill: '#b96f4c' }) +
      path('M13 5L21 13L13 21L5 13Z', { fill: '#e2c795' }) +
      path('M13 9.5L16.5 13L13 16.5L9.5 13Z', { fill: '#b96f4c' }),
  },
  {
    width: 48,
    height: 36,
    base: '#a79b85',
    body: path('M1 1H22V16H1ZM25 1H47V11H25ZM25 14H47V34H25ZM1 19H12V34H1ZM15 19H22V34H15Z', {
      fill: '#b5a992',
      stroke: '#8d816b',
      width: 1.2,
    }),
  },
  {
    width: 40,
    height: 16,
    base: '#dabb80',
    body: planks('M0 0H40M0 8H40M10 0V8M30 8V16', '#b9955a'),
  },
  {
    width: 30,
    height: 30,
    base: '#c8b594',
    body: path('M1 1H14V14H1ZM16 1H29V10H16ZM16 12H29V29H16ZM1 16H14V29H1Z', {
      fill: '#d6c5a5',
      stroke: '#ac986f',
      width: 1,
    }),
  },
  {
    width: 24,
    height: 24,
    base: '#decb9c',
    body:
      path('M0 0H24V24', { stroke: '#c4ae7a', width: 1 }) +
      path('M12 0V24M0 12H24', { stroke: '#d0bb89', width: 0.8 }),
  },
  {
    width: 36,
    height: 36,
    base: '#f3e6c6',
    body:
      path('M0 0H36V36H0Z', { stroke: '#d9c294', width: 1 }) +
      path('M18 7L29 18L18 29L7 18Z', { fill: '#ead8ae', stroke: '#d9c294', width: 0.8 }),
  },
];

export const FLOOR_DEFS = [
  ...FLOORS.map(
    ({ width, height, base, body }, i) =>
      `<pattern id="floor-${i + 1}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
      `<rect width="${width}" height="${height}" fill="${base}"/>${body}</pattern>`,
  ),
  ...LAYOUT.rooms.map(
    ({ id, outline }) => `<clipPath id="room-${id}"><path d="${outlinePath(outline)}"/></clipPath>`,
  ),
  `<linearGradient id="sun-down" x1="0" y1="0" x2="0.35" y2="1">
    <stop offset="0" stop-color="#fff6cf" stop-opacity="0.9"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/>
  </linearGradient>`,
  `<linearGradient id="sun-side" x1="0" y1="0" x2="1" y2="0.35">
    <stop offset="0" stop-color="#fff6cf" stop-opacity="0.85"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/>
  </linearGradient>`,
  `<radialGradient id="dusk" cx="0.45" cy="0.4" r="0.75">
    <stop offset="0" stop-color="#fff" stop-opacity="0"/>
    <stop offset="0.7" stop-color="#5a3a12" stop-opacity="0.06"/>
    <stop offset="1" stop-color="#3a2208" stop-opacity="0.34"/>
  </radialGradient>`,
].join('');

export function drawFloors(): string {
  return LAYOUT.rooms
    .map(({ id, outline }) => path(outlinePath(outline), { fill: `url(#floor-${id})` }))
    .join('');
}

/** A part of the picture that stays within one room. */
const inRoom = (room: number, body: string) => `<g clip-path="url(#room-${room})">${body}</g>`;

const PILLARS = [
  [212, 492],
  [237, 492],
  [287, 492],
  [312, 492],
  [212, 523],
  [312, 523],
  [212, 554],
  [237, 554],
  [287, 554],
  [312, 554],
] as const;

function cloisterGarden(): string {
  const bed = { x: 212, y: 492, w: 100, h: 62 };
  return inRoom(
    12,
    rect(bed, { fill: '#9fb56e', ink: 1.5, corner: 6 }) +
      rect(bed, { fill: 'url(#grass)', opacity: 0.7, corner: 6 }) +
      path('M262 492V554M212 523H312', { stroke: '#decb9c', width: 9 }) +
      circle(262, 522, 27, { fill: '#decb9c' }) +
      PILLARS.map(
        ([x, y]) =>
          circle(x, y + 1.5, 4.6, { fill: '#2a1604', opacity: 0.35 }) +
          circle(x, y, 4.4, { fill: '#ecdcb4', ink: 1.5 }),
      ).join('') +
      bush(228, 512, 0.55, '#7f9a55') +
      bush(296, 512, 0.55) +
      bush(228, 546, 0.55) +
      bush(297, 546, 0.55, '#7f9a55'),
  );
}

const churchCarpet =
  path('M374 170H410V388H374Z', { fill: '#9b2f20', ink: 1.2 }) +
  path('M378 170V388M406 170V388', { stroke: '#e9c46a', width: 1.5 }) +
  path('M339 189H445V277H339Z', { fill: '#ead8ae', stroke: '#c9ae78', width: 1.5 });

const guestRug =
  ellipse(592, 508, 52, 24, { fill: '#b4763f', ink: 1.3 }) +
  ellipse(592, 508, 44, 19, { stroke: '#e9c98f', width: 2, dash: '5 3' }) +
  ellipse(592, 508, 30, 12, { fill: '#c98d54' });

const chapterStar = placed(
  616,
  270,
  circle(0, 0, 25, { fill: '#e2c795', stroke: '#8a4a2c', width: 2 }) +
    path('M0 -23L5 -5L23 0L5 5L0 23L-5 5L-23 0L-5 -5Z', { fill: '#b96f4c', stroke: '#8a4a2c', width: 1 }),
);

const GUTTER = 'M148 270H196C206 270 210 276 210 284V320';
const lavatoriumGutter =
  path(GUTTER, { stroke: '#7fa7a8', width: 6 }) +
  path(GUTTER, { stroke: '#cfe6e6', width: 1.5, dash: '6 5' });

const dormitoryRug =
  rect({ x: 86, y: 64, w: 30, h: 62 }, { fill: '#7d8f6a', ink: 1.2, corner: 2 }) +
  path('M90 68H112V122H90Z', { stroke: '#e6e0bd', width: 1.3, dash: '4 2.5' }) +
  path('M101 78L108 95L101 112L94 95Z', { fill: '#e6e0bd', opacity: 0.65 });

const infirmaryRug =
  circle(618, 116, 27, { fill: '#9fb58c', ink: 1.2 }) +
  circle(618, 116, 22, { stroke: '#f3eed2', width: 1.5, dash: '5 3' }) +
  path('M618 102V130M604 116H632', { stroke: '#f3eed2', width: 4, opacity: 0.7 });

export function drawOrnaments(): string {
  return (
    cloisterGarden() + churchCarpet + guestRug + chapterStar + lavatoriumGutter + dormitoryRug + infirmaryRug
  );
}

/** Windows in the outer walls, by wall, with the room their light falls into. */
export const WINDOWS = {
  top: [
    { at: 66, room: 4 },
    { at: 136, room: 4 },
    { at: 240, room: 5 },
    { at: 300, room: 5 },
    { at: 470, room: 6 },
    { at: 600, room: 7 },
    { at: 650, room: 7 },
  ],
  left: [
    { at: 70, room: 4 },
    { at: 130, room: 4 },
    { at: 262, room: 3 },
  ],
  /** The sun stands in the north-west: no beams from here. */
  right: [{ at: 100 }, { at: 262 }, { at: 400 }, { at: 506 }],
} as const;

/** Beams of the sun through the outer windows. */
export function drawSun(): string {
  const down = WINDOWS.top.map(({ at, room }) =>
    inRoom(room, path(`M${at - 9} 17H${at + 9}L${at + 62} 150H${at + 22}Z`, { fill: 'url(#sun-down)' })),
  );
  const side = WINDOWS.left.map(({ at, room }) =>
    inRoom(room, path(`M17 ${at - 9}V${at + 9}L150 ${at + 66}V${at + 22}Z`, { fill: 'url(#sun-side)' })),
  );
  return [...down, ...side].join('');
}

/** Colours of the apse's windows, from left to right. */
export const APSE_GLASS = [GLASS.red, GLASS.gold, GLASS.blue, GLASS.green, GLASS.red] as const;

function apseLight(): string {
  const { cx } = LAYOUT.walls.apse;
  const light = APSE_GLASS.map((fill, i) => {
    const off = (i - 2) * 22;
    const foot = cx + off * 1.05;
    const head = cx + off * 0.72;
    const high = Math.abs(off) * 0.28;
    return (
      path(`M${cx + off} 170L${foot - 9} 186L${foot} 198L${foot + 9} 186Z`, { fill, opacity: 0.5 }) +
      path(`M${head - 6} ${118 + high}L${head} ${111 + high}L${head + 6} ${118 + high}L${head} 129Z`, {
        fill,
        opacity: 0.45,
      })
    );
  });
  const step = 'M332 186C332 172 352 168 392 168C432 168 452 172 452 186V192H332Z';
  return inRoom(
    13,
    path(step, { fill: '#e4d0a0', stroke: '#b59a62', width: 1.3 }) +
      path('M326 196H458', { stroke: '#c9ae78', width: 1.5 }) +
      `<g opacity="0.7">${light.join('')}</g>`,
  );
}

/** Light of the lancets along nave and transept: where, and the two colours. */
const LANCETS = [
  [354, 286, GLASS.blue, GLASS.red],
  [354, 318, GLASS.gold, GLASS.green],
  [354, 352, GLASS.red, GLASS.blue],
  [418, 286, GLASS.red, GLASS.gold],
  [418, 318, GLASS.blue, GLASS.green],
  [418, 352, GLASS.gold, GLASS.red],
  [306, 194, GLASS.blue, GLASS.gold],
  [306, 238, GLASS.red, GLASS.green],
  [462, 228, GLASS.red, GLASS.blue],
  [482, 228, GLASS.gold, GLASS.green],
  [502, 228, GLASS.blue, GLASS.red],
] as const;

function lancetLight(): string {
  const lights = LANCETS.map(([x, y, upper, lower]) =>
    placed(
      x,
      y,
      path('M0 0C3.5 3 5 7 5 11V19H-5V11C-5 7 -3.5 3 0 0Z', { fill: upper }) +
        path('M-5 20.5H5V29H-5Z', { fill: lower }),
      'skewX(16)',
    ),
  );
  return `<g opacity="0.4">${lights.join('')}</g>`;
}

const ROSE = [GLASS.red, GLASS.blue, GLASS.gold, GLASS.green] as const;

/** A rose of stained glass, as light on the floor. */
export function roseLight(): string {
  const r = 42;
  const petals = repeat(8, (i) => {
    const petal = path(
      `M0 ${-r * 0.3}L${-r * 0.2} ${-r * 0.66}C${-r * 0.2} ${-r * 0.92} ${r * 0.2} ${-r * 0.92} ${r * 0.2} ${-r * 0.66}Z`,
      { fill: ROSE[i % 4] },
    );
    const bead = `<g transform="rotate(22.5)">${circle(0, -r * 0.9, r * 0.09, { fill: ROSE[(i + 2) % 4] })}</g>`;
    return `<g transform="rotate(${i * 45})">${petal}${bead}</g>`;
  });
  const [thin, long] = [r * 0.06, r * 0.18];
  const cross = `M${-thin} ${-long}H${thin}V${-thin}H${long}V${thin}H${thin}V${long}H${-thin}V${thin}H${-long}V${-thin}H${-thin}Z`;
  return placed(
    392,
    235,
    circle(0, 0, r, { fill: '#ffe9a8', opacity: 0.55 }) +
      `<g opacity="0.74">${petals}${circle(0, 0, r * 0.25, { fill: '#f6c945' })}${path(cross, { fill: '#b3261a' })}</g>` +
      circle(0, 0, r, { stroke: '#fff3c4', width: 2, opacity: 0.5 }),
  );
}

export function drawChurchLight(): string {
  return apseLight() + lancetLight() + roseLight();
}

/** The pale sill of an opening. */
function sill({ x, y, wall }: Opening, half: number): string {
  const deep = 6.5;
  const vertical = wall === 'vertical';
  const box = vertical
    ? { x: x - deep, y: y - half, w: 2 * deep, h: 2 * half }
    : { x: x - half, y: y - deep, w: 2 * half, h: 2 * deep };
  const line = (off: number) =>
    vertical ? `M${x + off} ${y - half}V${y + half}` : `M${x - half} ${y + off}H${x + half}`;
  return (
    rect(box, { fill: '#f6e9c8' }) +
    path(line(-deep) + line(deep), { stroke: '#a5854e', width: 1.2 }) +
    path(line(0), { stroke: '#cdb27a', width: 1 })
  );
}

export function drawSills(): string {
  return [
    ...LAYOUT.passages.map((passage) => sill(passage, OPENING.passage + 2)),
    ...Object.values(LAYOUT.portals).map((portal) => sill(portal, OPENING.portal + 3)),
  ].join('');
}
