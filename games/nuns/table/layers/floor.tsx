/** The parts of the floor that never change: names of rooms, ways, points and their numbers. */

import { Layer } from '@conclave/kit';
import board from '../../data/board.json' with { type: 'json' };
import layout from '../../data/layout.json' with { type: 'json' };
import { OnPlan, SPOTS } from '../geometry.tsx';
import type { TableWords } from '../words.ts';

/** Pebbles along every edge. */
const WAYS = board.edges
  .map(({ a, b }) => `M${SPOTS[a][0]} ${SPOTS[a][1]}L${SPOTS[b][0]} ${SPOTS[b][1]}`)
  .join('');

export function Names({ words }: { words: TableWords }) {
  return (
    <Layer class="nr-names">
      <OnPlan>
        {layout.labels.map(({ room, x, y, size, spread, turn }) => (
          <text
            key={room}
            x={x}
            y={y}
            font-size={size}
            letter-spacing={spread}
            transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}
          >
            {words.rooms[room]}
          </text>
        ))}
        <path class="nr-way-under" d={WAYS} />
        <path class="nr-way" d={WAYS} />
      </OnPlan>
    </Layer>
  );
}

interface PointsProps {
  /** By point: 1 where a guard sees it. */
  readonly seen: Uint8Array;
  readonly numbers: boolean;
  /** Points whose number stands out. */
  readonly strong: ReadonlySet<number>;
  /** Points that are drawn by something else. */
  readonly covered: ReadonlySet<number>;
}

export function Points({ seen, numbers, strong, covered }: PointsProps) {
  return (
    <g class="nr-points">
      {SPOTS.map(([x, y], point) => {
        if (point === 0) return null;
        const lit = seen[point] === 1;
        return (
          <g key={board.points[point - 1].id}>
            {!covered.has(point) && (
              <circle cx={x} cy={y} r={lit ? 10 : 8.5} class={lit ? 'nr-point-dot seen' : 'nr-point-dot'} />
            )}
            {(numbers || strong.has(point)) && !covered.has(point) && (
              <text
                x={x + 1}
                y={y + (strong.has(point) ? 34 : 22)}
                class={strong.has(point) ? 'nr-number strong' : 'nr-number'}
              >
                {point}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
