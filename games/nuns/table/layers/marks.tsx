/** Positions of markers on the plan, and the trail of sightings. */

import layout from '../../data/layout.json' with { type: 'json' };
import type { Spot } from '../../rules/plan.ts';
import type { NoviceView } from '../../rules/view.ts';
import { SPOTS } from '../geometry.tsx';
import { INK } from '../ground/draw.ts';
import { Eye } from '../pieces/markers.tsx';
import { NOVICE_LOOKS } from '../pieces/novices.ts';

/** A Skritch marker lies along its edge, beside others on the same one. `towards`: degrees from which the noise came. */
const HEAD = 58;

export function besideGuard(
  from: number,
  to: number,
  place: number,
  count: number,
): { at: Spot; towards: number } {
  const [[ax, ay], [bx, by]] = [SPOTS[from], SPOTS[to]];
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const { along, apart } = layout.marks;
  // Above her stands her head: there it lies farther out.
  const far = Math.min(along + HEAD * Math.max(0, -uy), length * (uy < 0 ? 0.84 : 0.62));
  const aside = (place - (count - 1) / 2) * apart;
  return {
    at: [ax + ux * far - uy * aside, ay + uy * far + ux * aside],
    towards: (Math.atan2(-uy, -ux) * 180) / Math.PI,
  };
}

export function middleOf(from: number, to: number): Spot {
  return [(SPOTS[from][0] + SPOTS[to][0]) / 2, (SPOTS[from][1] + SPOTS[to][1]) / 2];
}

/** Where she vanished: midway, unless a guard stands at either end, whose head stays clear. */
export function whereVanished(from: number, to: number, guards: readonly number[]): Spot {
  if (guards.includes(from)) return besideGuard(from, to, 0, 1).at;
  return guards.includes(to) ? besideGuard(to, from, 0, 1).at : middleOf(from, to);
}

/** Where she was seen in her last move: eyes on a dotted line. */
export function Trail({ novice }: { novice: NoviceView }) {
  const seen = novice.trail.flatMap(({ at, vanished }) => (vanished ? [] : [at]));
  if (seen.length === 0) return null;
  const { colour, deep } = NOVICE_LOOKS[novice.cell];
  const d = `M${seen.map((point) => SPOTS[point].join(' ')).join('L')}`;
  return (
    <g fill="none" stroke-linecap="round">
      <path d={d} stroke={INK} stroke-width={9} opacity={0.5} />
      <path d={d} stroke={colour} stroke-width={4.5} stroke-dasharray="1 11" />
      {seen.map((point, i) => (
        <g key={`${i + 1}. ${point}`} transform={`translate(${SPOTS[point].join(' ')})`}>
          <circle r={13} fill={colour} stroke={INK} stroke-width={3} />
          <Eye scale={0.72} iris={deep} />
        </g>
      ))}
    </g>
  );
}
