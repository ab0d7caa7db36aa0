/** The idol's face, 704 wide, drawn from its middle. The board adds eyes, answers and medallions. */

import { tenth } from '@conclave/kit/svg-text';
import {
  ALMOND,
  BROW,
  EYES,
  HALL,
  headdress,
  type Mouth,
  NOSE,
  NOSE_OUTLINE,
  opening,
  SOCKETS,
  TALLEST,
} from '../face.ts';
import { GOLD, INK, JADE } from '../paint.ts';
import { mirrored, put } from './pen.ts';

function socket(): string {
  return `<path d="M-96 2C-72 -42 -24 -56 18 -47C56 -40 82 -14 92 20C62 46 18 54 -24 48C-58 42 -84 24 -96 2Z" fill="${JADE.dark}" stroke="${INK}" stroke-width="3"/>
    <path d="M-90 12C-60 38 -22 46 8 45C40 43 68 34 86 19" fill="none" stroke="${JADE.pale}" stroke-width="4"/>
    <path d="${ALMOND}" fill="#efe4c4" stroke="${INK}" stroke-width="3"/>`;
}

const TEETH = 14;
const JAW = 291;

/** Teeth along the upper edge of the mouth. */
function teeth({ top, drop }: Mouth): string {
  const step = (2 * JAW) / TEETH;
  let row = '';
  for (let i = 0; i < TEETH; i++) {
    const left = -JAW + i * step + 1.5;
    const right = left + step - 3;
    const middle = (left + right) / 2;
    const gum = top - 2 - 14 * (1 - (middle / JAW) ** 2);
    const fang = i === 0 || i === TEETH - 1;
    const length = fang ? drop * 2.6 : drop * (i % 2 ? 0.8 : 1.2);
    const lean = fang ? (i ? -7 : 7) : 0;
    const y = (part: number) => tenth(gum + length * part);
    const shape = `M${tenth(left)} ${y(0)}C${tenth(left)} ${y(0.6)} ${tenth(middle - 5 + lean)} ${y(0.95)} ${tenth(middle + lean)} ${y(1)}C${tenth(middle + 5 + lean)} ${y(0.95)} ${tenth(right)} ${y(0.6)} ${tenth(right)} ${y(0)}Z`;
    row += `<path d="${shape}" fill="#efe2bb"/><path d="M${tenth(right - 6)} ${y(0)}C${tenth(right - 6)} ${y(0.5)} ${tenth(middle + 7)} ${y(0.8)} ${tenth(middle + lean)} ${tenth(gum + length - 2)}" stroke="#c6b07c" stroke-width="5" fill="none"/><path d="${shape}" fill="none"/>`;
  }
  return `<g stroke="${INK}" stroke-width="2.4" stroke-linejoin="round">${row}</g>`;
}

/** Joints and cracks of the blocks the face is built of. */
const JOINTS =
  'M-334 214H-286M-338 330H-306M-340 440H-308M-342 560H-312M-344 660H-312M334 214H286M338 330H306M340 440H308M342 560H312M344 660H312M-250 60L-262 112M250 60L262 112M-100 44L-104 92M100 44L104 92M-206 226L-214 250M206 226L214 250M-268 186L-312 176M268 186L312 176';
const CRACKS =
  'M-236 66L-222 84L-228 96L-214 112M296 140L282 152L288 170L276 180M-322 470L-314 486L-322 500M118 60L126 72L120 84M-182 214L-176 226L-184 238';
const SPIRAL = 'M-300 232C-276 206 -236 208 -226 228C-218 246 -238 258 -252 250C-262 243 -256 232 -246 234';
const RIDGE =
  'M-12 152C-26 112 -66 88 -126 85C-190 82 -246 104 -284 150L-266 176C-234 138 -186 120 -132 122C-84 124 -56 144 -40 184C-30 194 -16 188 -12 172Z';

export function skull({ top, lip }: Mouth): string {
  const brow = 30 + top - TALLEST;
  return `<path d="M-352 ${lip + 140}C-358 600 -356 330 -328 190C-316 118 -290 60 -262 ${brow}L-250 -20H250L262 ${brow}C290 60 316 118 328 190C356 330 358 600 352 ${lip + 140}Z" fill="${JADE.stone}" stroke="${INK}" stroke-width="4"/>
    <path d="M-340 ${lip}C-350 560 -348 330 -322 196C-310 124 -286 66 -258 34L-222 20C-252 80 -284 150 -292 250C-302 380 -312 560 -306 ${lip}Z" fill="${JADE.pale}"/>
    <path d="M340 ${lip}C350 560 348 330 322 196C310 124 286 66 258 34L212 26C250 70 280 150 290 250C302 380 312 560 306 ${lip}Z" fill="${JADE.shade}"/>`;
}

