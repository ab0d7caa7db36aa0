/** The way of a run: a foot every few steps, through the middle of every doorway. */

import { FACTS, SECTORS, type Square } from '../rules/board.ts';
import { angleOfZone, JOINTS, middleOfSquare, NOTCH, polar, radians, ZONE_SHAPES } from './geometry.ts';

type Polar = readonly [radius: number, degrees: number];

function middle(square: Square): number {
  const { zone } = FACTS[square];
  const { floor } = ZONE_SHAPES[zone];
  return zone === 0 ? 55 : (floor[0] + floor[1]) / 2;
}

/** The angle of the doorway between two squares of neighbouring zones. */
function doorway(inner: Square, outer: Square, turned: readonly number[]): number {
  const angle = (square: Square, sector: number) => sector * NOTCH + angleOfZone(FACTS[square].zone, turned);
  const same = (one: number, two: number) => Math.round((one - two) / NOTCH) % SECTORS === 0;
  const sector = FACTS[inner].out.find((out) =>
    FACTS[outer].in.some((inward) => same(angle(inner, out), angle(outer, inward))),
  );
  return angle(inner, sector ?? 0);
}

function corners(way: readonly Square[], turned: readonly number[]): readonly Polar[] {
  return way.flatMap((square, i): Polar[] => {
    const here: Polar = [middle(square), middleOfSquare(square) + angleOfZone(FACTS[square].zone, turned)];
    const last = way[i - 1];
    if (last === undefined || FACTS[last].zone === FACTS[square].zone) return [here];
    const [inner, outer] = FACTS[last].zone < FACTS[square].zone ? [last, square] : [square, last];
    const angle = doorway(inner, outer, turned);
    return [[middle(last), angle], [JOINTS[FACTS[inner].zone].r, angle], [middle(square), angle], here];
  });
}

/** Points about three units apart along the way. */
export function pointsAlong(way: readonly Square[], turned: readonly number[]) {
  const list = corners(way, turned);
  const points: { x: number; y: number }[] = [];
  for (let i = 1; i < list.length; i++) {
    const [r0, a0] = list[i - 1];
    const [r1, wanted] = list[i];
    const a1 = a0 + ((((wanted - a0 + 540) % 360) + 360) % 360) - 180;
    const length = Math.hypot(r1 - r0, (radians(a1 - a0) * (r0 + r1)) / 2);
    const count = Math.max(1, Math.round(length / 3));
    for (let k = 0; k < count; k++)
      points.push(polar(r0 + ((r1 - r0) * k) / count, a0 + ((a1 - a0) * k) / count));
  }
  return points;
}

const STRIDE = 6;

export function Footsteps({ way, turned }: { way: readonly Square[]; turned: readonly number[] }) {
  const points = pointsAlong(way, turned);
  return (
    <>
      {points.map((point, i) => {
        if (i === 0 || i % STRIDE !== 0 || i > points.length - 4) return null;
        const before = points[i - 1];
        const heading = Math.atan2(point.y - before.y, point.x - before.x);
        const aside = (i / STRIDE) % 2 === 0 ? -4 : 4;
        const x = point.x - Math.sin(heading) * aside;
        const y = point.y + Math.cos(heading) * aside;
        return (
          <path
            key={i}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((heading * 180) / Math.PI + 90).toFixed(0)}) scale(.86)`}
            d="M-2.6 3C-3.4 -1 -3 -6 0 -6C3 -6 3.4 -1 2.6 3ZM-2.2 4.6H2.2V6.5A2.2 2.2 0 0 1 -2.2 6.5Z"
            fill="#10162a"
            stroke="#fff3c9"
            stroke-width="0.8"
          />
        );
      })}
    </>
  );
}
