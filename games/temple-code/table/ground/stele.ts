/** The player's stele: a pale stone with a stepped crown, at its foot the altar; by day and by night. */

import { seededLinear } from '@conclave/kit/random';
import { tenth } from '@conclave/kit/svg-text';
import { INK } from '../paint.ts';
import { picture, put } from './pen.ts';
import { banana, fern, monstera } from './plants.ts';

export const STELE = { width: 282, height: 810, altar: 606 } as const;

/** Pits of the pale stone. */
export function grain(width: number, height: number, count: number, seed: number): string {
  const next = seededLinear(seed);
  const pits = Array.from(
    { length: count },
    () => `M${tenth(next() * width)} ${tenth(next() * height)}h${tenth(1 + next() * 5)}`,
  );
  return `<path d="${pits.join('')}" stroke="#8f9a7a" stroke-width="1.6" stroke-linecap="round" opacity="0.55" fill="none"/>`;
}

const COURSES = Array.from({ length: 8 }, (_none, i) => {
  const y = 40 + i * 102;
  return `M0 ${y}H282M${i % 2 ? 90 : 190} ${y}V${y + 102}`;
}).join('');

const LEFT_EDGE = 'V92L23 78V52L49 26H85L101 8H181';

/** The altar's block: table top, front, and the slab below it with the names of the three places. */
function altar(): string {
  return put(
    11,
    STELE.altar,
    `<path d="M0 0H260L266 16V132H-6V16Z" fill="#6f907c" stroke="${INK}" stroke-width="3"/><path d="M0 0H260L265 13H-5Z" fill="#c3d9bd" stroke="${INK}" stroke-width="2.4"/><path d="M-4 18V130" stroke="#9dbba6" stroke-width="3"/>
     <path d="M-6 132H266V154H-6Z" fill="#8ea88f" stroke="${INK}" stroke-width="2.4"/>`,
  );
}

/** Moonlight instead of the sun: the same stone, darker and bluer. */
const NIGHT =
  '<style>#night{display:none}#night:target{display:inline}</style><rect id="night" width="282" height="810" fill="#566a66" style="mix-blend-mode:multiply"/>';

export function stele(): string {
  const { width, height } = STELE;
  const outline = `M8 ${height}${LEFT_EDGE}L197 26H233L259 52V78L274 92V${height}Z`;
  return picture(
    [0, 0, width, height],
    `<g style="isolation:isolate"><rect width="${width}" height="${height}" fill="#3d6350"/>
     <path d="${COURSES}" stroke="#2c4a3b" stroke-width="3" fill="none"/><path d="${COURSES}" stroke="#6f907c" stroke-width="1.2" fill="none" transform="translate(0 2.5)"/>
     ${put(292, 10, monstera(110), { turn: 150 })}${put(-4, 0, fern(90, 30), { turn: 40 })}${put(290, 40, banana(96), { turn: 168 })}
     <path d="${outline}" fill="#0b1611" opacity="0.4" transform="translate(5 5)"/><path d="${outline}" fill="#cfd2b2" stroke="${INK}" stroke-width="3"/>
     <clipPath id="stone"><path d="${outline}"/></clipPath><g clip-path="url(#stone)">${grain(width, height, 130, 5)}<path d="M261 0H300V${height}H265Z" fill="#a3ab8c"/></g>
     <path d="M11 ${height}V94L26 80V54L51 29H87L103 11H179" fill="none" stroke="#f4f4dc" stroke-width="4"/>
     <path d="M17 91H265" stroke="#98a484" stroke-width="2"/><path d="M17 94H265" stroke="#f4f4dc" stroke-width="1.5"/>
     ${altar()}${NIGHT}</g>`,
  );
}
