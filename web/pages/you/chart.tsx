/** The course of a strength: an ink line in a golden band, with the bots of the game as dashed lines. */

import { LEVELS, type Level } from '@conclave/engine';
import { strengthOf } from '@conclave/wire';
import type { Course } from './strength.ts';

interface ChartProps {
  readonly course: Course;
  readonly width: number;
  readonly height: number;
  /** Room for figures and names; small ones have none. */
  readonly isLarge?: boolean;
  botName(level: Level): string;
  dateName(at: number): string;
}

const STEP = 100;

export function StrengthChart({ course, width, height, isLarge = false, botName, dateName }: ChartProps) {
  const { points, bots } = course;
  const lines = bots ? LEVELS.map((level) => ({ level, points: strengthOf(bots[level]).points })) : [];
  const now = strengthOf(course.now);
  const shown = points.length === 1 ? [points[0], points[0]] : points;
  const own = shown.flatMap(({ points: at, band }) => [at - Math.min(band, 300), at + Math.min(band, 300)]);
  const near = lines.map((line) => line.points).filter((at) => Math.abs(at - now.points) < 700);
  const low = Math.floor(Math.min(...own, ...near) / STEP) * STEP;
  const high = Math.ceil(Math.max(...own, ...near) / STEP) * STEP;
  const room = isLarge
    ? { left: 52, right: 112, top: 10, bottom: 30 }
    : { left: 2, right: 8, top: 4, bottom: 4 };
  const x = (index: number) => room.left + (index / (shown.length - 1)) * (width - room.left - room.right);
  const y = (at: number) =>
    room.top +
    ((high - Math.min(high, Math.max(low, at))) / (high - low)) * (height - room.top - room.bottom);
  const right = width - room.right;
  const upper = shown.map((point, index) => `${x(index)},${y(point.points + point.band)}`);
  const lower = shown.map((point, index) => `${x(index)},${y(point.points - point.band)}`).reverse();
  const every = high - low > 900 ? 2 * STEP : STEP;
  const figures = Array.from({ length: (high - low) / STEP + 1 }, (_none, n) => low + n * STEP).filter(
    (at) => at % every === 0,
  );
  return (
    <svg class="strength-chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {isLarge &&
        figures.map((at) => (
          <g key={at}>
            <path class="grid" d={`M${room.left} ${y(at)}H${right}`} />
            <text class="figure" x={room.left - 8} y={y(at) + 5}>
              {at}
            </text>
          </g>
        ))}
      <polygon class="band" points={[...upper, ...lower].join(' ')} />
      {lines.map(({ level, points: at }) =>
        at < low || at > high ? null : (
          <g key={level}>
            <path class={`bot ${level}`} d={`M${room.left} ${y(at)}H${right}`} />
            {isLarge && (
              <text class="bot-name" x={right + 10} y={y(at) + 5}>
                {botName(level)}
              </text>
            )}
          </g>
        ),
      )}
      <polyline
        class="course"
        points={shown.map((point, index) => `${x(index)},${y(point.points)}`).join(' ')}
      />
      {isLarge &&
        points.length <= 40 &&
        shown.map((point, index) => (
          <circle key={index} class="point" cx={x(index)} cy={y(point.points)} r="3.2" />
        ))}
      <path class="now" d={`M${right} ${y(now.points + now.band)}V${y(now.points - now.band)}`} />
      <circle class="now" cx={right} cy={y(now.points)} r={isLarge ? 6 : 4} />
      {isLarge && (
        <>
          <text class="date" x={room.left} y={height - 6}>
            {dateName(points[0].at)}
          </text>
          {points.length > 1 && (
            <text class="date last" x={right} y={height - 6}>
              {dateName(points[points.length - 1].at)}
            </text>
          )}
        </>
      )}
    </svg>
  );
}
