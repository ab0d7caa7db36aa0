/** A small picture of the state: the plan, what lies in it, and who walks there. */

import type { MiniatureProps } from '@conclave/kit';
import { isRoom } from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import { kindOf } from './items.ts';
import { LAYOUT, outlinePath } from './layout.ts';
import { hiddenObjects, placesFor } from './objects.ts';
import { seatPaint } from './pieces/paint.ts';
import { pawnStands, standOf } from './stands.ts';

const FLOORS = [
  '#d6c196',
  '#d59a6a',
  '#c3d6ca',
  '#d6ae74',
  '#b98c5a',
  '#e0c08c',
  '#e9e3c6',
  '#c98a66',
  '#a79b85',
  '#dabb80',
  '#c8b594',
  '#cfd3a0',
  '#f3e6c6',
];
const MARGIN = (LAYOUT.size.width - LAYOUT.size.height) / 2;

export function TemplarMiniature({ view }: MiniatureProps<View>) {
  const { lying } = hiddenObjects(view, []);
  const stands = pawnStands(view, []);
  return (
    <svg viewBox={`0 ${-MARGIN} ${LAYOUT.size.width} ${LAYOUT.size.width}`} aria-hidden="true">
      <rect y={-MARGIN} width={LAYOUT.size.width} height={LAYOUT.size.width} fill="#a7b573" />
      <g stroke="#5a4020" stroke-width="13" stroke-linejoin="round">
        {LAYOUT.rooms.map(({ id, outline }) => (
          <path key={id} d={outlinePath(outline)} fill={FLOORS[id - 1]} />
        ))}
      </g>
      {lying.map(({ id, owner, item, counted, room, zone, place }) => {
        const { x, y } = placesFor(room, kindOf(item), zone)[place];
        return (
          <circle
            key={id}
            cx={x}
            cy={y}
            r="13"
            fill={counted ? '#847a6b' : seatPaint(owner).fill}
            stroke="#2b2118"
            stroke-width="3"
          />
        );
      })}
      {view.players.map(({ pawn }, seat) => {
        if (!isRoom(pawn)) return null;
        const { x, y } = standOf(pawn, seat, stands);
        return (
          <path
            key={seat}
            transform={`translate(${x} ${y})`}
            d="M-20 4C-20-20-12-40 0-44C12-40 20-20 20 4Z"
            fill={seatPaint(seat).fill}
            stroke="#fbf3dc"
            stroke-width="5"
          />
        );
      })}
    </svg>
  );
}
