/** A reaction: a seal with a face. Its name is always said beside it or by it. */

import { useId } from 'preact/hooks';
import { REACTION_FACES } from './reaction-faces.tsx';
import type { Drawing } from './table.ts';

interface ReactionProps {
  /** A key of the house's faces; anything else shows the game's own. */
  readonly of: string;
  /** The game's own face, in a box of 72 round 0 0. */
  readonly own?: Drawing | undefined;
  readonly size?: number;
}

const HOURS = Array.from({ length: 12 }, (_none, hour) => hour * 30);

export function Reaction({ of, own, size = 52 }: ReactionProps) {
  const clip = useId();
  const faces: Readonly<Record<string, Drawing>> = REACTION_FACES;
  const Face = faces[of] ?? own ?? REACTION_FACES.moment;
  return (
    <svg class="reaction" width={size} height={size} viewBox="-36 -36 72 72" aria-hidden="true">
      <clipPath id={clip}>
        <circle r="29" />
      </clipPath>
      <circle r="34" fill="#1d1712" />
      <circle r="32" fill="#c9972f" />
      <circle r="29.500" fill="var(--reaction-ground, #1d3a73)" stroke="#1d1712" stroke-width="1.500" />
      {HOURS.map((turn) => (
        <path
          key={turn}
          d="M0 -29V-24"
          transform={`rotate(${turn})`}
          stroke="#bcd7ff"
          stroke-width="1.600"
          opacity="0.500"
        />
      ))}
      <g clip-path={`url(#${clip})`}>
        <Face />
      </g>
    </svg>
  );
}
