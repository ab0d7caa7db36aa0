/** Rings round the points that can be chosen, and what choosing them would mean. */

import { SPOTS } from '../geometry.tsx';
import { Eye } from '../pieces/markers.tsx';

export interface Ring {
  readonly point: number;
  /** `end`: a move may end there. `next`: one step away. `far`: further on. `prey`: somebody is caught there. */
  readonly kind: 'end' | 'next' | 'far' | 'prey';
  /** A guard sees it. */
  readonly seen?: boolean;
  /** Chance of being heard there. */
  readonly heard?: number;
  /** Share of the guards' ways that see or meet somebody there. */
  readonly threat?: number;
  /** Only with Fast. */
  readonly plus?: boolean;
  readonly advised?: boolean;
}

const RADIUS = { end: 17, next: 22, far: 15, prey: 34 } as const;

export function Rings({ rings }: { rings: readonly Ring[] }) {
  return (
    <g class="nr-rings">
      <defs>
        <pattern
          id="nr-hatch"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V9" stroke="#ff5a3c" stroke-width="5" />
        </pattern>
      </defs>
      {rings.map((ring) => (
        <RingShape key={ring.point} {...ring} />
      ))}
    </g>
  );
}

function RingShape({ point, kind, seen, heard = 0, threat = 0, plus, advised }: Ring) {
  const [x, y] = SPOTS[point];
  const radius = RADIUS[kind];
  const round = 2 * Math.PI * radius;
  return (
    <g transform={`translate(${x} ${y})`} class={`nr-ring ${kind}`}>
      {kind === 'prey' ? (
        <circle r={44} class="nr-ring-halo" />
      ) : (
        <circle r={radius + 6} class="nr-ring-glow" />
      )}
      {advised && <circle r={radius + 15} class="nr-ring-rays" data-halo="" />}
      {threat > 0 && (
        <circle
          r={radius + 14}
          class={threat === 1 ? 'nr-threat certain' : 'nr-threat'}
          fill="url(#nr-hatch)"
          opacity={0.35 + 0.65 * threat}
        />
      )}
      <circle r={radius} class="nr-ring-ink" />
      <circle r={radius} class="nr-ring-gold" />
      {heard > 0 && (
        <circle
          r={radius}
          class="nr-ring-heard"
          stroke-dasharray={`${(round * heard).toFixed(1)} ${round.toFixed(1)}`}
          transform="rotate(-90)"
        />
      )}
      {seen && (
        <g transform="translate(17 -17)">
          <Eye scale={0.95} />
        </g>
      )}
      {plus && (
        <g transform={`translate(${radius} ${-radius})`}>
          <circle r={13} class="nr-plus" />
          <path d="M-8 0h7M-4.500 -3.500v7M3 -4l3 -2v10" class="nr-plus-sign" />
        </g>
      )}
    </g>
  );
}
