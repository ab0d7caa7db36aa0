/** Quays, piers and warehouses. Sea, ship, bag and numbers are drawn live, because they move or are words. */

import { type HarbourPlan, type House, LAYOUT } from '../layout.ts';
import { circle, path, rect, repeat, SHADE } from './ink.ts';

const ROOFS = ['#b5573c', '#a34a34', '#c0694a', '#9a5138', '#b5573c', '#a34a34'];

/** Where a tile is missing. */
const GAP = { stroke: '#f3deac', width: 1.1, dash: '3.2 2.6', opacity: 0.6, corner: 3 } as const;

function house({ x, y, w, tiles }: House, index: number): string {
  const roof = `M${x - 3} ${y + 27}L${x + 7} ${y + 4}H${x + w - 7}L${x + w + 3} ${y + 27}Z`;
  const shingles = repeat(3, (row) =>
    repeat(Math.ceil(w / 11), (i) => `M${x + i * 11 + (row % 2) * 5} ${y + 9 + row * 6}q5.5 5 11 0`),
  );
  return (
    rect({ x: x + 3, y: y + 26, w, h: 42 }, { fill: SHADE, opacity: 0.3 }) +
    rect({ x, y: y + 22, w, h: 43 }, { fill: '#dcc08a', ink: 1.7 }) +
    path(`M${x} ${y + 60}H${x + w}`, { stroke: '#a5854e', width: 1.3 }) +
    rect({ x: x + 3.5, y: y + 31, w: w - 7, h: 31 }, { fill: '#3d2713', ink: 1.5, corner: 3 }) +
    path(`M${x + 4} ${y + 32.5}H${x + w - 4}V${y + 37}H${x + 4}Z`, { fill: '#000', opacity: 0.35 }) +
    tiles.map((tile) => rect({ x: tile.x - 12, y: tile.y - 12.5, w: 24, h: 25 }, GAP)).join('') +
    `<clipPath id="roof-${index}"><path d="${roof}"/></clipPath>` +
    path(roof, { fill: ROOFS[index], ink: 1.8 }) +
    path(shingles, { stroke: '#7c3622', width: 1.2, clip: `roof-${index}` }) +
    path(`M${x + 7} ${y + 4}H${x + w - 7}`, { stroke: '#e29a7c', width: 1.8 }) +
    circle(x + w / 2, y + 15, 9.5, { fill: '#f3e3bb', ink: 1.6 })
  );
}

const houses = (plan: HarbourPlan) => plan.houses.map(house).join('');

/** A paved quay; its kerb lies along the upper edge. */
function quay(x: number, y: number, w: number, h: number): string {
  const rows = Math.ceil(h / 15);
  const joints =
    repeat(rows, (row) => `M${x} ${y + 18 + row * 15}H${x + w}`) +
    repeat(rows, (row) =>
      repeat(Math.ceil(w / 34), (i) => `M${x + 8 + i * 34 + (row % 2) * 17} ${y + 18 + row * 15}v15`),
    );
  return (
    rect({ x, y, w, h }, { fill: '#c9b48a', ink: 1.7 }) +
    path(joints, { stroke: '#9a8250', width: 1.2, opacity: 0.3 }) +
    rect({ x, y, w, h: 6 }, { fill: '#e6d5ad', ink: 1.2 })
  );
}

function crate(x: number, y: number): string {
  return (
    rect({ x, y, w: 15, h: 13 }, { fill: '#b98c5a', ink: 1.4 }) +
    path(`M${x} ${y}l15 13m0 -13l-15 13`, { ink: 1.1 })
  );
}

/** Planks across the canal. */
function pier(y: number): string {
  return (
    rect({ x: 99, y, w: 52, h: 22 }, { fill: '#8c5c2d', ink: 1.6 }) +
    path(
      repeat(5, (i) => `M${107 + i * 9} ${y}v22`),
      { stroke: '#66421f', width: 1.4 },
    )
  );
}

/** How much of the columns' sheet is sea alone: that part grows with the height given. */
export const SHORE = 68;

export function drawHarbourColumns(): string {
  const { width, height } = LAYOUT.harbour.columns.size;
  return (
    quay(0, SHORE, 103, height - SHORE) +
    quay(147, SHORE, width - 147, height - SHORE) +
    crate(248, SHORE - 10) +
    crate(256, SHORE - 22) +
    [134, 216, 298].map(pier).join('') +
    houses(LAYOUT.harbour.columns)
  );
}

export function drawHarbourRow(): string {
  const { width, height } = LAYOUT.harbour.row.size;
  return quay(88, 6, width - 88, height - 6) + houses(LAYOUT.harbour.row);
}
