/** How far a noise is heard: sea-green dots along the edges, as far as the roll carries. */

import type { Noise } from '../../mind/noises.ts';
import { distance, NEIGHBOURS, POINTS } from '../../rules/convent.ts';
import { SPOTS } from '../geometry.tsx';

export function Ripples({ from, reach }: { from: number; reach: number }) {
  const points = Array.from({ length: POINTS }, (_none, i) => i + 1).filter(
    (point) => distance(from, point) <= reach,
  );
  return (
    <g class="nr-ripples">
      {points.flatMap((point) => {
        const far = distance(from, point);
        return NEIGHBOURS[point]
          .filter((next) => distance(from, next) === far + 1 && far + 1 <= reach)
          .map((next) => (
            <path
              key={`${point} ${next}`}
              d={`M${SPOTS[point].join(' ')}L${SPOTS[next].join(' ')}`}
              class="nr-sound"
              style={{ '--far': far }}
              opacity={1 - far * 0.1}
            />
          ));
      })}
      {points.map((point) =>
        point === from ? null : (
          <circle
            key={point}
            cx={SPOTS[point][0]}
            cy={SPOTS[point][1]}
            r={15}
            class="nr-sound-ring"
            style={{ '--far': distance(from, point) }}
            opacity={1.05 - distance(from, point) * 0.1}
          />
        ),
      )}
    </g>
  );
}

/** Every point from which a marker that lies on the board can have been heard. */
export function HeardFrom({ noises }: { noises: readonly Noise[] }) {
  const points = [...new Set(noises.flatMap((noise) => noise.points))];
  return (
    <g>
      {points.map((point) => (
        <circle key={point} cx={SPOTS[point][0]} cy={SPOTS[point][1]} r={19} class="nr-heard-from" />
      ))}
    </g>
  );
}
