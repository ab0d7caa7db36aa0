/** Niches in the wet stone of the temple, an oil lamp in each. */

import type { Seat } from '@conclave/engine';
import { ARCADE, type ArcadeProps, ArcadeRow, courses, SeatSign, seatTones } from '@conclave/kit';
import { GOLD, INK, JADE } from './paint.ts';

const BOLD = {
  stroke: INK,
  'stroke-width': 3.4,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;
const THIN = { ...BOLD, 'stroke-width': 2.2 } as const;

export function TempleCodeArcade({ chairs, columns }: ArcadeProps) {
  return (
    <ArcadeRow
      chairs={chairs}
      columns={columns}
      house={{
        id: 'temple-code',
        ink: INK,
        stone: JADE.shade,
        edge: JADE.pale,
        light: ['#f6dd97', '#6f8f4e'],
        dark: '#12231b',
        pale: JADE.pale,
        wall: <Temple />,
        opening: stepped,
        glass: (
          <path
            d="M-79 -104H79M-40 -104V-206M38 -104V-206M0 -52V-104"
            stroke="#4d6b3c"
            stroke-width={2.4}
            opacity={0.5}
          />
        ),
        figure: ({ seat }) => <Explorer seat={seat} />,
      }}
    />
  );
}

/** Stones laid over each other, as the builders of the temple closed their doors. */
function stepped(x: number, width: number, height: number): string {
  const [left, right, top] = [x - width / 2, x + width / 2, ARCADE.ground - height];
  const [a, b] = [width * 0.13, width * 0.26];
  const [low, high] = [top + height * 0.24, top + height * 0.11];
  return `M${left} ${ARCADE.ground}V${low}H${left + a}V${high}H${left + b}V${top}H${right - b}V${high}H${right - a}V${low}H${right}V${ARCADE.ground}Z`;
}

/** Whoever came to read the code: a hat and a scarf in the colour of the chair, and its sign on the satchel. */
function Explorer({ seat }: { seat: Seat }) {
  const [colour, deep] = seatTones(seat);
  return (
    <>
      <ellipse cy={-3} rx={52} ry={10} fill="#12231b" opacity={0.4} />
      <g transform="translate(-20 -4)">
        <path
          d="M-40 0C-42 -44 -30 -72 -12 -78H12C30 -72 42 -44 40 0C22 6 -22 6 -40 0Z"
          fill="#d9c18d"
          {...BOLD}
        />
        <path d="M14 -76C30 -70 41 -44 40 0C34 2 28 3 22 4C26 -24 24 -54 14 -76Z" fill="#b79a63" />
        <path d="M-19 -80C-10 -64 10 -64 19 -80L13 -88H-13Z" fill={colour} {...THIN} />
        <path d="M-6 -70L-14 -46L-3 -51L2 -42L5 -68Z" fill={deep} {...THIN} />
        <path d="M30 -62C6 -40 -8 -30 -34 -22" fill="none" stroke={INK} stroke-width={6} />
        <path d="M30 -62C6 -40 -8 -30 -34 -22" fill="none" stroke="#7a4f2a" stroke-width={2.6} />
        <path d="M-24 -34H12V-6C2 0 -14 0 -24 -6Z" fill="#9c6a3a" {...THIN} />
        <path d="M-24 -34H12V-24C2 -18 -14 -18 -24 -24Z" fill="#b98148" {...THIN} />
        <g transform="translate(-6 -17)">
          <SeatSign seat={seat} size={19} />
        </g>
        <ellipse cy={-102} rx={22} ry={23} fill="#eec59a" {...BOLD} />
        <path d="M-20 -106C-18 -90 -20 -86 -16 -80C-26 -88 -26 -100 -20 -106Z" fill="#4b3120" />
        <circle cx={-7} cy={-100} r={2.8} fill={INK} />
        <circle cx={8} cy={-100} r={2.8} fill={INK} />
        <path d="M-6 -89Q2 -84 8 -90" fill="none" {...THIN} />
        <path d="M-46 -111C-30 -121 30 -121 46 -111C30 -102 -30 -102 -46 -111Z" fill="#e6d2a2" {...BOLD} />
        <path
          d="M-24 -114C-26 -142 -12 -150 0 -146C12 -150 26 -142 24 -114C8 -109 -8 -109 -24 -114Z"
          fill="#e6d2a2"
          {...BOLD}
        />
        <path
          d="M-24.500 -122C-8 -116 8 -116 24.500 -122V-113C8 -108 -8 -108 -24.500 -113Z"
          fill={colour}
          {...THIN}
        />
      </g>
      <g transform="translate(40 -2) scale(0.86)">
        <circle cy={-34} r={34} fill="#fff2bd" opacity={0.35} />
        <path d="M-22 -14C-22 -2 22 -2 22 -14C14 -18 -14 -18 -22 -14Z" fill={GOLD.metal} {...THIN} />
        <path d="M-22 -14C-30 -16 -30 -26 -22 -24M18 -17L32 -24L24 -11Z" fill={GOLD.metal} {...THIN} />
        <path
          d="M30 -26C22 -36 28 -44 31 -52C36 -44 40 -34 30 -26Z"
          fill="#f08b2e"
          {...THIN}
          stroke-width={1.6}
        />
      </g>
    </>
  );
}

const LEAVES: readonly (readonly [x: number, turn: number])[] = [
  [30, 20],
  [58, -18],
  [196, 8],
  [228, -24],
  [404, 16],
  [438, -10],
  [600, -20],
  [634, 14],
  [772, -8],
];

function Temple() {
  const { width, height } = ARCADE;
  return (
    <>
      <rect width={width} height={height} fill={JADE.dark} />
      <path d={courses(34, 44, 116)} stroke={JADE.night} stroke-width={3} fill="none" />
      <path d={courses(37, 44, 116)} stroke={JADE.deep} stroke-width={1.6} fill="none" opacity={0.7} />
      <path d={`M0 0H${width}V30H0Z`} fill={JADE.deep} stroke={INK} stroke-width={2.6} />
      <path d={FRET} fill="none" stroke={JADE.pale} stroke-width={2.4} opacity={0.75} />
      <path d={DRIPS} stroke={JADE.light} stroke-width={2} stroke-linecap="round" opacity={0.5} />
      <g fill="#5f9a5a" stroke={INK} stroke-width={2} stroke-linejoin="round">
        {LEAVES.map(([x, turn]) => (
          <path
            key={x}
            d="M0 0C-12 10 -14 30 0 46C14 30 12 10 0 0ZM0 4V40"
            transform={`translate(${x} 24) rotate(${turn})`}
          />
        ))}
      </g>
    </>
  );
}

const FRET = Array.from(
  { length: 20 },
  (_none, i) => `M${i * 42 + 6} 22V9H${i * 42 + 30}V18H${i * 42 + 16}V14`,
).join('');
const DRIPS = Array.from(
  { length: 14 },
  (_none, i) => `M${24 + i * 58} ${40 + ((i * 37) % 60)}v${10 + ((i * 13) % 18)}`,
).join('');
