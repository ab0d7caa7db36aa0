/** The floors: grey cobbles where a zone stands, blue enamel with stars where it turns. They are computed once. */

import { seededLinear } from '@conclave/kit/random';
import type { ComponentChild } from 'preact';
import {
  annulus,
  areJoinedForEver,
  at,
  middleOfSquare,
  polar,
  radians,
  spanOf,
  spanOfSquare,
  squaresOf,
  wholeRing,
  ZONE_SHAPES,
} from '../geometry.ts';

const TONES = 4;
const COURSES = 4;
const STONE_LENGTH = 15;

function cobbles(zone: number): ComponentChild {
  const roll = seededLinear(77 + zone * 13);
  const { inner, outer } = ZONE_SHAPES[zone];
  const [low, high] = [inner - 1, outer + 1];
  const tones = Array.from({ length: TONES }, () => '');
  const height = (high - low) / COURSES;
  for (let course = 0; course < COURSES; course++) {
    const from = low + course * height + 0.8;
    const to = from + height - 1.6;
    for (let sector = 0; sector < 12; sector++) {
      const count = Math.max(2, Math.round((radians(30) * (from + to)) / 2 / STONE_LENGTH));
      const cuts = [
        0,
        ...Array.from({ length: count - 1 }, (_none, i) => (i + 1 + (roll() - 0.5) * 0.5) / count),
        1,
      ];
      const gap = spanOf(0.9, to);
      const start = sector * 30 - 15;
      for (let i = 0; i < count; i++) {
        const tone = Math.floor(roll() * TONES);
        tones[tone] += annulus(from, to, start + cuts[i] * 30 + gap, start + cuts[i + 1] * 30 - gap);
      }
    }
  }
  return (
    <>
      <path d={wholeRing(low, high)} fill="var(--kj)" />
      {tones.map((d, tone) => (
        <path key={tone} d={d} fill={`var(--k${tone})`} stroke={`var(--k${tone})`} stroke-linejoin="round" />
      ))}
    </>
  );
}

/** A four-pointed star. */
function star(x: number, y: number, size: number): string {
  const thin = size - 0.6;
  const [a, b] = [size.toFixed(1), thin.toFixed(1)];
  return `M${x.toFixed(1)} ${(y - size).toFixed(1)}q.5 ${b} ${a} ${a}q-${b} .5 -${a} ${a}q-.5 -${b} -${a} -${a}q${b} -.5 ${a} -${a}Z`;
}

const STARS = [26, 0, 54, 0, 96, 0] as const;

function enamel(zone: number): ComponentChild {
  const roll = seededLinear(77 + zone * 13);
  const { inner, outer, floor } = ZONE_SHAPES[zone];
  const [low, high] = [inner - 1, outer + 1];
  const slabs = ['', ''];
  let seams = '';
  squaresOf(zone).forEach((square, i) => {
    const [from, to] = spanOfSquare(square);
    slabs[i % 2] += annulus(low, high, from, to);
    seams += `M${at(low, to)}L${at(high, to)}`;
  });
  let stars = '';
  let dots = '';
  for (let i = 0; i < STARS[zone]; i++) {
    const angle = (i + roll()) * (360 / STARS[zone]);
    const { x, y } = polar(floor[0] + 5 + roll() * (floor[1] - floor[0] - 10), angle);
    if (roll() > 0.72) stars += star(x, y, 3.4 + roll() * 2);
    else dots += `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
  }
  let ticks = '';
  if (zone > 0)
    for (let angle = 0; angle < 360; angle += 5)
      ticks += `M${at(floor[1] - 4, angle)}L${at(floor[1] - (angle % 15 === 0 ? 9 : 6.5), angle)}`;
  return (
    <>
      <path d={wholeRing(zone === 0 ? 1 : low, high)} fill="var(--kj)" />
      <path d={slabs[0]} fill="var(--k0)" />
      <path d={slabs[1]} fill="var(--k1)" />
      <g fill="none" stroke="var(--kl)" opacity="0.55">
        {zone > 0 && <circle r={floor[0] + 4} />}
        <circle r={floor[1] - 4} />
        <path d={ticks} />
      </g>
      <path d={seams} stroke="var(--kj)" stroke-width="1.6" />
      <path d={dots} stroke="var(--ks)" stroke-width="1.7" stroke-linecap="round" opacity="0.65" />
      <path d={stars} fill="var(--ks)" opacity="0.75" />
    </>
  );
}

const drawn = new Map<number, ComponentChild>();

export function floorOf(zone: number): ComponentChild {
  let floor = drawn.get(zone);
  if (!floor) {
    floor = ZONE_SHAPES[zone].part === null ? cobbles(zone) : enamel(zone);
    drawn.set(zone, floor);
  }
  return floor;
}

/** Engraved in a part that turns: it goes clockwise. */
export function chevronsOf(zone: number): string {
  const squares = squaresOf(zone);
  const mark = (radius: number, angle: number, size: number) => {
    const back = spanOf(size, radius);
    return `M${at(radius + size, angle - back)}L${at(radius, angle)}L${at(radius - size, angle - back)}`;
  };
  if (zone === 0) {
    return squares
      .flatMap((square) =>
        [-6, 0, 6].map((offset) => mark(33, middleOfSquare(square) + spanOf(offset, 33), 3.5)),
      )
      .join('');
  }
  const radius = ZONE_SHAPES[zone].floor[0] + 9;
  return squares
    .flatMap((square, i) => {
      if (!areJoinedForEver(square, squares[(i + 1) % squares.length])) return [];
      const seam = spanOfSquare(square)[1];
      return [-8, 0, 8].map((offset) => mark(radius, seam + spanOf(offset, radius), 4.5));
    })
    .join('');
}
