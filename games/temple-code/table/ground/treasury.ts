/** The mouth wide open on the treasure chamber. It lies over the hall after a right declaration, and at the end. */

import { seededLinear } from '@conclave/kit/random';
import { tenth } from '@conclave/kit/svg-text';
import { HALL, type Mouth, NOSE_OUTLINE, TREASURY } from '../face.ts';
import { GOLD } from '../paint.ts';
import { undergrowth } from './hall.ts';
import { lips, lipsOutline, maw, nose, skull } from './idol.ts';
import { picture, put } from './pen.ts';

/** It is drawn for the mouth of two players; for others it is moved up with the face. */
const WIDE: Mouth = { top: 250, lip: 738, drop: 22 };

/** A heap of coins, `width` wide, standing on 0. */
function hoard(width: number, height: number, seed: number): string {
  const next = seededLinear(seed);
  const coins: (readonly [x: number, y: number])[] = [];
  for (let y = 0; y < height; y += 9) {
    for (let x = -width / 2 + next() * 10; x < width / 2; x += 17 + next() * 6) {
      if (y < height * (1 - (x / (width / 2)) ** 2)) coins.push([x, -y]);
    }
  }
  coins.sort((a, b) => a[1] - b[1]);
  const heap = coins.map(([x, y]) => {
    const tone = next() > 0.5 ? GOLD.leaf : GOLD.light;
    const stamped = next() > 0.7;
    const coin = (dy: number, fill: string) =>
      `<ellipse cx="${tenth(x)}" cy="${tenth(y + dy)}" rx="11" ry="6" fill="${fill}"/>`;
    const stamp = `<ellipse cx="${tenth(x)}" cy="${tenth(y - 3)}" rx="6" ry="3" fill="none" stroke="${GOLD.shade}" stroke-width="1.3"/>`;
    return coin(0, GOLD.shade) + coin(-3, tone) + (stamped ? stamp : '');
  });
  return `<g stroke="#3a2408" stroke-width="1.5">${heap.join('')}</g>`;
}

function gem(tone: string, light: string): string {
  return `<g stroke="#1d1712" stroke-width="1.8" stroke-linejoin="round"><path d="M-11 -5L-6 -12H6L11 -5L0 11Z" fill="${tone}"/><path d="M-11 -5H11M-4 -5L0 11L4 -5L0 -12Z" fill="none" stroke-width="1.2"/><path d="M-6 -12L-4 -5L0 -12Z" fill="${light}" stroke="none"/></g>`;
}

const GOBLET = `<g stroke="#1d1712" stroke-width="2" stroke-linejoin="round"><path d="M-13 -40H13C14 -26 8 -18 3 -17V-8H10V0H-10V-8H-3V-17C-8 -18 -14 -26 -13 -40Z" fill="${GOLD.leaf}"/><path d="M-13 -40H-5C-6 -28 -4 -20 -3 -17C-8 -18 -14 -26 -13 -40Z" fill="${GOLD.shade}" stroke="none"/><circle cy="-30" r="3.5" fill="#c2432a"/></g>`;

const RAYS = 20;
const HEART = 470;

function chamber({ top, lip }: Mouth): string {
  const rays = Array.from({ length: RAYS }, (_none, i) => {
    const edge = (degrees: number) => {
      const turn = (degrees * Math.PI) / 180;
      return `${tenth(700 * Math.cos(turn))} ${tenth(HEART + 700 * Math.sin(turn))}`;
    };
    return `M0 ${HEART}L${edge(i * 18)}L${edge(i * 18 + 8)}Z`;
  });
  return `<radialGradient id="blaze" gradientUnits="userSpaceOnUse" cx="0" cy="${HEART}" r="360"><stop offset="0" stop-color="#fffdf0"/><stop offset="0.35" stop-color="#ffe9a0"/><stop offset="0.7" stop-color="#f5b93f"/><stop offset="1" stop-color="#a8641a"/></radialGradient>
    <rect x="-330" y="${top - 20}" width="660" height="${lip - top + 40}" fill="url(#blaze)"/><path d="${rays.join('')}" fill="#fffbe0" opacity="0.36"/>
    <path d="M-330 ${lip - 96}C-240 ${lip - 120} -180 ${lip - 84} -110 ${lip - 90}C-40 ${lip - 76} 60 ${lip - 76} 120 ${lip - 92}C190 ${lip - 84} 250 ${lip - 122} 330 ${lip - 98}V${lip + 20}H-330Z" fill="#b97d1f" opacity="0.65"/>
    ${put(-252, lip - 20, hoard(190, 82, 3))}${put(252, lip - 20, hoard(190, 84, 8))}${put(-86, lip - 6, hoard(150, 44, 5))}${put(86, lip - 6, hoard(150, 46, 11))}
    ${put(-270, lip - 96, GOBLET)}${put(232, lip - 92, GOBLET, { turn: 14 })}${put(-210, lip - 66, gem('#2f8268', '#a9e0c8'))}${put(276, lip - 60, gem('#c2432a', '#ffc0ae'))}${put(196, lip - 50, gem('#2f63b3', '#bcd7ff'))}${put(-300, lip - 40, gem('#7d3a86', '#e2b6e6'))}`;
}

/** Stone in the light of the hall: day, or `#night`. Drawn from its middle; `outline` is what the light falls on. */
function lit(id: string, outline: string, stone: string): string {
  const { middle, width } = HALL;
  const height = TREASURY.top + TREASURY.height;
  const veil = (kind: string, fill: string, blend: string) =>
    `<rect class="${kind}" x="${-middle}" width="${width}" height="${height}" fill="${fill}" clip-path="url(#${id})" style="mix-blend-mode:${blend}"/>`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath>
    <g style="isolation:isolate">${stone}${veil('night', '#2b4668', 'multiply')}${veil('day', 'url(#sun)', 'soft-light')}</g>`;
}

export function treasury(): string {
  const { width, middle, height: floor } = HALL;
  const { top, height } = TREASURY;
  const foot = WIDE.lip - 60;
  const chin = `<clipPath id="low"><rect x="${-middle}" y="${foot}" width="${width}" height="260"/></clipPath><g clip-path="url(#low)">${skull(WIDE)}</g>${put(-middle, 0, undergrowth(WIDE.lip - 20))}`;
  const outline = `${lipsOutline(WIDE)}M${-middle} ${foot}H${middle}V${top + height}H${-middle}Z`;
  return picture(
    [0, top, width, height],
    `<style>.night,#night:target~g .day{display:none}#night:target~g .night{display:inline}</style><g id="night"/>
     <linearGradient id="sun" gradientUnits="userSpaceOnUse" x1="${-middle}" y1="0" x2="${middle}" y2="${floor}"><stop offset="0" stop-color="#ffe98f" stop-opacity="0.75"/><stop offset="0.5" stop-color="#ffe98f" stop-opacity="0.12"/><stop offset="1" stop-color="#04222e" stop-opacity="0.5"/></linearGradient>
     ${put(middle, 0, `${lit('stone', outline, chin + lips(WIDE))}${maw(WIDE, chamber(WIDE))}${lit('nose', NOSE_OUTLINE, nose())}`)}`,
  );
}
