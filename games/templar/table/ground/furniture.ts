/** Furniture by name: each thing in its own box, from 0 0 to its width and height. Slots are hollowed into it. */

import { seededLehmer } from '@conclave/kit/random';
import { tenth } from '@conclave/kit/svg-text';
import type { Furniture } from '../layout.ts';
import { circle, ellipse, type Material, OAK, path, rect, repeat, SHADE, STONE, WOOD } from './ink.ts';

interface Size {
  readonly w: number;
  readonly h: number;
  /** Where it stands in the room: things of one kind need not be alike. */
  readonly x: number;
  readonly y: number;
}

type Draw = (size: Size) => string;

const at = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });

/** A block seen from above and a little from the front. */
function block(w: number, h: number, { dark, top, light }: Material, front: number, corner = 2): string {
  return (
    rect(at(0, 0, w, h), { fill: dark, ink: 1.7, corner }) +
    rect(at(0, 0, w, h - front), { fill: top, ink: 1.7, corner }) +
    path(`M3 2.6H${w - 3}`, { stroke: light, width: 1.6, cap: 'round' })
  );
}

function grain(w: number, h: number, colour: string, seed: number): string {
  const shake = seededLehmer(seed);
  const lines = Array.from({ length: 4 }, (_none, i) => {
    const from = 4 + shake() * w * 0.4;
    const to = from + w * (0.25 + shake() * 0.3);
    return `M${tenth(from)} ${tenth(3 + (h * (i + 0.5)) / 4)}H${tenth(to)}`;
  });
  return path(lines.join(''), { stroke: colour, width: 1, opacity: 0.35, cap: 'round' });
}

const cabinet =
  ({ top, light, dark }: Material): Draw =>
  ({ w, h }) =>
    rect(at(0, 0, w, h), { fill: top, ink: 1.7, corner: 2 }) +
    rect(at(-1.5, -1.5, w + 3, 4.5), { fill: light, ink: 1.4, corner: 1 }) +
    rect(at(0, h - 4, w, 4), { fill: dark, ink: 1.4 });

const table =
  (material: Material, back = ''): Draw =>
  ({ w, h, x, y }) =>
    (back && rect(at(0, -2, w, 6), { fill: back, ink: 1.5, corner: 1.5 })) +
    block(w, h, material, 5) +
    grain(w - 8, h - 9, material.deep, x * 7 + y);

const desks: Draw = ({ w, h }) => {
  const third = w / 3;
  const sheet = (i: number) => {
    const left = third * i;
    const right = third * (i + 1);
    return (
      path(`M${tenth(left + 2)} -3H${tenth(right - 2)}L${tenth(right - 4)} 4H${tenth(left + 4)}Z`, {
        fill: '#f6ecd2',
        ink: 1.2,
      }) + path(`M${tenth(left + 7)} 0.5H${tenth(right - 9)}`, { stroke: '#b3361e', width: 1.1 })
    );
  };
  return block(w, h, OAK, 6) + repeat(3, sheet);
};

const HERBS = ['#6f8f4a', '#8aa65c', '#56763a', '#b06a8a'];

const herbShelf: Draw = ({ w, h }) =>
  block(w, h, WOOD, 6) +
  repeat(8, (i) => {
    const x = tenth(6 + (i * (w - 12)) / 7);
    const bunch = `M${x} -4C${tenth(x - 4)} 1 ${tenth(x - 3)} 4 ${x} 5C${tenth(x + 3)} 4 ${tenth(x + 4)} 1 ${x} -4Z`;
    return path(bunch, { fill: HERBS[i % HERBS.length], ink: 1 });
  });

const caskRack: Draw = ({ w, h }) =>
  block(w, h, OAK, 5) +
  path(`M0 4H${w}M0 ${h - 8}H${w}`, { stroke: '#2f2a25', width: 2.2 }) +
  circle(3.5, h - 2.5, 2, { fill: '#d9a93c', ink: 1 });

