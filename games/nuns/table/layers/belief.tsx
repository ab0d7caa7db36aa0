/** The possible places of a hidden novice: a glow on the floor that walls cut off, and a disc on each point. */

import { Layer } from '@conclave/kit';
import { AREAS, areaOf } from '../../rules/areas.ts';
import { OnPlan, outlineOf, SPOTS } from '../geometry.tsx';
import { drawn } from '../light/night.tsx';
import { EmblemShape } from '../pieces/emblem.tsx';

export interface Possible {
  readonly cell: number;
  readonly points: readonly number[];
}

/** Fewer points glow brighter. */
function brightness(count: number): number {
  return Math.min(1, 0.34 + 1.6 / Math.sqrt(count));
}

export function BeliefGlow({ possible }: { possible: readonly Possible[] }) {
  const byRoom = new Map<string, { point: number; light: number }[]>();
  for (const { points } of possible) {
    for (const point of points) {
      const room = areaOf(point);
      const here = byRoom.get(room);
      const glow = { point, light: brightness(points.length) };
      if (here) here.push(glow);
      else byRoom.set(room, [glow]);
    }
  }
  return (
    <Layer class="nr-belief">
      <defs>
        <radialGradient id="nr-rose">
          <stop offset="0" stop-color="#ff4d6d" stop-opacity=".95" />
          <stop offset=".45" stop-color="#ff5f6a" stop-opacity=".5" />
          <stop offset="1" stop-color="#ff5f6a" stop-opacity="0" />
        </radialGradient>
        {AREAS.map((room) => (
          <clipPath key={room} id={`nr-room-${room}`}>
            <path d={drawn(outlineOf(room))} />
          </clipPath>
        ))}
      </defs>
      <OnPlan>
        {[...byRoom].map(([room, glows]) => (
          <g key={room} clip-path={`url(#nr-room-${room})`}>
            {glows.map(({ point, light }, i) => (
              <circle
                key={`${point} ${i}`}
                cx={SPOTS[point][0]}
                cy={SPOTS[point][1]}
                r={50 + 50 * light}
                fill="url(#nr-rose)"
                opacity={0.75 * light}
              />
            ))}
          </g>
        ))}
      </OnPlan>
    </Layer>
  );
}

export function BeliefDiscs({ possible }: { possible: readonly Possible[] }) {
  const byPoint = new Map<number, number[]>();
  for (const { cell, points } of possible) {
    for (const point of points) byPoint.set(point, [...(byPoint.get(point) ?? []), cell]);
  }
  return (
    <g>
      {[...byPoint].map(([point, cells]) => (
        <g key={point} transform={`translate(${SPOTS[point].join(' ')})`}>
          <circle r={cells.length > 1 ? 15 : 12} class="nr-belief-disc" />
          {cells.length > 1 ? (
            <text class="nr-belief-count" y={1}>
              {cells.length}
            </text>
          ) : (
            <EmblemShape cell={cells[0]} size={6.4} />
          )}
        </g>
      ))}
    </g>
  );
}
