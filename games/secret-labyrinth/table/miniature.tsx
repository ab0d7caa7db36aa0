/** The castle as a small picture: its rings as they stand, the pawns, and the wanted square as a star. */

import { HOME } from '../rules/board.ts';
import type { View } from '../rules/view.ts';
import { angleOfZone, CURTAIN, middlePoint, wholeRing, ZONE_SHAPES } from './geometry.ts';
import { wallLine } from './ground/wall.tsx';
import { COLOUR_TONES } from './pieces/colours.ts';

export function SecretLabyrinthMiniature({ view }: { view: View }) {
  const wanted = view.wanted === null ? null : middlePoint(HOME[view.wanted], view.turned);
  return (
    <svg viewBox="-370 -370 740 740" aria-hidden="true">
      <circle r="370" fill="#24406e" />
      <path d={wholeRing(CURTAIN.inner, CURTAIN.outer)} fill="#99a1b7" stroke="#10162a" stroke-width="6" />
      {ZONE_SHAPES.map(({ inner, outer, part }, zone) => (
        <g key={inner} transform={`rotate(${angleOfZone(zone, view.turned)})`}>
          <path d={wholeRing(Math.max(1, inner), outer)} fill={part === null ? '#4a5573' : '#27458c'} />
          <path
            d={wallLine(zone)}
            fill="none"
            stroke={part === null ? '#c8cedc' : '#f7faff'}
            stroke-width="9"
          />
        </g>
      ))}
      {wanted && <circle cx={wanted.x} cy={wanted.y} r="30" fill="#fff" stroke="#10162a" stroke-width="6" />}
      {view.players.map(({ pawn, colour }, seat) => {
        if (pawn === null || colour === null) return null;
        const { x, y } = middlePoint(pawn, view.turned);
        return (
          <circle
            key={seat}
            cx={x}
            cy={y}
            r="22"
            fill={COLOUR_TONES[colour][0]}
            stroke="#fff6dc"
            stroke-width="7"
          />
        );
      })}
    </svg>
  );
}
