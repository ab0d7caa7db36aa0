/** A small picture of the state: the plan, what lies in it, and who walks there. */

import type { MiniatureProps } from '@conclave/kit';
import { isRoom } from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import { kindOf } from './items.ts';
import { LAYOUT } from './layout.ts';
import { hiddenObjects, placesFor } from './objects.ts';
import floors from './pictures/floors.svg';
import furniture from './pictures/furniture.svg';
import walls from './pictures/walls.svg';
import { seatPaint } from './pieces/paint.ts';
import { pawnStands, standOf } from './stands.ts';

const MARGIN = (LAYOUT.size.width - LAYOUT.size.height) / 2;

export function TemplarMiniature({ view }: MiniatureProps<View>) {
  const { lying } = hiddenObjects(view, []);
  const stands = pawnStands(view, []);
  return (
    <svg viewBox={`0 ${-MARGIN} ${LAYOUT.size.width} ${LAYOUT.size.width}`} aria-hidden="true">
      <rect y={-MARGIN} width={LAYOUT.size.width} height={LAYOUT.size.width} fill="#a7b573" />
      {[floors, furniture, walls].map((ground) => (
        <image key={ground} href={ground} width={LAYOUT.size.width} height={LAYOUT.size.height} />
      ))}
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
