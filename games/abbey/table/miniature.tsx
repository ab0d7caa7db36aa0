/** The plan as a small picture, with the investigators as dots of their colour. */

import type { View } from '../rules/view.ts';
import { LIVERIES } from './colours.ts';
import { PLACES } from './layout.ts';
import day from './pictures/plan-day.svg';

export function AbbeyMiniature({ view }: { view: View }) {
  return (
    <svg viewBox="0 -135 1000 1000" aria-hidden="true">
      <rect y="-135" width="1000" height="1000" fill="#b9c58a" />
      <image href={day} x="-90" y="-170" width="1180" height="1070" />
      {view.players.map(({ room, colour }, seat) => {
        const { x, y } = PLACES[room].stands[seat % PLACES[room].stands.length];
        return (
          <circle
            key={seat}
            cx={x}
            cy={y}
            r="34"
            fill={LIVERIES[colour].fill}
            stroke="#fbf5e6"
            stroke-width="9"
          />
        );
      })}
    </svg>
  );
}
