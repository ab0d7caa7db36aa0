/** The convent at night: a window a chair. Which novice is whose is dealt later: until then she wears the sign of her chair. */

import type { Seat } from '@conclave/engine';
import { ARCADE, type ArcadeProps, ArcadeRow, courses, SeatSign, seatTones } from '@conclave/kit';
import { guardSeats } from '../rules/state.ts';
import { GuardFigure, Novice } from './pieces/figures.tsx';
import { NOVICE_LOOKS } from './pieces/novices.ts';

const INK = '#11102a';
const ROOF = 84;
/** Her hair is that of the novice whose outline is the plainest. */
const PLAIN = NOVICE_LOOKS[4];

export function NunsArcade({ chairs, columns, seats }: ArcadeProps) {
  const guards = guardSeats(seats);
  return (
    <ArcadeRow
      chairs={chairs}
      columns={columns}
      house={{
        id: 'nuns',
        ink: INK,
        stone: '#6668b8',
        edge: '#8f93d3',
        light: ['#f7d588', '#c9863f'],
        dark: '#14132e',
        pale: '#a9acdf',
        wall: <Convent />,
        glass: <path d="M0 0V-206M-78 -106H78" stroke="#8a5526" stroke-width={3} opacity={0.55} />,
        figure: ({ seat }) =>
          seat < guards ? <Guards seat={seat} alone={guards === 1} /> : <ChairNovice seat={seat} />,
      }}
    />
  );
}

function Guards({ seat, alone }: { seat: Seat; alone: boolean }) {
  if (!alone)
    return (
      <g transform="translate(0 -8) scale(1.75)">
        <GuardFigure guard={seat === 0 ? 0 : 1} />
      </g>
    );
  return (
    <>
      <g transform="translate(-34 -10) scale(1.36)">
        <GuardFigure guard={1} side={-1} />
      </g>
      <g transform="translate(20 -6) scale(1.46)">
        <GuardFigure guard={0} />
      </g>
    </>
  );
}

function ChairNovice({ seat }: { seat: Seat }) {
  const [colour, deep] = seatTones(seat);
  return (
    <g transform="translate(0 -10) scale(2.15)">
      <Novice look={{ ...PLAIN, colour, deep }} sign={<SeatSign seat={seat} size={15} />} />
    </g>
  );
}

const STARS = Array.from({ length: 26 }, (_none, i) => {
  const [x, y, size] = [
    (i + 0.5) * 30 + ((i * 13) % 11) - 5,
    14 + ((i * 29) % 37),
    1 + (((i * 7) % 5) / 9) * 2,
  ];
  return `M${x} ${y - 2.4 * size}l${size} ${2.4 * size}l${-size} ${2.4 * size}l${-size} ${-2.4 * size}z`;
}).join('');
const TILES = Array.from({ length: 40 }, (_none, i) => `M${i * 20 + 10} 56L${i * 20 + 4} 83`).join('');

function Convent() {
  const { width, height } = ARCADE;
  return (
    <>
      <rect width={width} height={height} fill="#1f1d45" />
      <path d={STARS} fill="#d9d6f0" opacity={0.8} />
      <circle cx={width - 70} cy={36} r={21} fill="#f0e6c4" stroke={INK} stroke-width={2.4} />
      <path
        d={`M${width - 78} 30a7 7 0 1 1 8 9M${width - 62} 42a5 5 0 1 0 4 -9`}
        fill="none"
        stroke="#d6c892"
        stroke-width={2}
      />
      <path
        d={`M0 66L18 54H${width - 18}L${width} 66V${ROOF}H0Z`}
        fill="#5b3d68"
        stroke={INK}
        stroke-width={2.6}
      />
      <path d={TILES} stroke="#472d53" stroke-width={2} />
      <rect y={ROOF} width={width} height={height - ROOF} fill="#3a3b7c" />
      <path d={courses(104, 24, 64)} stroke="#33356c" stroke-width={2} fill="none" />
      <path d={`M0 ${ROOF}H${width}`} stroke={INK} stroke-width={3} />
      <path d={`M0 ${ROOF + 4}H${width}`} stroke="#8f93d3" stroke-width={2} opacity={0.5} />
    </>
  );
}
