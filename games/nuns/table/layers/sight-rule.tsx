/** The sight rule (NR-41): shows whether two points see each other. Nothing of it is sent. */

import { distance, type Point } from '../../rules/convent.ts';
import { allWalls, COVER, type Spot } from '../../rules/plan.ts';
import { isInLine } from '../../rules/sight.ts';
import { SPOTS } from '../geometry.tsx';

const SIGHT_POINTS = 6;

export type Line =
  | { readonly state: 'clear' }
  | { readonly state: 'far' }
  | { readonly state: 'hidden' }
  | { readonly state: 'wall'; readonly at: Spot };

export function lineBetween(from: Point, to: Point): Line {
  if (isInLine(from, to)) return { state: 'clear' };
  const wall = firstWall(SPOTS[from], SPOTS[to]);
  if (wall) return { state: 'wall', at: wall };
  if (COVER.includes(from) || COVER.includes(to)) return { state: 'hidden' };
  return distance(from, to) > SIGHT_POINTS ? { state: 'far' } : { state: 'hidden' };
}

function firstWall([ax, ay]: Spot, [bx, by]: Spot): Spot | null {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { from, to } of allWalls()) {
    const [ex, ey] = [to[0] - from[0], to[1] - from[1]];
    const cross = (bx - ax) * ey - (by - ay) * ex;
    if (cross === 0) continue;
    const far = ((from[0] - ax) * ey - (from[1] - ay) * ex) / cross;
    const share = ((from[0] - ax) * (by - ay) - (from[1] - ay) * (bx - ax)) / cross;
    if (far >= 0 && far <= 1 && share >= 0 && share <= 1) nearest = Math.min(nearest, far);
  }
  return nearest <= 1 ? [ax + (bx - ax) * nearest, ay + (by - ay) * nearest] : null;
}

export function SightRule({ from, to }: { from: Point; to: Point | null }) {
  const [ax, ay] = SPOTS[from];
  if (to === null) return <circle cx={ax} cy={ay} r={20} class="nr-rule-end" />;
  const [bx, by] = SPOTS[to];
  const line = lineBetween(from, to);
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return (
    <g class={`nr-rule ${line.state}`}>
      <path d={`M${ax} ${ay}L${bx} ${by}`} class="nr-rule-under" />
      <path d={`M${ax} ${ay}L${bx} ${by}`} class="nr-rule-line" />
      <circle cx={ax} cy={ay} r={16} class="nr-rule-end" />
      <circle cx={bx} cy={by} r={16} class="nr-rule-end" />
      {line.state === 'wall' && (
        <path
          d="M0 -34V34"
          transform={`translate(${line.at[0].toFixed(1)} ${line.at[1].toFixed(1)}) rotate(${turn.toFixed(1)})`}
          class="nr-rule-bar"
        />
      )}
    </g>
  );
}