const chest: Draw = ({ w, h }) => {
  const bands =
    h > w ? [`M1 2.5H${w - 1}`, `M1 ${h - 9}H${w - 1}`] : [`M2.5 1V${h - 1}`, `M${w - 2.5} 1V${h - 1}`];
  const iron = bands.map((d) => path(d, { ink: 4.6 }) + path(d, { stroke: '#5b544c', width: 2.6 }));
  return (
    block(w, h, OAK, 6, 3) + iron.join('') + rect(at(w / 2 - 3.5, h - 6, 7, 6), { fill: '#d9a93c', ink: 1.2 })
  );
};

const longTable: Draw = ({ w, h }) =>
  rect(at(6, h + 2, w - 12, 5), { fill: '#8c5c2d', ink: 1.3, corner: 1.5 }) +
  block(w, h, WOOD, 6) +
  grain(w - 8, h - 10, WOOD.deep, 5) +
  path(`M${w / 2 - 3} 0V${h - 6}H${w / 2 + 3}V0Z`, { fill: '#fbf3dc', ink: 1.1 }) +
  circle(w / 2, 8, 2.6, { fill: '#b3361e', ink: 1 }) +
  circle(w / 2, 17, 2.6, { fill: '#d9a93c', ink: 1 });

const readingTable: Draw = ({ w, h }) =>
  rect(at(-7, -6, w + 14, h + 14), { fill: '#9b2f20', ink: 1.2, corner: 3 }) +
  rect(at(-4.5, -3.5, w + 9, h + 9), { stroke: '#e9c46a', width: 1.2, dash: '3 2', corner: 2 }) +
  block(w, h, OAK, 6);

const lectern =
  (cloth = ''): Draw =>
  ({ w, h }) =>
    rect(at(0, 0, w, h), { fill: OAK.dark, ink: 1.7, corner: 2 }) +
    path(`M-1 ${h - 6}L2 -1H${w - 2}L${w + 1} ${h - 6}Z`, { fill: cloth || OAK.top, ink: 1.6 }) +
    (cloth && path(`M2 ${h - 8}H${w - 2}`, { stroke: '#e9c46a', width: 1.4, dash: '2 1.6' }));

const stool: Draw = ({ w, h }) =>
  circle(w / 2, h / 2 + 2, w / 2 + 0.5, { fill: WOOD.dark, ink: 1.7 }) +
  circle(w / 2, h / 2, w / 2 + 0.5, { fill: WOOD.top, ink: 1.7 });

const BLANKETS = ['#7d8f6a', '#8c5a4a', '#6b7f93', '#a08a54'];

const bed =
  (blanket = ''): Draw =>
  ({ w, h, x }) =>
    rect(at(0, 0, w, h), { fill: WOOD.dark, ink: 1.7, corner: 3 }) +
    rect(at(2.5, 3, w - 5, h - 7), { fill: '#f6ecd2', ink: 1.2, corner: 2 }) +
    rect(at(5, 5, w - 10, 10), { fill: '#fffaf0', ink: 1.1, corner: 4 }) +
    path(`M2.5 20C${w / 2} 17 ${w / 2} 23 ${w - 2.5} 20V${h - 4}H2.5Z`, {
      fill: blanket || BLANKETS[Math.round(x / 31) % BLANKETS.length],
      ink: 1.3,
    }) +
    path(`M4 ${h - 12}H${w - 4}`, { stroke: '#f6ecd2', width: 1.6, opacity: 0.7 });

const sickbed: Draw = (size) => {
  const x = size.w / 2;
  return (
    bed('#9a4a3c')(size) +
    circle(x, 13, 6.5, { fill: '#ecc9a0', ink: 1.3 }) +
    path(`M${x - 6.5} 11C${x - 5} 4 ${x + 5} 4 ${x + 6.5} 11C${x + 3} 8 ${x - 3} 8 ${x - 6.5} 11Z`, {
      fill: '#6a4a2a',
      ink: 1.3,
    }) +
    path(`M${x - 3.5} 13H${x - 1.5}M${x + 1.5} 13H${x + 3.5}`, { ink: 1.3 }) +
    circle(x, 15.5, 1.5, { fill: '#d2573c' })
  );
};

