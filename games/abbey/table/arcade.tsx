/**
 * A page of the chronicle: an inhabited initial a chair, with the first letter of whoever sits there. Which beast
 * somebody will be comes with the match: until then guests of the margin keep the place.
 */

import { ARCADE, type ArcadeChair, type ArcadeProps, ArcadeRow } from '@conclave/kit';
import { useFigures } from './pieces/figures.tsx';

const INK = '#2b2118';
const GUESTS = ['knightSnail', 'ape', 'pig', 'dragon'] as const;
const GROUNDS = ['#8a2c1c', '#24508f', '#27694f', '#6d3a66', '#7a5a1c', '#2c4a5c'] as const;

export function AbbeyArcade({ chairs, columns }: ArcadeProps) {
  useFigures();
  return (
    <ArcadeRow
      chairs={chairs}
      columns={columns}
      house={{
        id: 'abbey',
        ink: INK,
        stone: '#d9a441',
        edge: '#f6dd97',
        light: ['#f6ecd2', '#d9bf85'],
        dark: '#e4d3a6',
        pale: '#8a6f45',
        wall: <Page />,
        opening: square,
        figure: (chair) => <Inhabited chair={chair} />,
      }}
    />
  );
}

function square(x: number, width: number, height: number): string {
  return `M${x - width / 2} ${ARCADE.ground}V${ARCADE.ground - height}H${x + width / 2}V${ARCADE.ground}Z`;
}

function Inhabited({ chair: { seat, name } }: { chair: ArcadeChair }) {
  return (
    <>
      <path d="M-72 -8H72V-200H-72Z" fill={GROUNDS[seat % GROUNDS.length]} stroke={INK} stroke-width={2.4} />
      <path
        d={TENDRILS}
        fill="none"
        stroke="#fbf5e6"
        stroke-width={2.4}
        stroke-linecap="round"
        opacity={0.75}
      />
      <text
        style={{ fontFamily: 'var(--title)', fontWeight: 600 }}
        x={0}
        y={-66}
        text-anchor="middle"
        font-size={168}
        fill="#e9c46a"
        stroke={INK}
        stroke-width={4}
        paint-order="stroke"
      >
        {name.trim().slice(0, 1).toUpperCase()}
      </text>
      <use href={`#ab-${GUESTS[seat % GUESTS.length]}`} x={-34} y={-92} width={104} height={86} />
    </>
  );
}

const TENDRILS =
  'M-64 -16C-76 -92 -30 -104 -40 -150C-46 -172 -66 -168 -62 -154M64 -192C34 -162 56 -140 20 -120M-62 -192C-40 -176 -30 -190 -12 -186M40 -150c12 2 16 -10 6 -12M-50 -60c10 4 16 -6 8 -10';

function Page() {
  const { width, height } = ARCADE;
  return (
    <>
      <rect width={width} height={height} fill="#6b4a2a" />
      <path
        d={`M12 14L40 8H${width - 34}L${width - 12} 16L${width - 16} 120L${width - 10} 230L${width - 14} ${height - 12}L${width - 60} ${height - 8}H22L10 ${height - 18}L16 190L10 90Z`}
        fill="#f1e2bd"
        stroke={INK}
        stroke-width={2.6}
        stroke-linejoin="round"
      />
      <path d={`M26 24H${width - 26}V${height - 18}H26Z`} fill="none" stroke="#b8862b" stroke-width={1.6} />
      <path
        d={LINES}
        stroke="#5d4c39"
        stroke-width={3.4}
        stroke-linecap="round"
        stroke-dasharray="34 8 18 8 52 10 26 8"
        opacity={0.75}
      />
      <path d={VINE} fill="none" stroke="#27694f" stroke-width={4} stroke-linecap="round" />
      {BERRIES.map((x, i) => (
        <circle
          key={x}
          cx={x}
          cy={i % 2 ? 62 : 70}
          r={5}
          fill={i % 2 ? '#b3361e' : '#d9a441'}
          stroke={INK}
          stroke-width={1.6}
        />
      ))}
    </>
  );
}

const LINES = 'M44 38H768M44 50H700';
const VINE = `M30 66${Array.from({ length: 16 }, (_none, i) => `q24 ${i % 2 ? 12 : -12} 47 0`).join('')}`;
const BERRIES = Array.from({ length: 8 }, (_none, i) => 76 + i * 94);
