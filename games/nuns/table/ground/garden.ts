/** What grows: grass, gravel ways, leaves, hedges. */

import type { Random } from '@conclave/kit/random';
import { tenth } from '@conclave/kit/svg-text';
import type { Spot } from '../../rules/plan.ts';
import { at, type Box, fill, INK, OUTLINE, path, type Shapes } from './draw.ts';

export const LEAF = '#5c8845';
export const LEAF_DARK = '#3a5e30';
export const LEAF_LIGHT = '#8db562';

export interface Lawn {
  readonly base: string;
  readonly patch: string;
  /** Blades to a square unit. */
  readonly blades: number;
  /** Where nothing can be seen of it. */
  hidden?(spot: Spot): boolean;
}

export function grass(box: Box, random: Random, { base, patch, blades, hidden }: Lawn): Shapes {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const somewhere = (): Spot => [
    Math.round(box.left + random() * width),
    Math.round(box.top + random() * height),
  ];
  let patches = '';
  for (let i = 0; i < (width * height) / 9000; i++) {
    const [x, y] = somewhere();
    const [rx, ry] = [Math.round(30 + random() * 60), Math.round(16 + random() * 30)];
    patches += `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  }
  let dark = '';
  let light = '';
  let flowers = '';
  for (let i = 0; i < width * height * blades; i++) {
    const [x, y] = somewhere();
    const size = Math.round(4 + random() * 5);
    const kind = random();
    if (hidden?.([x, y])) continue;
    const lean = Math.round(size * 0.6);
    const tuft = `M${x - lean} ${y - size}l${lean} ${size}v${-Math.round(size * 1.25)}m0 ${Math.round(size * 1.25)}l${lean} ${-size}`;
    if (kind < 0.62) dark += tuft;
    else light += tuft;
    if (kind > 0.985) flowers += `M${x + 6} ${y}h0`;
  }
  const blade = { fill: 'none', opacity: 0.7, 'stroke-linecap': 'round' } as const;
  return [
    fill(box, { fill: base }),
    path(patches, { fill: patch, opacity: 0.55 }),
    path(dark, { stroke: '#3f5f33', 'stroke-width': 1.7, ...blade }),
    path(light, { stroke: '#a9c47c', 'stroke-width': 1.6, ...blade }),
    path(flowers, { stroke: '#f4e6b0', 'stroke-width': 5, 'stroke-linecap': 'round', fill: 'none' }),
  ];
}

export type Line = readonly [Spot, Spot];

/** A gravel way under every line. */
export function gravel(lines: readonly Line[], random: Random, width: number, tone: string): Shapes {
  const way = lines.map(([[ax, ay], [bx, by]]) => `M${ax} ${ay}L${bx} ${by}`).join('');
  let pebbles = '';
  for (const [[ax, ay], [bx, by]] of lines) {
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy);
    for (let i = 0; i < length / 4.5; i++) {
      const along = random();
      const aside = ((random() - 0.5) * (width - 8)) / length;
      pebbles += `M${Math.round(ax + dx * along - dy * aside)} ${Math.round(ay + dy * along + dx * aside)}h0`;
    }
  }
  const round = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  return [
    path(way, { stroke: '#54703f', 'stroke-width': width + 7, opacity: 0.8, ...round }),
    path(way, { stroke: tone, 'stroke-width': width, ...round }),
    path(pebbles, { stroke: '#8d7c58', 'stroke-width': 3, opacity: 0.55, ...round }),
  ];
}

/** A round thing with bumps. */
export function blob(rx: number, random: Random, ry = rx, bumps = Math.max(7, Math.round(rx / 6))): string {
  const turn = (Math.PI * 2) / bumps;
  const knots = Array.from({ length: bumps }, (_none, i): Spot => {
    const size = 0.9 + random() * 0.12;
    return [tenth(Math.cos(i * turn) * rx * size), tenth(Math.sin(i * turn) * ry * size)];
  });
  const bows = knots.map((_knot, i) => {
    const middle = (i + 0.5) * turn;
    const [x, y] = knots[(i + 1) % bumps];
    return `Q${tenth(Math.cos(middle) * rx * 1.2)} ${tenth(Math.sin(middle) * ry * 1.2)} ${x} ${y}`;
  });
  return `M${knots[0].join(' ')}${bows.join('')}Z`;
}

export function leaves(x: number, y: number, reach: number, random: Random, count: number, tone: string) {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * reach * 0.82;
    d += `M${tenth(x + Math.cos(angle) * far)} ${tenth(y + Math.sin(angle) * far)}q4 -7 9 -1`;
  }
  return path(d, { stroke: tone, 'stroke-width': 2.6, fill: 'none', 'stroke-linecap': 'round' });
}

/** Bushes in a row, where the meadow ends. */
export function hedge(random: Random): Shapes {
  const bush = (x: number, y: number, rx: number, ry: number) =>
    at(x, y, path(blob(rx, random, ry), { fill: random() < 0.5 ? '#2d5133' : '#38613b', ...OUTLINE }));
  const bushes: Shapes[number][] = [];
  for (let y = 30; y < 600; y += 26 + random() * 12) {
    bushes.push(bush(34 + random() * 8, y, 24 + random() * 12, 20 + random() * 8));
  }
  for (let x = 60; x < 985; x += 28 + random() * 14) {
    bushes.push(bush(x, 8 + random() * 8, 25 + random() * 10, 17 + random() * 8));
  }
  return bushes;
}

export function ivy(lines: readonly Line[], random: Random): Shapes {
  return lines.flatMap(([[ax, ay], [bx, by]]) => {
    const length = Math.hypot(bx - ax, by - ay);
    const tufts: Shapes[number][] = [];
    for (let far = 0; far < length; far += 16 + random() * 26) {
      const x = ax + ((bx - ax) * far) / length + (random() - 0.5) * 10;
      const y = ay + ((by - ay) * far) / length + (random() - 0.5) * 8;
      const tuft = blob(9 + random() * 7, random, 7 + random() * 4, 6);
      const tone = random() < 0.5 ? '#3b6234' : '#57823f';
      tufts.push(at(x, y, path(tuft, { fill: tone, stroke: INK, 'stroke-width': 2 })));
    }
    return tufts;
  });
}
