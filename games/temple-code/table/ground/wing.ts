/** The temple's wall beside the idol, for the gallery, which has no stele. Its inner edge is at the left. */

import { WING } from '../face.ts';
import { GOLD, INK } from '../paint.ts';
import { picture, put } from './pen.ts';
import { BRIGHT, banana, DARK_FROND, fern, hibiscus, liana, monstera, moss, SHADY } from './plants.ts';
import { grain } from './stele.ts';

const COURSES = Array.from({ length: 9 }, (_none, i) => {
  const y = -20 + i * 102;
  return `M0 ${y}H${WING.width}M${i % 2 ? 150 : 210} ${y}V${y + 102}`;
}).join('');

/** What is cut into the pillar, from above: each about 60 wide round 0 0. */
const CARVINGS = [
  // The sun.
  'M-20 0A20 20 0 1 0 20 0A20 20 0 1 0 -20 0M-9 0A9 9 0 1 0 9 0A9 9 0 1 0 -9 0M0 -26V-34M0 26V34M-26 0H-34M26 0H34M-18 -18L-24 -24M18 -18L24 -24M-18 18L-24 24M18 18L24 24',
  // A wave.
  'M-32 14C-20 14 -16 -16 4 -16C20 -16 26 -2 18 6C12 12 2 8 4 0C5 -4 9 -5 11 -3M-32 22H32',
  // An eye.
  'M-32 0C-16 -20 16 -20 32 0C16 20 -16 20 -32 0ZM-8 0A8 8 0 1 0 8 0A8 8 0 1 0 -8 0',
  // Steps.
  'M-32 22H32V12H22V2H12V-8H-12V2H-22V12H-32ZM0 -8V-20M-6 -20H6',
  // A mask.
  'M-22 -22H22V8C22 20 10 26 0 26C-10 26 -22 20 -22 8ZM-14 -8H-5M5 -8H14M0 -6V6M-10 14H10M-10 14V18M0 14V19M10 14V18',
  // Tentacles.
  'M0 -24C-12 -14 -12 0 -8 6M0 -24C12 -14 12 0 8 6M-8 6C-14 12 -24 8 -24 0M-4 6C-6 18 -18 20 -20 14M4 6C6 18 18 20 20 14M8 6C14 12 24 8 24 0M-3 -6V-4M3 -6V-4',
] as const;

const PILLAR = { left: 24, right: 118, top: 64, foot: 742 } as const;
const STEP = 104;

/** A pale pillar, stepped at head and foot, with a carving on each of its stones. */
function pillar(): string {
  const { left, right, top, foot } = PILLAR;
  const middle = (left + right) / 2;
  const carvings = CARVINGS.map((d, i) => {
    const y = top + 74 + i * STEP;
    const cut = (stroke: string, dy: number) => put(middle, y + dy, `<path d="${d}" stroke="${stroke}"/>`);
    const joint = `M${left + 4} ${y + 52}H${right - 4}`;
    return `${cut('#f4f4dc', 2)}${cut('#84906f', 0)}${i + 1 < CARVINGS.length ? `<path d="${joint}" stroke="#98a484"/>` : ''}`;
  });
  const shaft = `M${left} ${top}H${right}V${foot}H${left}Z`;
  const head = `M${left - 12} ${top - 30}H${right + 12}V${top - 12}H${right + 6}V${top + 4}H${left - 6}V${top - 12}H${left - 12}Z`;
  const base = `M${left - 6} ${foot - 6}H${right + 6}V${foot + 14}H${right + 14}V${foot + 40}H${left - 14}V${foot + 14}H${left - 6}Z`;
  return `<path d="${shaft}" fill="#0b1611" opacity="0.4" transform="translate(6 6)"/>
    <path d="${shaft}" fill="#b9c4a2" stroke="${INK}" stroke-width="3"/>${put(left, top, grain(right - left, foot - top, 60, 11))}
    <path d="M${right - 12} ${top}V${foot}" stroke="#93a083" stroke-width="20" opacity="0.55"/><path d="M${left + 4} ${top + 4}V${foot}" stroke="#eef0d6" stroke-width="4"/>
    <g fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${carvings.join('')}</g>
    <g stroke="${INK}" stroke-width="3" stroke-linejoin="round"><path d="${head}" fill="#8ea88f"/><path d="${base}" fill="#8ea88f"/></g>
    <path d="M${left - 10} ${top - 26}H${right + 10}" stroke="#d6eac2" stroke-width="4"/><path d="M${left} ${top - 4}H${right}" stroke="${GOLD.leaf}" stroke-width="3"/>`;
}

function leaves(): string {
  const { width, height } = WING;
  return (
    put(width + 12, 60, banana(190, BRIGHT), { turn: 160 }) +
    put(width + 10, 250, monstera(150), { turn: 190 }) +
    put(width + 14, 420, fern(150, 50), { turn: 170 }) +
    put(width + 8, 640, banana(170, SHADY), { turn: 200 }) +
    put(160, -6, liana(230, 9, 2)) +
    put(206, -6, liana(330, 8, 6)) +
    put(132, -6, liana(130, 6, 4)) +
    put(-4, -8, monstera(96), { turn: 60 }) +
    put(20, 36, moss(100, 10, 3)) +
    put(30, height + 6, fern(120, -20), { turn: -70 }) +
    put(96, height + 8, fern(130, 30, DARK_FROND), { turn: -52 }) +
    put(150, height + 6, banana(120), { turn: -96 }) +
    put(218, height + 6, fern(150, 40), { turn: -110 }) +
    put(112, height - 40, hibiscus(), { scale: 0.9 }) +
    put(206, 330, hibiscus('#ef7a5a'), { turn: 30, scale: 0.8 })
  );
}

const NIGHT = `<style>#night{display:none}#night:target{display:inline}</style><rect id="night" width="${WING.width}" height="${WING.height}" fill="#62788c" style="mix-blend-mode:multiply"/>`;

export function wing(): string {
  const { width, height } = WING;
  return picture(
    [0, 0, width, height],
    `<g style="isolation:isolate"><rect width="${width}" height="${height}" fill="#3d6350"/>
     <path d="${COURSES}" stroke="#2c4a3b" stroke-width="3" fill="none"/><path d="${COURSES}" stroke="#6f907c" stroke-width="1.2" fill="none" transform="translate(0 2.5)"/>
     <linearGradient id="fall" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#06110c" stop-opacity="0.55"/><stop offset="0.14" stop-color="#06110c" stop-opacity="0"/></linearGradient>
     ${pillar()}${leaves()}<rect width="${width}" height="${height}" fill="url(#fall)"/><path d="M0 0V${height}" stroke="${INK}" stroke-width="5"/>${NIGHT}</g>`,
  );
}