function octagon(x: number, y: number, across: number, down: number): string {
  const corners = Array.from({ length: 8 }, (_none, i) => {
    const angle = (Math.PI / 4) * i + Math.PI / 8;
    return `${tenth(x + across * Math.cos(angle) * 1.05)} ${tenth(y + down * Math.sin(angle) * 1.05)}`;
  });
  return `M${corners.join('L')}Z`;
}

const basin: Draw = ({ w, h }) => {
  const x = w / 2;
  const y = h / 2 - 3;
  const jets =
    `M${x - 4} ${y - 22}C${x - 12} ${y - 22} ${x - 13} ${y - 14} ${x - 13} ${y - 9}` +
    `M${x + 4} ${y - 22}C${x + 12} ${y - 22} ${x + 13} ${y - 14} ${x + 13} ${y - 9}`;
  return (
    path(octagon(x, y + 6, w / 2, h / 2 - 3), { fill: STONE.deep, ink: 1.8 }) +
    path(octagon(x, y, w / 2, h / 2 - 3), { fill: STONE.top, ink: 1.8 }) +
    path(octagon(x, y, w / 2 - 3.5, h / 2 - 6.5), { stroke: STONE.light, width: 1.6 }) +
    ellipse(x, y - 8, 23, 17, { fill: '#5f97a6', ink: 1.7 }) +
    path(`M${x - 23} ${y - 8}A23 17 0 0 1 ${x + 23} ${y - 8}A24 14 0 0 0 ${x - 23} ${y - 8}Z`, {
      fill: '#3d7384',
    }) +
    path(
      `M${x - 14} ${y - 4}Q${x - 8} ${y - 1} ${x - 2} ${y - 4}M${x + 3} ${y}Q${x + 9} ${y + 3} ${x + 15} ${y - 1}`,
      { stroke: '#cfe6e6', width: 1.4, cap: 'round' },
    ) +
    path(
      `M${x - 4} ${y - 6}V${y - 26}H${x + 4}V${y - 6}C${x + 2} ${y - 4} ${x - 2} ${y - 4} ${x - 4} ${y - 6}Z`,
      {
        fill: STONE.light,
        ink: 1.5,
      },
    ) +
    circle(x, y - 29, 5.5, { fill: '#c2ae84', ink: 1.5 }) +
    path(jets, { stroke: '#cfe6e6', width: 2 })
  );
};

const font: Draw = ({ w, h }) =>
  path(octagon(w / 2, h / 2 + 4, w / 2 + 2, h / 2), { fill: STONE.deep, ink: 1.8 }) +
  path(octagon(w / 2, h / 2 - 0.5, w / 2 + 2, h / 2 + 1), { fill: STONE.light, ink: 1.8 });

const well: Draw = ({ w, h }) => {
  const joint = (i: number) => {
    const angle = (Math.PI * 2 * i) / 10;
    const point = (r: number) =>
      `${tenth(w / 2 + r * Math.cos(angle))} ${tenth(h / 2 + r * Math.sin(angle))}`;
    return `M${point(14)}L${point(19.5)}`;
  };
  return (
    circle(w / 2, h / 2 + 4, w / 2 + 1, { fill: STONE.deep, ink: 1.8 }) +
    circle(w / 2, h / 2, w / 2 + 1, { fill: STONE.top, ink: 1.8 }) +
    path(repeat(10, joint), { stroke: STONE.deep, width: 1.3 }) +
    circle(w / 2, h / 2, 14, { fill: WOOD.dark, ink: 1.5 })
  );
};

const SPINES = ['#7d2a1c', '#2f4f7d', '#3f6b4f', '#9a7426', '#5b345a', '#6e4a2a', '#a0613a'];

