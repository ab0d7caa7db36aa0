/** Walls of sandstone with their openings, pillars, banners and windows. */

import { placed, tenth } from '@conclave/kit/svg-text';
import { LAYOUT, OPENING, type Opening } from '../layout.ts';
import { APSE_GLASS, WINDOWS } from './floors.ts';
import { circle, path, rect } from './ink.ts';

/** How far the square end of a wall's stroke reaches beyond its line. */
const CAP = 5.5;

interface Gap extends Opening {
  readonly half: number;
  readonly pillar: number;
}

const GAPS: readonly Gap[] = [
  ...LAYOUT.passages.map((passage) => ({ ...passage, half: OPENING.passage, pillar: 6.4 })),
  ...Object.values(LAYOUT.portals).map((portal) => ({ ...portal, half: OPENING.portal + 1, pillar: 8 })),
];

type Wall = (typeof LAYOUT.walls.outer)[number];

/** The pieces of one wall between its openings. */
function runs([[x1, y1], [x2, y2]]: Wall): string {
  const vertical = x1 === x2;
  const [low, high] = vertical ? [Math.min(y1, y2), Math.max(y1, y2)] : [Math.min(x1, x2), Math.max(x1, x2)];
  const along = ({ x, y }: Gap) => (vertical ? y : x);
  const cuts = GAPS.filter((gap) => {
    const isOn = vertical
      ? gap.wall === 'vertical' && gap.x === x1
      : gap.wall === 'horizontal' && gap.y === y1;
    return isOn && along(gap) > low && along(gap) < high;
  }).sort((one, other) => along(one) - along(other));
  const starts = [low, ...cuts.map((gap) => along(gap) + gap.half + CAP)];
  const ends = [...cuts.map((gap) => along(gap) - gap.half - CAP), high];
  return starts
    .flatMap((from, i) =>
      ends[i] > from ? [vertical ? `M${x1} ${from}V${ends[i]}` : `M${from} ${y1}H${ends[i]}`] : [],
    )
    .join('');
}

function pillar(x: number, y: number, half: number): string {
  const box = (r: number) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
  return (
    rect(box(half), { fill: '#e8cc94', ink: 1.7, corner: 2.2 }) +
    rect(box(half - 3), { fill: '#f4e2b8', corner: 1 })
  );
}

function jambs({ x, y, wall, half, pillar: size }: Gap): string {
  const off = half + 3;
  return wall === 'vertical'
    ? pillar(x, y - off, size) + pillar(x, y + off, size)
    : pillar(x - off, y, size) + pillar(x + off, y, size);
}

function banner(x: number, y: number): string {
  return placed(
    x,
    y,
    path('M-8 -16H8', { ink: 3 }) +
      path('M-6.5 -15H6.5V4L0 0L-6.5 4Z', { fill: '#fbf3dc', ink: 1.3 }) +
      path('M0 -12.5V-3.5M-4 -9H4', { stroke: '#b3361e', width: 2.8 }),
  );
}

export const WALL_DEFS = `<filter id="cast" x="-5%" y="-5%" width="110%" height="112%">
  <feDropShadow dx="2.5" dy="4" stdDeviation="2.2" flood-color="#2a1604" flood-opacity="0.55"/></filter>`;

export function drawWalls(): string {
  const { outer, inner, apse } = LAYOUT.walls;
  const arch = `M${apse.cx - apse.rx} ${apse.cy}A${apse.rx} ${apse.ry} 0 0 1 ${apse.cx + apse.rx} ${apse.cy}`;
  const thick = outer.map(runs).join('');
  const thin = inner.map(runs).join('') + arch;
  const stone = (d: string, width: number, stroke: string, opacity?: number) =>
    path(d, { stroke, width, cap: 'square', opacity });
  const joints = (d: string, width: number, stroke: string, dash: string, shift?: number) =>
    path(d, { stroke, width, dash, shift });
  return (
    `<g filter="url(#cast)">${path(thick, { ink: 16.5, cap: 'square' })}${path(thin, { ink: 13.5, cap: 'square' })}</g>` +
    stone(thick, 13, '#c39a58') +
    stone(thin, 10, '#cba566') +
    joints(thick, 13, '#94703a', '1.3 15') +
    joints(thin, 10, '#9c7842', '1.2 13', 6) +
    stone(thick, 6.5, '#dcb878', 0.9) +
    stone(thin, 4.6, '#e2c288', 0.9) +
    joints(thick, 6.5, '#b08a4c', '1 21', 9) +
    joints(thin, 4.6, '#b8935a', '1 17', 3) +
    GAPS.map(jambs).join('') +
    banner(72, 458) +
    banner(72, 532) +
    banner(560, 566) +
    banner(624, 566)
  );
}

function pane(x: number, y: number, vertical: boolean, fill: string): string {
  const [w, h] = vertical ? [7, 18] : [18, 7];
  const bars = vertical
    ? `M${x - 3.5} ${y - 3}H${x + 3.5}M${x - 3.5} ${y + 3}H${x + 3.5}`
    : `M${x - 3} ${y - 3.5}V${y + 3.5}M${x + 3} ${y - 3.5}V${y + 3.5}`;
  return (
    rect({ x: x - w / 2, y: y - h / 2, w, h }, { fill, ink: 1.5, corner: 1.5 }) + path(bars, { ink: 0.9 })
  );
}

/** Window glass: by day it is bright, by night it glows, so it keeps apart from the walls. */
export function drawGlass(): string {
  const { cx, cy, rx, ry } = LAYOUT.walls.apse;
  const apse = APSE_GLASS.map((fill, i) => {
    const angle = ((150 - 30 * i) * Math.PI) / 180;
    const turn = (Math.atan2(ry * Math.cos(angle), rx * Math.sin(angle)) * 180) / Math.PI;
    return placed(
      cx + rx * Math.cos(angle),
      cy - ry * Math.sin(angle),
      rect({ x: -8, y: -4, w: 16, h: 8 }, { fill, ink: 1.5, corner: 2 }) +
        path('M-2.7 -4V4M2.7 -4V4', { ink: 0.9 }),
      `rotate(${tenth(turn)})`,
    );
  });
  return [
    ...WINDOWS.top.map(({ at }) => pane(at, 12, false, '#fff0b8')),
    ...WINDOWS.left.map(({ at }) => pane(12, at, true, '#fff0b8')),
    ...WINDOWS.right.map(({ at }) => pane(688, at, true, '#e6d9a8')),
    ...apse,
  ].join('');
}

/** Free-standing columns of the church: the crossing, then the nave. */
export function column(x: number, y: number, r: number): string {
  const light = r - 3.4;
  return (
    circle(x + 2.5, y + 3.5, r + 0.5, { fill: '#1a0f05', opacity: 0.35 }) +
    rect({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }, { fill: '#dcc79a', ink: 1.5, corner: 2 }) +
    circle(x, y, r - 1.6, { fill: '#f6ebcc', ink: 1.3 }) +
    path(`M${tenth(x - light)} ${y}A${tenth(light)} ${tenth(light)} 0 0 1 ${x} ${tenth(y - light)}`, {
      stroke: '#fff',
      width: 1.3,
    })
  );
}
