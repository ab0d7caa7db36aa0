/** The part of the plan on which she is looked for: where the guards stand, see and hear at the clue that is shown. */

import { useEffect, useRef } from 'preact/hooks';
import { sightCone } from '../../mind/survey.ts';
import { type Clue, type Hunt, placesIn, reachOf } from '../../puzzle/hunt.ts';
import { distance, type Point } from '../../rules/convent.ts';
import { GUARDS, type GuardIndex } from '../../rules/state.ts';
import { SPOTS, VIEW } from '../geometry.tsx';
import { coneShape } from '../light/cone.ts';
import { drawn } from '../light/night.tsx';
import plan from '../pictures/plan.svg';
import { GuardFigure, NoviceFigure } from '../pieces/figures.tsx';
import { ALL_POINTS, line, PATH_TONES, windowAround } from './drawing.ts';

interface HuntPlanProps {
  readonly hunt: Hunt;
  readonly clue: Clue;
  readonly marked: readonly Point[];
  /** What the last try or the hint named. */
  readonly pointed: Point | null;
  readonly label: string;
  /** `null`: nothing can be marked any more. */
  readonly onPoint: ((point: Point) => void) | null;
}

interface Standing {
  readonly guard: GuardIndex;
  readonly at: Point;
  /** Where she came from, and so where she looks; `null`: it does not matter now. */
  readonly behind: Point | null;
}

/** The guards of a clue, as they stand then. */
function standingIn(clue: Clue): readonly Standing[] {
  switch (clue.by) {
    case 'card':
      return GUARDS.map((guard) => ({ guard, ...clue.guards[guard] }));
    case 'ear':
      return [{ guard: clue.guard, at: clue.at, behind: null }];
    case 'eye': {
      const [behind, at] = [clue.from, ...clue.way].slice(-2);
      return [{ guard: clue.guard, at, behind }];
    }
  }
}

/** By what a clue gives light to: every edge along which somebody looks, and from where. */
function looksIn(clue: Clue): readonly { readonly at: Point; readonly looking: readonly [Point, Point] }[] {
  switch (clue.by) {
    case 'card':
      return clue.guards.map(({ at, behind }) => ({ at, looking: [behind, at] as const }));
    case 'ear':
      return [];
    case 'eye':
      return clue.way.flatMap((to, step) => {
        const from = clue.way[step - 1] ?? clue.from;
        return [from, to].map((at) => ({ at, looking: [from, to] as const }));
      });
  }
}

/** Wherever her cards alone could bring her, and wherever a guard stands. */
function windowOf({ from, clues }: Hunt) {
  const byCards = placesIn({ from, clues: clues.filter(({ by }) => by === 'card') }).flat();
  const guards = clues.flatMap((clue) => standingIn(clue).map(({ at }) => at));
  return windowAround([from, ...byCards, ...guards]);
}

/** At least so large that the numbers can be read. */
const LEAST_SCALE = 0.68;

/** What a clue is about. */
function focusOf(clue: Clue, { from }: Hunt): Point {
  switch (clue.by) {
    case 'card':
      return clue.trail.at(-1)?.at ?? from;
    case 'ear':
      return clue.at;
    case 'eye':
      return clue.way[clue.way.length - 1];
  }
}

export function HuntPlan({ hunt, clue, marked, pointed, label, onPoint }: HuntPlanProps) {
  const { left, top, width, height } = windowOf(hunt);
  const shown = ALL_POINTS.filter((point) => {
    const [x, y] = SPOTS[point];
    return x >= left && x <= left + width && y >= top && y <= top + height;
  });
  const looks = looksIn(clue);
  const seen = new Set(looks.flatMap(({ at, looking }) => sightCone(at, looking)));
  const box = useRef<HTMLDivElement>(null);
  const [x, y] = SPOTS[focusOf(clue, hunt)];
  // Where the plan is larger than its place, what the clue is about stays in sight.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const scale = element.scrollWidth / width;
    element.scrollTo({
      left: (x - left) * scale - element.clientWidth / 2,
      top: (y - top) * scale - element.clientHeight / 2,
    });
  }, [x, y, left, top, width]);
  const isWithin = (point: Point) => clue.by === 'ear' && distance(clue.at, point) <= reachOf(clue);
  return (
    <div class="nr-puzzle-plan" ref={box}>
      <svg
        class="nr-puzzle-hunt"
        style={{ minWidth: `${Math.round(width * LEAST_SCALE)}px` }}
        viewBox={`${left} ${top} ${width} ${height}`}
        role="img"
        aria-label={label}
      >
        <image href={plan} x={VIEW.x} y={VIEW.y} width={VIEW.width} height={VIEW.height} />
        <rect x={left} y={top} width={width} height={height} fill="#141045" opacity="0.5" />
        {looks.map(({ at, looking }, each) => (
          <path key={each} class="nr-puzzle-light" d={drawn(coneShape(at, looking))} />
        ))}
        {clue.by === 'eye' && (
          <path d={line([clue.from, ...clue.way])} class="nr-puzzle-path" stroke={PATH_TONES[clue.guard]} />
        )}
        {clue.by === 'ear' && clue.to !== null && (
          <path d={line([clue.at, clue.to])} class="nr-puzzle-noise" />
        )}
        {shown.map((point) => {
          const [x, y] = SPOTS[point];
          return (
            <g key={point} transform={`translate(${x} ${y})`}>
              {isWithin(point) && <circle r="26" class="nr-puzzle-heard" />}
              <circle r="8" class={seen.has(point) ? 'nr-puzzle-dot seen' : 'nr-puzzle-dot'} />
              <text y="40" class="nr-puzzle-number">
                {point}
              </text>
            </g>
          );
        })}
        {clue.by === 'card' &&
          clue.trail.map(({ at, vanished }) => (
            <circle
              key={at}
              cx={SPOTS[at][0]}
              cy={SPOTS[at][1]}
              r="30"
              class={vanished ? 'nr-puzzle-glimpse vanished' : 'nr-puzzle-glimpse'}
            />
          ))}
        <g transform={`translate(${SPOTS[hunt.from].join(' ')})`} opacity="0.75">
          <g transform="translate(0 10)">
            <NoviceFigure cell={hunt.cell} />
          </g>
        </g>
        {standingIn(clue).map(({ guard, at, behind }) => {
          const [x, y] = SPOTS[at];
          const side = behind !== null && SPOTS[behind][0] > x + 5 ? -1 : 1;
          return (
            <g key={guard} transform={`translate(${x} ${y + 10})`}>
              <GuardFigure guard={guard} side={side} />
            </g>
          );
        })}
        {marked.map((point) => (
          <circle key={point} cx={SPOTS[point][0]} cy={SPOTS[point][1]} r="24" class="nr-puzzle-marked" />
        ))}
        {pointed !== null && (
          <circle cx={SPOTS[pointed][0]} cy={SPOTS[pointed][1]} r="32" class="nr-puzzle-pointed" />
        )}
        {onPoint &&
          shown.map((point) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the field for a number does the same by key.
            <circle
              key={point}
              cx={SPOTS[point][0]}
              cy={SPOTS[point][1]}
              r="34"
              class="nr-puzzle-target"
              data-point={point}
              onClick={() => onPoint(point)}
            />
          ))}
      </svg>
    </div>
  );
}
