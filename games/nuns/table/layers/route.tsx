/** A path card's route from a point on: pushed aside, so that the points stay free, and ended by a black hexagon. */

import type { Path } from '../../rules/paths.ts';
import type { Spot } from '../../rules/plan.ts';
import { FEWEST_POINTS, WALK_POINTS } from '../../rules/state.ts';
import { SPOTS } from '../geometry.tsx';
import { INK } from '../ground/draw.ts';
import { routeLook } from '../pieces/icons.tsx';

const ASIDE = 16;
const ROUND = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const CHEVRON = 'M-7 -8L5 0L-7 8';

interface RouteProps {
  readonly points: readonly number[];
  readonly path: Path;
  /** `offered`: its card can be taken. `proposed`: that card is looked at. */
  readonly look?: 'offered' | 'proposed';
}

export function Route({ points, path, look }: RouteProps) {
  const { tone, dash } = routeLook(path);
  const spots = points.map((point) => SPOTS[point]);
  const line = beside(spots, ASIDE);
  const d = rounded(line);
  const end = spots[spots.length - 1];
  return (
    <g class={look ? `nr-route ${look}` : 'nr-route'}>
      <path d={d} {...ROUND} stroke={INK} stroke-width={8} opacity={0.55} />
      <path d={d} {...ROUND} stroke={tone} stroke-width={4.4} stroke-dasharray={dash} class="nr-route-line" />
      {line.slice(1).map(([bx, by], i) => {
        const [ax, ay] = line[i];
        if (Math.hypot(bx - ax, by - ay) < 60) return null;
        const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
        const [x, y] = [ax + (bx - ax) * 0.55, ay + (by - ay) * 0.55];
        return (
          <g
            key={points[i + 1]}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
          >
            <path d={CHEVRON} {...ROUND} stroke={INK} stroke-width={7.5} />
            <path d={CHEVRON} {...ROUND} stroke={tone} stroke-width={3.8} />
          </g>
        );
      })}
      <Hexagon at={end} tone={tone} />
    </g>
  );
}

interface StopsProps {
  readonly points: readonly number[];
  /** Points she has already gone in this move. */
  readonly gone: number;
  readonly limit: number;
}

/** Where she could stop along a route in this move: after a walk (one ring), after a run (a broken one). */
export function Stops({ points, gone, limit }: StopsProps) {
  return (
    <>
      {points.map((point, far) => {
        const step = gone + far;
        if (far === 0 || step < FEWEST_POINTS || step > limit) return null;
        const [x, y] = SPOTS[point];
        return (
          <g
            key={point}
            transform={`translate(${x} ${y})`}
            class={step > WALK_POINTS ? 'nr-halt run' : 'nr-halt'}
          >
            <circle r={17} class="nr-halt-ink" />
            <circle r={17} class="nr-halt-ring" />
            <text y={1} class="nr-own-number" font-size={19}>
              {step}
            </text>
          </g>
        );
      })}
    </>
  );
}

const HEXAGON = `M${[0, 1, 2, 3, 4, 5]
  .map(
    (i) =>
      `${(Math.cos((i * Math.PI) / 3) * 19).toFixed(1)} ${(Math.sin((i * Math.PI) / 3) * 19).toFixed(1)}`,
  )
  .join('L')}Z`;

function Hexagon({ at: [x, y], tone }: { at: Spot; tone: string }) {
  return <path d={HEXAGON} transform={`translate(${x} ${y})`} fill={INK} stroke={tone} stroke-width={4.5} />;
}

/** The same line, so far to its right. */
function beside(spots: readonly Spot[], far: number): Spot[] {
  const normal = ([ax, ay]: Spot, [bx, by]: Spot): Spot => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [-(by - ay) / length, (bx - ax) / length];
  };
  return spots.map((spot, i) => {
    const before = i > 0 ? normal(spots[i - 1], spot) : normal(spot, spots[i + 1] ?? spot);
    const after = i < spots.length - 1 ? normal(spot, spots[i + 1]) : before;
    const [nx, ny] = [before[0] + after[0], before[1] + after[1]];
    const length = Math.hypot(nx, ny) || 1;
    // In a bend the line lies further from its corner; in a hairpin not endlessly far.
    const share = far / Math.max(0.5, (nx / length) * before[0] + (ny / length) * before[1]);
    return [spot[0] + (nx / length) * share, spot[1] + (ny / length) * share];
  });
}

const CORNER = 18;

function rounded(line: readonly Spot[]): string {
  const show = ([x, y]: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const towards = ([ax, ay]: Spot, [bx, by]: Spot): Spot => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const share = Math.min(CORNER, length / 2) / length;
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  };
  const bends = line
    .slice(1, -1)
    .map(
      (corner, i) =>
        `L${show(towards(corner, line[i]))}Q${show(corner)} ${show(towards(corner, line[i + 2]))}`,
    );
  return `M${show(line[0])}${bends.join('')}L${show(line[line.length - 1])}`;
}