/** Forehead, cheeks, eye sockets and the ridges above them. */
function upperFace(): string {
  const eyes = EYES.map(([x, y], i) => put(x, TALLEST + y, socket(), { flip: i === 1 }));
  return `<path d="M-262 66C-160 44 160 44 262 66L286 120C250 96 200 84 130 84C70 84 30 100 12 128H-12C-30 100 -70 84 -130 84C-200 84 -250 96 -286 120Z" fill="${JADE.pale}"/>
    <path d="M-262 66C-160 44 60 42 140 50C40 50 -20 56 -12 128C-30 100 -70 84 -130 84C-200 84 -250 96 -286 120Z" fill="${JADE.light}" opacity="0.7"/>
    <path d="${JOINTS}" fill="none" stroke="${JADE.deep}" stroke-width="3"/>
    <path d="${JOINTS}" fill="none" stroke="${JADE.light}" stroke-width="1.2" transform="translate(0 3)" opacity="0.6"/>
    <path d="${CRACKS}" fill="none" stroke="${JADE.dark}" stroke-width="2.2" stroke-linejoin="round"/>
    <g fill="none" stroke-linecap="round">${mirrored(`<path d="${SPIRAL}" stroke="${JADE.dark}" stroke-width="8"/><path d="${SPIRAL}" stroke="${JADE.light}" stroke-width="3" transform="translate(1 3)" opacity="0.8"/>`)}</g>
    ${eyes.join('')}
    <g stroke="${INK}" stroke-width="3" stroke-linejoin="round">${mirrored(`<path d="${RIDGE}" fill="${JADE.shade}"/><path d="M-22 150C-38 116 -74 98 -126 96C-186 94 -236 112 -272 148" fill="none" stroke="${JADE.light}" stroke-width="5" opacity="0.85"/><path d="M-64 122l-6 -18M-102 113l-2 -18M-142 112l2 -18M-182 117l8 -17M-220 131l12 -16" stroke="${JADE.dark}" stroke-width="3"/>`)}</g>`;
}

const rimOf = (top: number) => `M-308 ${top - 14}C-200 ${top - 36} 200 ${top - 36} 308 ${top - 14}`;

export function lipsOutline({ top, lip }: Mouth): string {
  return `${rimOf(top)}L330 ${lip - 8}C210 ${lip + 22} -210 ${lip + 22} -330 ${lip - 8}Z`;
}

/** The stone round the mouth. */
export function lips(mouth: Mouth): string {
  const { top, lip } = mouth;
  const rim = rimOf(top);
  const seams = [60, 150, 240, 330].map(
    (down, i) => `M${-318 - 3 * i} ${top + down}h18M${318 + 3 * i} ${top + down}h-18`,
  );
  return `<path d="${lipsOutline(mouth)}" fill="${JADE.pale}" stroke="${INK}" stroke-width="3"/>
    <path d="${rim}L310 ${top - 2}C200 ${top - 24} -200 ${top - 24} -310 ${top - 2}Z" fill="${JADE.light}"/>
    <path d="M310 ${top}L330 ${lip - 8}C300 ${lip + 2} 280 ${lip + 4} 250 ${lip + 8}L290 ${lip - 24}Z" fill="${JADE.shade}"/>
    <path d="${seams.join('')}" stroke="${JADE.deep}" stroke-width="3"/>`;
}

/** What is inside, behind the teeth. */
export function maw(mouth: Mouth, inside: string): string {
  const open = opening(mouth);
  return `<clipPath id="maw"><path d="${open}"/></clipPath><path d="${open}" fill="#0e1c17" stroke="${INK}" stroke-width="4"/>
    <g clip-path="url(#maw)">${inside}${teeth(mouth)}</g><path d="${open}" fill="none" stroke="${INK}" stroke-width="4"/>`;
}

export function nose(): string {
  return `<g stroke="${INK}" stroke-width="3" stroke-linejoin="round"><path d="${NOSE_OUTLINE}" fill="${JADE.stone}"/>
    <path d="M-14 134C-16 172 -24 210 -34 238C-18 252 6 252 18 246C10 210 10 170 8 132C2 126 -8 126 -14 134Z" fill="${JADE.light}" stroke="none"/>
    <path d="M26 132C30 170 46 204 62 230C70 244 66 258 54 263C46 250 32 200 18 132Z" fill="${JADE.shade}" stroke="none"/>
    <path d="${NOSE}" fill="none"/>
    <path d="M-52 246C-46 238 -32 240 -30 250C-34 258 -48 258 -52 246ZM52 246C46 238 32 240 30 250C34 258 48 258 52 246Z" fill="${JADE.night}" stroke-width="2"/>
    <path d="M-12 150H12M-14 162H14M-16 174H16" stroke="${JADE.dark}" stroke-width="3" fill="none" stroke-linecap="round"/></g>`;
}

/** A carved band of stepped frets, 24 high. */
function frets(count: number): string {
  const band = Array.from({ length: count }, (_none, i) => {
    const x = i * 36;
    return `M${x + 2} 22V4H${x + 28}V16H${x + 12}V11H${x + 20}M${x + 34} 2V22H${x + 22}`;
  });
  return `<path d="${band.join('')}" fill="none" stroke="${JADE.night}" stroke-width="3" stroke-linejoin="round"/>`;
}