const bookcase: Draw = ({ w, h }) => {
  const shake = seededLehmer(77);
  const shelf = (y: number) => {
    let books = '';
    for (let x = 4; x < w - 6; ) {
      const thick = 3 + shake() * 3.2;
      const high = 10 + shake() * 3.5;
      const fill = SPINES[Math.floor(shake() * SPINES.length)];
      books += rect(at(x, y + 14 - high, thick, high), { fill, ink: 0.7 });
      x += thick + (shake() > 0.85 ? 3 : 0.3);
    }
    return books;
  };
  return (
    rect(at(0, 0, w, h), { fill: OAK.deep, ink: 1.8, corner: 1.5 }) +
    shelf(4) +
    shelf(20) +
    path(`M1 19H${w - 1}`, { stroke: OAK.light, width: 2.2 }) +
    rect(at(-1.5, -2, w + 3, 4.5), { fill: OAK.light, ink: 1.4 }) +
    rect(at(0, h - 3.5, w, 4), { fill: OAK.top, ink: 1.3 })
  );
};

const keys: Draw = ({ w }) =>
  rect(at(0, 0, w, 4), { fill: WOOD.top, ink: 1.2 }) +
  repeat(3, (i) => {
    const x = 4 + i * 6;
    return (
      circle(x, 7, 2, { ink: 2.6 }) +
      path(`M${x} 9V15`, { ink: 2.6 }) +
      circle(x, 7, 2, { stroke: '#e9c46a', width: 1.2 }) +
      path(`M${x} 9V15M${x} 14H${x + 2}`, { stroke: '#e9c46a', width: 1.2 })
    );
  });

const hearth: Draw = ({ w, h }) => {
  const x = w / 2;
  const flame =
    `M${x} ${h - 2}C${x - 11} ${h - 3} ${x - 7} ${h - 10} ${x - 3} ${h - 15}C${x - 2} ${h - 10} ${x + 2} ${h - 12} ${x + 2} ${h - 17}` +
    `C${x + 9} ${h - 10} ${x + 10} ${h - 3} ${x} ${h - 2}Z`;
  return (
    rect(at(0, 0, w, h), { fill: STONE.dark, ink: 1.8 }) +
    path(`M5 ${h}V10C5 5 ${w - 5} 5 ${w - 5} 10V${h}Z`, { fill: '#2a160a', ink: 1.5 }) +
    path(flame, { fill: '#f08a2c', ink: 1.1 }) +
    path(
      `M${x} ${h - 2}C${x - 5} ${h - 3} ${x - 3} ${h - 7} ${x} ${h - 10}C${x + 4} ${h - 6} ${x + 4} ${h - 3} ${x} ${h - 2}Z`,
      { fill: '#ffd76a' },
    )
  );
};

const barrel: Draw = ({ w, h }) => {
  const [upper, lower] = [tenth(h * 0.33), tenth(h * 0.66)];
  return (
    path(
      `M2 0H${w - 2}C${w + 1.5} ${upper} ${w + 1.5} ${lower} ${w - 2} ${h}H2C-1.5 ${lower} -1.5 ${upper} 2 0Z`,
      {
        fill: WOOD.top,
        ink: 1.7,
      },
    ) +
    ellipse(w / 2, 3, w / 2 - 2, 4, { fill: WOOD.light, ink: 1.4 }) +
    path(`M0 11H${w}M0 ${h - 7}H${w}`, { stroke: '#3a3531', width: 2.2 })
  );
};

const highAltar: Draw = ({ w, h }) =>
  rect(at(-6, -3, w + 12, h + 9), { fill: STONE.dark, ink: 1.5, corner: 2 }) +
  rect(at(0, 0, w, h), { fill: '#d9b25a', ink: 1.8, corner: 2 }) +
  rect(at(0, 0, w, h - 5), { fill: '#fbf3dc', ink: 1.7, corner: 2 }) +
  path(`M4 ${h - 8}H${w - 4}`, { stroke: '#b3361e', width: 2.2 }) +
  path(`M4 ${h - 2.4}H${w - 4}`, { stroke: '#fbf3dc', width: 1.3, dash: '2.5 2' });

