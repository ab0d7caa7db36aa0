/** The tavern before a match: a round window a chair, and behind it whoever plays, cup in hand. */

import { type ArcadeProps, ArcadeRow, SeatSign, seatTones } from '@conclave/kit';
import { CupShape, INK } from './cup.tsx';

const BEAMS = 'M0 34H812M0 296H812M120 34V296M406 34V296M692 34V296';

export function LiarsDiceArcade({ chairs, columns }: ArcadeProps) {
  return (
    <ArcadeRow
      chairs={chairs}
      columns={columns}
      house={{
        id: 'liars-dice',
        ink: INK,
        stone: '#5b3a20',
        edge: '#a8743f',
        light: ['#f8d98f', '#b5672c'],
        dark: '#20140b',
        pale: '#e8c48c',
        wall: (
          <>
            <rect width={812} height={322} fill="#cdb083" />
            <path d={BEAMS} stroke="#5b3a20" stroke-width={18} />
            <rect y={296} width={812} height={26} fill="#4a2e18" />
          </>
        ),
        figure: ({ seat }) => <Gambler seat={seat} />,
      }}
    />
  );
}

function Gambler({ seat }: { readonly seat: number }) {
  const [colour, deep] = seatTones(seat);
  return (
    <g stroke={INK} stroke-width={3} stroke-linejoin="round">
      <path d="M-44 0C-44 -54 -26 -78 0 -80C26 -78 44 -54 44 0Z" fill={colour} />
      <path d="M10 -79C30 -72 44 -50 44 0H22C26 -30 24 -56 10 -79Z" fill={deep} stroke="none" />
      <circle cy={-102} r={23} fill="#e9bd91" />
      <path d="M-34 -110Q0 -126 34 -110Q22 -140 0 -140Q-22 -140 -34 -110Z" fill={deep} />
      <path d="M-9 -101h0M9 -101h0" stroke-width={5} stroke-linecap="round" />
      <path d="M-8 -91Q0 -85 8 -91" fill="none" stroke-linecap="round" />
      <g transform="translate(-14 -34)">
        <SeatSign seat={seat} size={22} />
      </g>
      <g transform="translate(34 2) scale(.62)">
        <CupShape seat={seat} />
      </g>
    </g>
  );
}
