/** The plan as a small picture, with the investigators as dots of their colour. */

import type { View } from '../rules/view.ts';
import { LIVERIES } from './colours.ts';
import { PLACES } from './layout.ts';

export function AbbeyMiniature({ view }: { view: View }) {
  return (
    <svg viewBox="0 -135 1000 1000" aria-hidden="true">
      <rect y="-135" width="1000" height="1000" fill="#b9c58a" />
      {PLACES.map(({ outline }) => (
        <path key={outline} d={outline} fill="#efe0bb" stroke="#2b2118" stroke-width="10" />
      ))}
      {view.players.map(({ room, colour }, seat) => {
        const { x, y } = PLACES[room].stands[seat % PLACES[room].stands.length];
        return (
          <circle
            key={seat}
            cx={x}
            cy={y}
            r="30"
            fill={LIVERIES[colour].fill}
            stroke="#fbf5e6"
            stroke-width="9"
          />
        );
      })}
    </svg>
  );
}
