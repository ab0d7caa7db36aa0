/** The part of the plan on which the puzzle is played: light as it falls, paths as they go on, and the drawn way. */

import { useEffect, useRef } from 'preact/hooks';
import { sightCone } from '../../mind/survey.ts';
import type { Night } from '../../puzzle/night.ts';
import { CELLS, distance, type Point } from '../../rules/convent.ts';
import { routeAlong } from '../../rules/paths.ts';
import { GUARDS, guardLimit } from '../../rules/state.ts';
import { SPOTS, VIEW } from '../geometry.tsx';
import { coneShape } from '../light/cone.ts';
import { drawn } from '../light/night.tsx';
import plan from '../pictures/plan.svg';
import { GuardFigure, NoviceFigure } from '../pieces/figures.tsx';
import { ALL_POINTS, line, PATH_TONES, windowAround } from './drawing.ts';

interface PuzzlePlanProps {
  readonly night: Night;
  readonly way: readonly Point[];
  readonly next: readonly Point[];
  readonly pointed: readonly Point[];
  readonly label: string;
  readonly you: string;
  onPoint(point: Point): void;
}

const REACH = 5;
const MAX_STEPS = guardLimit({
  exactRun: false,
  slowGuards: false,
  fewerCaptures: false,
  singleStart: false,
  twoNovices: false,
  window: '0',
});

/** What has to be in sight: wherever she can go, and wherever the guards can. */
function windowOf({ at, guards }: Night, ahead: readonly (readonly Point[])[]) {
  return windowAround([
    ...ALL_POINTS.filter((point) => distance(at, point) <= REACH),
    ...guards.map((guard) => guard.at),
    ...ahead.flat(),
  ]);
}

export function PuzzlePlan({ night, way, next, pointed, label, you, onPoint }: PuzzlePlanProps) {
  const { at, home, guards } = night;
  const box = useRef<HTMLDivElement>(null);
  const ahead = guards.map((guard) => routeAlong(guard.at, guard.path, guard.ahead).slice(1, 1 + MAX_STEPS));
  const looks = guards.map((guard) => [routeAlong(guard.at, guard.path, !guard.ahead)[1], guard.at] as const);
  const seen = new Set(GUARDS.flatMap((guard) => sightCone(guards[guard].at, looks[guard])));
  const { left, top, width, height } = windowOf(night, ahead);
  const inside = ([x, y]: readonly [number, number]) =>
    x >= left && x <= left + width && y >= top && y <= top + height;
  const shown = ALL_POINTS.filter((point) => inside(SPOTS[point]));
  const pencil = way.at(-1) ?? at;
  // Where the plan is larger than its place, the pencil stays in sight.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const scale = element.scrollWidth / width;
    const [x, y] = SPOTS[pencil];
    element.scrollTo({
      left: (x - left) * scale - element.clientWidth / 2,
      top: (y - top) * scale - element.clientHeight / 2,
    });
  }, [pencil, left, top, width]);
  return (
    <div class="nr-puzzle-plan" ref={box}>
      <svg viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={label}>
        <image href={plan} x={VIEW.x} y={VIEW.y} width={VIEW.width} height={VIEW.height} />
        <rect x={left} y={top} width={width} height={height} fill="#141045" opacity="0.5" />
        {GUARDS.map((guard) => (
          <path key={guard} class="nr-puzzle-light" d={drawn(coneShape(guards[guard].at, looks[guard]))} />
        ))}
        {shown.map((point) => {
          const [x, y] = SPOTS[point];
          return (
            <g key={point} transform={`translate(${x} ${y})`}>
              <circle r="8" class={seen.has(point) ? 'nr-puzzle-dot seen' : 'nr-puzzle-dot'} />
              {point === home && <circle r="22" class="nr-puzzle-home" />}
            </g>
          );
        })}
        {GUARDS.map((guard) => (
          <g key={guard}>
            <path
              d={line([guards[guard].at, ...ahead[guard]])}
              class="nr-puzzle-path"
              stroke={PATH_TONES[guard]}
            />
            {ahead[guard].map((point, step) => (
              <g key={point} transform={`translate(${SPOTS[point].join(' ')})`}>
                <circle r="13" fill={PATH_TONES[guard]} stroke="#17132c" stroke-width="3" />
                <text y="6" class="nr-puzzle-step">
                  {step + 1}
                </text>
              </g>
            ))}
          </g>
        ))}
        {way.length > 0 && (
          <>
            <path d={line([at, ...way])} class="nr-puzzle-way under" />
            <path d={line([at, ...way])} class="nr-puzzle-way" />
          </>
        )}
        {shown.map((point) => (
          <text key={point} x={SPOTS[point][0]} y={SPOTS[point][1] + 40} class="nr-puzzle-number">
            {point}
          </text>
        ))}
        {GUARDS.map((guard) => {
          const [x, y] = SPOTS[guards[guard].at];
          const side = SPOTS[looks[guard][0]][0] > x + 5 ? -1 : 1;
          return (
            <g key={guard} transform={`translate(${x} ${y + 10})`}>
              <GuardFigure guard={guard} side={side} />
            </g>
          );
        })}
        <g transform={`translate(${SPOTS[at].join(' ')})`}>
          <g transform="translate(0 10)">
            <NoviceFigure cell={CELLS.includes(home) ? home : 1} secret />
          </g>
          <text y="-62" class="nr-puzzle-you">
            {you}
          </text>
        </g>
        {way.map((point, step) => (
          <g key={`${step} ${point}`} transform={`translate(${SPOTS[point].join(' ')})`}>
            <circle r={step === way.length - 1 ? 22 : 15} class="nr-puzzle-stop" />
            <text y="8" class="nr-puzzle-count">
              {step + 1}
            </text>
          </g>
        ))}
        {pointed.map((point) => (
          <circle key={point} cx={SPOTS[point][0]} cy={SPOTS[point][1]} r="32" class="nr-puzzle-pointed" />
        ))}
        {next.map((point) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the numbers beside the plan do the same by key.
          <g
            key={point}
            class="nr-puzzle-next"
            transform={`translate(${SPOTS[point].join(' ')})`}
            onClick={() => onPoint(point)}
          >
            <circle r="36" class="target" />
            <circle r="19" />
          </g>
        ))}
      </svg>
    </div>
  );
}
