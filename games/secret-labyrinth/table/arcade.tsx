/** Gates of the castle at night. The colour of a seeker comes with the match: before it they wear grey. */

import { ARCADE, type ArcadeProps, ArcadeRow, courses } from '@conclave/kit';

const INK = '#10162a';
const PEN = {
  stroke: INK,
  'stroke-width': 3.2,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

export function SecretLabyrinthArcade({ chairs, columns }: ArcadeProps) {
  return (
    <ArcadeRow
      chairs={chairs}
      columns={columns}
      house={{
        id: 'secret-labyrinth',
        ink: INK,
        stone: '#8ea0c0',
        edge: '#c5d2ea',
        light: ['#ffe7a0', '#7d5f3f'],
        dark: '#0c1222',
        pale: '#b9c7e4',
        wall: <Castle />,
        glass: <Portcullis />,
        figure: ({ seat }) => <Wanderer turned={seat % 2 === 1} />,
      }}
    />
  );
}

function Wanderer({ turned }: { turned: boolean }) {
  return (
    <g transform={turned ? 'translate(0 -4) scale(-1 1)' : 'translate(0 -4)'}>
      <ellipse rx={54} ry={10} fill={INK} opacity={0.45} />
      <circle cx={46} cy={-56} r={38} fill="#fff2bd" opacity={0.55} />
      <path
        d="M-42 0C-44 -54 -32 -92 -4 -128C4 -140 16 -140 18 -128C40 -96 40 -48 38 0C18 7 -22 7 -42 0Z"
        fill="#8894ab"
        {...PEN}
      />
      <path d="M10 -116C34 -92 40 -48 38 0C32 2 24 4 16 4.500C24 -36 22 -84 10 -116Z" fill="#667289" />
      <path d="M-22 -84C-22 -112 30 -112 30 -84C30 -64 18 -58 4 -58C-12 -58 -22 -64 -22 -84Z" fill={INK} />
      <path d="M-14 -82C-14 -100 22 -100 22 -82C22 -66 12 -63 4 -63C-5 -63 -14 -66 -14 -82Z" fill="#efc69a" />
      <circle cx={-3} cy={-82} r={2.8} fill={INK} />
      <circle cx={12} cy={-82} r={2.8} fill={INK} />
      <path d="M0 -72Q5 -69 10 -73" fill="none" stroke={INK} stroke-width={2} stroke-linecap="round" />
      <path d="M-20 -52C-6 -44 14 -44 28 -52" fill="none" stroke="#c5cfdf" stroke-width={3.2} />
      <path d="M20 -46Q36 -52 46 -66" fill="none" stroke={INK} stroke-width={13} stroke-linecap="round" />
      <path d="M20 -46Q36 -52 46 -66" fill="none" stroke="#8894ab" stroke-width={8} stroke-linecap="round" />
      <path d="M46 -68V-58M38 -58H54L58 -30H34Z" fill="#fff2bd" {...PEN} stroke-width={2.4} />
      <path d="M46 -34C39 -41 43 -46 46 -51C49 -46 53 -41 46 -34Z" fill="#ea7a2b" />
    </g>
  );
}

/** Drawn up: the gate is open. */
function Portcullis() {
  return (
    <path
      d="M-64 -150V-188M-38 -150V-198M-12 -150V-206M14 -150V-206M40 -150V-198M66 -150V-186M-70 -170H70M-64 -150l-4 8h8zM-38 -150l-4 8h8zM-12 -150l-4 8h8zM14 -150l-4 8h8zM40 -150l-4 8h8zM66 -150l-4 8h8z"
      stroke="#3c4a66"
      stroke-width={4}
      fill="#3c4a66"
      stroke-linejoin="round"
    />
  );
}

const STARS = Array.from(
  { length: 22 },
  (_none, i) => `M${14 + i * 37} ${10 + ((i * 31) % 34)}l2 4l-2 4l-2 -4z`,
).join('');
const TEETH = `M0 322V74${Array.from({ length: 14 }, (_none, i) => `H${i * 58 + 30}V52H${i * 58 + 58}V74`).join('')}V322Z`;

function Castle() {
  const { width, height } = ARCADE;
  return (
    <>
      <rect width={width} height={height} fill="#141f38" />
      <path d={STARS} fill="#dfe7f4" />
      <path d="M96 42A20 20 0 1 1 120 20A16 16 0 0 0 96 42Z" fill="#f0e6c4" stroke={INK} stroke-width={2} />
      <path d={TEETH} fill="#3b5282" stroke={INK} stroke-width={2.6} stroke-linejoin="round" />
      <path d={courses(88, 30, 72)} stroke="#2c4166" stroke-width={2} fill="none" />
      <path d={`M0 80H${width}`} stroke="#6e86b8" stroke-width={2} opacity={0.7} />
      <path d={HEDGE} fill="#2f6b4a" stroke={INK} stroke-width={2.4} />
    </>
  );
}

const HEDGE = `M0 322V308${Array.from({ length: 29 }, () => 'q14 -16 28 0').join('')}V322Z`;
