/**
 * The static pictures of the table, each a file of its own. `npx vitest run games/templar/table -u` writes them anew.
 */

import { placed, svgElement, svgFile, tidy, viewBoxOf } from '@conclave/kit/svg-text';
import { LAYOUT } from '../layout.ts';
import {
  drawChurchLight,
  drawFloors,
  drawOrnaments,
  drawSills,
  drawSun,
  FLOOR_DEFS,
  roseLight,
} from './floors.ts';
import { drawThing, shadowOf } from './furniture.ts';
import { drawCompany, drawGarden, GRASS_DEF } from './garden.ts';
import { drawHarbourColumns, drawHarbourRow } from './harbour.ts';
import { circle, path, rect } from './ink.ts';
import { slotsOf } from './slots.ts';
import { column, drawGlass, drawWalls, WALL_DEFS } from './walls.ts';

const SHEET = { x: 0, y: 0, w: LAYOUT.size.width, h: LAYOUT.size.height };

const FIRE_DEF =
  '<radialGradient id="fire"><stop offset="0" stop-color="#ffb648" stop-opacity="0.75"/><stop offset="1" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient>';

function sheet(
  size: { readonly width: number; readonly height: number },
  defs: string,
  body: string,
): string {
  const box = viewBoxOf({ x: 0, y: 0, ...size });
  const inner = (defs && svgElement('defs', {}, defs)) + body;
  return tidy(svgFile({ ...box, 'stroke-linejoin': 'round' }, inner));
}

function candle(x: number, y: number): string {
  return placed(
    x,
    y,
    path('M-4.5 2H4.5L3 -1H-3Z', { fill: '#d9a93c', ink: 1.3 }) +
      path('M-2 -1V-11H2V-1Z', { fill: '#fbf3dc', ink: 1.3 }) +
      path('M0 -11C-3.4 -14 -1 -17 0 -20C1 -17 3.4 -14 0 -11Z', { fill: '#f9b53f', ink: 1.3 }),
  );
}

/** Water in the font, between its hollows. */
const fontWater =
  circle(260, 245, 6.5, { fill: '#5f97a6', ink: 1.5 }) +
  path('M257 245Q260 247 263 245', { stroke: '#e4f2f0', width: 1.3 });

const COLUMNS = {
  crossing: [
    [341, 194],
    [443, 194],
    [341, 274],
    [443, 274],
  ],
  nave: [
    [345, 312],
    [439, 312],
    [345, 382],
    [439, 382],
  ],
} as const;

function floors(): string {
  return sheet(
    LAYOUT.size,
    GRASS_DEF + FLOOR_DEFS,
    drawGarden() +
      drawFloors() +
      drawOrnaments() +
      drawSun() +
      drawChurchLight() +
      drawSills() +
      rect(SHEET, { fill: 'url(#dusk)' }),
  );
}

function furniture(): string {
  const rooms = LAYOUT.rooms.map(
    (room) =>
      room.furniture.map(shadowOf).join('') +
      room.furniture.map((thing) => placed(thing.x, thing.y, drawThing(thing))).join('') +
      slotsOf(room),
  );
  return sheet(
    LAYOUT.size,
    FIRE_DEF,
    rooms.join('') +
      fontWater +
      drawCompany() +
      candle(341, 146) +
      candle(443, 146) +
      COLUMNS.crossing.map(([x, y]) => column(x, y, 7)).join('') +
      COLUMNS.nave.map(([x, y]) => column(x, y, 5)).join('') +
      circle(471, 482, 40, { fill: 'url(#fire)' }),
  );
}

/** Where candles stand by night, and how far they shine. */
const LIGHTS = [
  [341, 134, 56],
  [443, 134, 56],
  [392, 235, 130],
  [471, 478, 100],
  [101, 40, 78],
  [605, 70, 90],
  [290, 78, 100],
  [480, 80, 90],
  [95, 262, 100],
  [618, 262, 92],
  [520, 330, 70],
  [610, 405, 100],
  [250, 350, 90],
  [262, 522, 96],
  [592, 505, 96],
  [122, 480, 90],
  [118, 380, 66],
  [40, 486, 70],
  [592, 588, 70],
  [392, 400, 90],
] as const;

/** The dark that lies over floors and furniture; lit rooms are cut out of it live. */
function night(): string {
  const hole =
    '<radialGradient id="hole"><stop offset="0"/><stop offset="0.55" stop-opacity="0.75"/><stop offset="1" stop-opacity="0"/></radialGradient>';
  const holes = LIGHTS.map(([x, y, r]) => circle(x, y, r, { fill: 'url(#hole)' })).join('');
  const mask = `<mask id="lights">${rect(SHEET, { fill: '#fff' })}${holes}</mask>`;
  return sheet(
    LAYOUT.size,
    FIRE_DEF + hole + mask,
    rect(SHEET, { fill: '#120c22', opacity: 0.3 }) +
      rect(SHEET, { fill: '#0b0818', opacity: 0.56, mask: 'lights' }) +
      LIGHTS.map(([x, y, r]) => circle(x, y, r * 0.9, { fill: 'url(#fire)', opacity: 0.22 })).join('') +
      `<g opacity="0.6" style="mix-blend-mode:screen">${roseLight()}</g>`,
  );
}

export const SHEETS: Readonly<Record<string, () => string>> = {
  floors,
  furniture,
  night,
  walls: () => sheet(LAYOUT.size, WALL_DEFS, drawWalls()),
  glass: () => sheet(LAYOUT.size, '', drawGlass()),
  'harbour-columns': () => sheet(LAYOUT.harbour.columns.size, '', drawHarbourColumns()),
  'harbour-row': () => sheet(LAYOUT.harbour.row.size, '', drawHarbourRow()),
};
