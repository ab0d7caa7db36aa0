/** Leaves, fronds, creepers, moss and flowers at the temple's edges. */

import { seededLinear } from '@conclave/kit/random';
import { tenth } from '@conclave/kit/svg-text';
import { INK } from '../paint.ts';
import { put } from './pen.ts';

type Tones = readonly [dark: string, mid: string, light: string];
export const BRIGHT: Tones = ['#3a7a4f', '#63ad6a', '#a8dc96'];
export const SHADY: Tones = ['#245a3c', '#3f8753', '#79bd77'];

/** A long leaf along the x axis: dark half, light half, midrib, veins. */
export function banana(
  length: number,
  [dark, mid, light]: Tones = ['#2f6b47', '#4f9a62', '#8fcf8a'],
): string {
  const width = length * 0.2;
  const near = tenth(length * 0.12);
  const far = tenth(length * 0.55);
  const upper = `M0 0C${near} ${tenth(-width * 1.1)} ${far} ${tenth(-width * 1.35)} ${length} 0`;
  const whole = `${upper}C${far} ${tenth(width * 1.35)} ${near} ${tenth(width * 1.1)} 0 0Z`;
  const veins = Array.from({ length: 7 }, (_none, i) => {
    const x = length * (0.16 + i * 0.11);
    const tip = `L${tenth(x + length * 0.09)}`;
    return `M${tenth(x)} 0${tip} ${tenth(-width * 0.62)}M${tenth(x)} 0${tip} ${tenth(width * 0.62)}`;
  });
  return `<g stroke-linejoin="round" stroke-linecap="round"><path d="${whole}" fill="${dark}"/><path d="${upper}Z" fill="${mid}"/>
    <path d="${veins.join('')}" stroke="${dark}" stroke-width="1.4" fill="none" opacity="0.8"/>
    <path d="M0 0H${tenth(length * 0.97)}" stroke="${light}" stroke-width="2"/>
    <path d="${whole}" fill="none" stroke="${INK}" stroke-width="2.4"/></g>`;
}

/** The lobes of one half of a split leaf: where each begins, how it swells, where its tip is. */
const LOBES = [
  [6, -2, -6, -34, 22, -46],
  [26, -10, 18, -44, 46, -50],
  [46, -12, 44, -46, 70, -42],
  [64, -10, 66, -36, 88, -26],
] as const;

/** A leaf with deep cuts, stalk at 0 0, pointing along the x axis. */
export function monstera(
  size: number,
  [dark, mid, light]: Tones = ['#2a6145', '#45905c', '#79c07d'],
): string {
  const s = (x: number) => tenth((x * size) / 100);
  const half = (up: 1 | -1) => {
    const lobes = LOBES.map(
      ([x, y, cx, cy, tx, ty]) =>
        `L${s(x)} ${s(y * up)}C${s(cx)} ${s(cy * up)} ${s(tx - 10)} ${s((ty - 4) * up)} ${s(tx)} ${s(ty * up)}C${s(tx + 8)} ${s((ty + 12) * up)} ${s(x + 22)} ${s((y - 12) * up)} ${s(x + 19)} ${s((y - 6) * up)}`,
    );
    return `M0 0${lobes.join('')}C${s(90)} ${s(-14 * up)} ${s(100)} ${s(-6 * up)} ${s(104)} 0Z`;
  };
  const ribs = `M0 0H${s(98)}M${s(20)} 0L${s(26)} ${s(-34)}M${s(42)} 0L${s(50)} ${s(-36)}M${s(62)} 0L${s(72)} ${s(-30)}`;
  return `<g stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"><path d="${half(-1)}" fill="${dark}"/>
    <path d="${half(1)}" fill="${mid}"/><path d="${ribs}" stroke="${light}" stroke-width="1.6" fill="none"/></g>`;
}

const LEAFLETS = 13;
export const DARK_FROND = ['#285f3f', '#549a5c'] as const;