const ladyAltar: Draw = ({ w, h }) =>
  rect(at(0, 0, w, h), { fill: '#1c3d70', ink: 1.7, corner: 2 }) +
  rect(at(0, 0, w, h - 5), { fill: '#2f63ad', ink: 1.6, corner: 2 }) +
  path(`M3 ${h - 2.5}H${w - 3}`, { stroke: '#f0cb62', width: 1.5, dash: '3 2' }) +
  path(`M3 3H${w - 3}`, { stroke: '#9dc0ee', width: 1.2 });

/** A golden reliquary in the form of a house: roof with two hollows, front with three. */
const greatShrine: Draw = ({ w, h }) => {
  const gems: readonly (readonly [number, number, string])[] = [
    [14, 12, '#b3361e'],
    [w - 14, 12, '#24508f'],
    [w / 2, 7, '#2f7a63'],
  ];
  return (
    path(`M0 29L12 0H${w - 12}L${w} 29V${h}H0Z`, { fill: '#b8862b', ink: 1.9 }) +
    path(`M0 29L12 0H${w - 12}L${w} 29Z`, { fill: '#e9c46a', ink: 1.7 }) +
    path(`M2 30H${w - 2}V${h - 2}H2Z`, { fill: '#d9a93c' }) +
    repeat(9, (i) => circle(15 + (i * (w - 30)) / 8, -1.5, 2.1, { fill: '#f7dd8b', ink: 1 })) +
    gems
      .map(
        ([x, y, fill]) => circle(x, y, 3, { fill, ink: 1.2 }) + circle(x - 1, y - 1, 0.9, { fill: '#fff' }),
      )
      .join('') +
    path(`M0 29.5H${w}`, { ink: 3.4 }) +
    path(`M0 29.5H${w}`, { stroke: '#f7dd8b', width: 1.5, dash: '4 2' })
  );
};

const THINGS: Readonly<Record<string, Draw>> = {
  cupboard: cabinet(OAK),
  sideboard: cabinet(WOOD),
  cabinet: cabinet(OAK),
  shelf: cabinet(WOOD),
  press: cabinet(WOOD),
  'ink cabinet': cabinet(OAK),
  niche: cabinet(STONE),
  shrine: cabinet(STONE),
  bench: table(WOOD),
  table: table(WOOD),
  'wine table': table(OAK),
  settle: table(OAK, OAK.light),
  stalls: table(OAK, OAK.light),
  'chopping block': table({ ...WOOD, top: '#c79a5e', light: '#deb981' }),
  washstand: ({ w, h }) => block(w, h, WOOD, 6),
  desks,
  'herb shelf': herbShelf,
  'cask rack': caskRack,
  chest,
  'long table': longTable,
  'reading table': readingTable,
  lectern: lectern(),
  'ledger desk': lectern(),
  'double lectern': lectern(),
  carrel: lectern(),
  desk: lectern(),
  'prie-dieu': lectern('#8f2e1e'),
  'abbot’s desk': lectern('#24508f'),
  stool,
  bed: bed(),
  sickbed,
  basin,
  font,
  well,
  bookcase,
  keys,
  hearth,
  barrel,
  'high altar': highAltar,
  'lady altar': ladyAltar,
  'great shrine': greatShrine,
};

const ROUND: ReadonlySet<string> = new Set(['basin', 'well', 'font', 'stool']);

export function drawThing({ thing, ...size }: Furniture): string {
  const draw = THINGS[thing];
  if (!draw) throw new Error(`nobody knows how to draw a ${thing}`);
  return draw(size);
}

export function shadowOf({ thing, x, y, w, h }: Furniture): string {
  return ROUND.has(thing)
    ? ellipse(x + w / 2 + 4, y + h / 2 + 7, w / 2 + 2, h / 2, { fill: SHADE, opacity: 0.28 })
    : rect({ x: x + 2, y: y + 3, w: w + 2, h: h + 2 }, { fill: SHADE, opacity: 0.3, corner: 4 });
}