function crown(top: number): string {
  const { height, sockets, size } = headdress(top);
  const band = 'C-170 45 170 45 276 73';
  const holes = sockets.map(([x, y]) =>
    put(
      x,
      y,
      `<circle r="21" fill="${JADE.night}" stroke="${INK}" stroke-width="2.5"/><circle r="21" fill="none" stroke="${JADE.pale}" stroke-width="1.5" opacity="0.7" transform="translate(0 1.5)"/><circle r="14" fill="none" stroke="${JADE.stone}" stroke-width="1.6" stroke-dasharray="3 3" opacity="0.55"/>`,
      { scale: size },
    ),
  );
  return `<g transform="scale(1 ${height.toFixed(2)})"><path d="M-276 74C-170 46 170 46 276 74L292 -30H-292Z" fill="${JADE.deep}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>
    <path d="M-276 74C-170 46 170 46 276 74" fill="none" stroke="${INK}" stroke-width="11"/>
    <path d="M-276 73${band}" fill="none" stroke="${GOLD.leaf}" stroke-width="6"/>
    <path d="M-276 72C-170 44 170 44 276 72" fill="none" stroke="${GOLD.light}" stroke-width="2" stroke-dasharray="14 10"/>
    ${put(-258, 22, frets(3), { turn: -5 })}${put(258, 22, frets(3), { turn: 5, flip: true })}</g>${holes.join('')}`;
}

function brow(): string {
  const holes = SOCKETS.map(
    (x) => `<circle cx="${x}" cy="-2" r="7" fill="#12231b" stroke="${JADE.deep}" stroke-width="1.8"/>`,
  );
  return put(
    BROW[0],
    TALLEST + BROW[1],
    `<path d="M-58 -2C-40 -22 40 -22 58 -2C40 18 -40 18 -58 -2Z" fill="${JADE.night}" stroke="${INK}" stroke-width="3"/><path d="M-58 -2C-40 -22 40 -22 58 -2" fill="none" stroke="${GOLD.metal}" stroke-width="2.4"/>${holes.join('')}`,
  );
}

/** Inside: steps going back into the dark. */
export function throat({ top, lip }: Mouth): string {
  const height = lip - top;
  const y = (part: number) => tenth(top + height * part);
  const courses = [
    [0.05, 0.2, -140],
    [0.2, 0.36, -196],
    [0.36, 0.52, -140],
    [0.52, 0.7, -196],
  ] as const;
  const joints = courses.flatMap(([from, to, left]) =>
    [0, 118, 236, 354].map((along) => `M${left + along} ${y(from)}V${y(to)}`),
  );
  const step = (from: number, edge: number, tone: string, light: string) =>
    `<path d="M-320 ${y(from)}H320V${lip + 20}H-320Z" fill="${tone}"/><path d="M-320 ${y(from)}H320V${y(edge)}H-320Z" fill="${light}"/>`;
  const slabs = [-260, -150, -40, 70, 180].map(
    (x) => `M${x} ${y(0.76)}V${y(0.84)}M${x + 50} ${y(0.875)}V${lip}`,
  );
  return `<radialGradient id="dim" gradientUnits="userSpaceOnUse" cx="0" cy="${y(0.65)}" r="380"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#050b08" stop-opacity="0.72"/></radialGradient>
    <radialGradient id="ember" gradientUnits="userSpaceOnUse" cx="0" cy="${y(0.7)}" r="300"><stop offset="0" stop-color="#ffb640" stop-opacity="0.42"/><stop offset="0.5" stop-color="#e98a24" stop-opacity="0.16"/><stop offset="1" stop-color="#e98a24" stop-opacity="0"/></radialGradient>
    <rect x="-320" y="${top - 20}" width="640" height="${height + 40}" fill="#13241d"/>
    <path d="M-250 ${y(-0.05)}H250L224 ${y(0.74)}H-224Z" fill="#1a3026"/><path d="M-190 ${y(-0.05)}H190L170 ${y(0.7)}H-170Z" fill="#20392d"/>
    <path d="M-250 ${y(0.2)}H250M-250 ${y(0.36)}H250M-250 ${y(0.52)}H250${joints.join('')}" stroke="#12231b" stroke-width="3" fill="none"/>
    ${step(0.72, 0.76, '#25422f', '#375b45')}${step(0.84, 0.875, '#2d4d3b', '#467058')}
    <path d="${slabs.join('')}" stroke="#1a3026" stroke-width="3"/>
    <rect x="-320" y="${top - 20}" width="640" height="${height + 40}" fill="url(#dim)"/>`;
}

/** The whole head, from the headdress to the chin. */
export function idol(mouth: Mouth, inside = throat(mouth)): string {
  const up = mouth.top - TALLEST;
  return put(
    HALL.middle,
    0,
    `${skull(mouth)}${put(0, up, upperFace())}${lips(mouth)}${maw(mouth, inside)}${put(0, up, nose())}${crown(mouth.top)}${put(0, up, brow())}`,
  );
}