/** A frond that bends: leaflets along a parabola. */
export function fern(
  length: number,
  bend: number,
  [dark, light]: readonly [string, string] = ['#2f6f47', '#63ac68'],
): string {
  let leaflets = '';
  for (let i = LEAFLETS; i >= 1; i--) {
    const t = i / (LEAFLETS + 1);
    const slope = (Math.atan2(2 * bend * t, length) * 180) / Math.PI;
    const size = length * 0.24 * Math.sin(Math.PI * (0.16 + 0.8 * t)) ** 0.8;
    const leaflet = (turn: number, tone: string) =>
      put(
        length * t,
        bend * t * t,
        `<path d="M0 0C${tenth(size * 0.3)} ${tenth(-size * 0.26)} ${tenth(size * 0.8)} ${tenth(-size * 0.2)} ${tenth(size)} 0C${tenth(size * 0.7)} ${tenth(size * 0.16)} ${tenth(size * 0.3)} ${tenth(size * 0.14)} 0 0Z" fill="${tone}"/>`,
        { turn: slope + turn },
      );
    leaflets += leaflet(52, dark) + leaflet(-52, light);
  }
  return `<g stroke="${INK}" stroke-width="1.6" stroke-linejoin="round">${leaflets}
    <path d="M0 0Q${tenth(length / 2)} 0 ${length} ${tenth(bend)}" fill="none" stroke="#1d4a30" stroke-width="2.4"/></g>`;
}

const BENDS = 8;

/** A creeper hanging down from 0 0. */
export function liana(length: number, sway: number, seed: number): string {
  const next = seededLinear(seed);
  const bend = (i: number) => Math.sin(i * 1.3 + seed) * sway;
  const step = length / BENDS;
  let stem = `M${tenth(bend(0))} 0`;
  for (let i = 1; i <= BENDS; i++) {
    const y = i * step;
    stem += `C${tenth(bend(i - 1))} ${tenth(y - step / 2)} ${tenth(bend(i))} ${tenth(y - step / 2)} ${tenth(bend(i))} ${tenth(y)}`;
  }
  let leaves = '';
  for (let y = 10, side = -1; y < length; y += 15, side = -side) {
    const i = Math.min(BENDS - 1, Math.floor(y / step));
    const x = bend(i) + (bend(i + 1) - bend(i)) * (y / step - i);
    const turn = side > 0 ? 30 + next() * 34 : 150 - next() * 34;
    const scale = 0.72 + next() * 0.5;
    const tone = next() > 0.5 ? '#6fb56c' : '#3c7a4c';
    leaves += put(x, y, `<path d="M0 0C3 -7 12 -8 17 0C12 6 4 6 0 0Z" fill="${tone}"/>`, { turn, scale });
  }
  return `<g stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">
    <path d="${stem}" fill="none" stroke-width="5"/><path d="${stem}" fill="none" stroke="#4f7d4a" stroke-width="2.4"/>${leaves}</g>`;
}

/** Moss on an edge: a row of soft lumps with hanging threads. */
export function moss(width: number, depth: number, seed: number): string {
  const next = seededLinear(seed);
  let lumps = 'M0 0';
  let threads = '';
  for (let x = 0; x < width; ) {
    const step = Math.min(width - x, 7 + next() * 11);
    const drop = depth * (0.35 + next() * 0.75);
    lumps += `q${tenth(step * 0.1)} ${tenth(drop)} ${tenth(step * 0.5)} ${tenth(drop)}t${tenth(step * 0.5)} ${tenth(-drop)}`;
    if (next() > 0.6)
      threads += `M${tenth(x + step / 2)} ${tenth(drop)}v${tenth(depth * (0.3 + next() * 0.8))}`;
    x += step;
  }
  return `<g stroke-linejoin="round" stroke-linecap="round"><path d="${lumps}V-3H0Z" fill="#4d7f3f" stroke="${INK}" stroke-width="1.6"/>
    <path d="${threads}" stroke="#4d7f3f" stroke-width="2.4" fill="none"/>
    <path d="M3 -1H${tenth(width - 3)}" stroke="#7bad56" stroke-width="3" stroke-dasharray="9 4 5 6"/></g>`;
}

const PETALS = [0, 72, 144, 216, 288] as const;

export function hibiscus(tone = '#d9455f'): string {
  const petals = PETALS.map(
    (turn) =>
      `<g transform="rotate(${turn})"><path d="M0 0C-9 -5 -11 -17 0 -21C11 -17 9 -5 0 0Z" fill="${tone}"/><path d="M0 -3V-14" stroke="#8e2440" stroke-width="1.4"/></g>`,
  );
  return `<g stroke="${INK}" stroke-width="1.8" stroke-linejoin="round">${petals.join('')}
    <path d="M0 0C5 2 10 7 13 12" fill="none" stroke="#f3c94f" stroke-width="3.4"/>
    <circle cx="13" cy="12" r="2.6" fill="#f3c94f"/><circle r="3" fill="#8e2440" stroke="none"/></g>`;
}
