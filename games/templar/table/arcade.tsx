/** Arches of the commandery, stained glass above whoever sits there. */

import { ARCADE, type ArcadeProps, ArcadeRow, courses } from '@conclave/kit';
import { Pawn } from './pieces/figures.tsx';
import { INK } from './pieces/paint.ts';

export function TemplarArcade({ chairs, columns }: ArcadeProps) {
  return (
    <ArcadeRow
      chairs={chairs}
      columns={columns}
      house={{
        id: 'templar',
        ink: INK,
        stone: '#e6c78d',
        edge: '#fbe9c2',
        light: ['#fdf1cf', '#d8a557'],
        dark: '#2f2417',
        pale: '#e9d3a4',
        wall: <Hall />,
        opening: pointed,
        glass: <Glass />,
        figure: ({ seat }) => (
          <g transform="translate(0 -10) scale(3.5)">
            <Pawn seat={seat} />
          </g>
        ),
      }}
    />
  );
}

function pointed(x: number, width: number, height: number): string {
  const [left, right, top] = [x - width / 2, x + width / 2, ARCADE.ground - height];
  const spring = top + height * 0.42;
  const bend = top + height * 0.16;
  return `M${left} ${ARCADE.ground}V${spring}C${left} ${bend} ${x - width * 0.2} ${top + height * 0.06} ${x} ${top}C${x + width * 0.2} ${top + height * 0.06} ${right} ${bend} ${right} ${spring}V${ARCADE.ground}Z`;
}

/** In the head of the arch: a rose between two panes. */
function Glass() {
  return (
    <g stroke={INK} stroke-width={2.4} stroke-linejoin="round">
      <path d="M-72 -128C-66 -160 -44 -178 -22 -190V-128Z" fill="#24508f" />
      <path d="M72 -128C66 -160 44 -178 22 -190V-128Z" fill="#b3361e" />
      <path d="M-22 -190C-14 -196 -6 -200 0 -206C6 -200 14 -196 22 -190V-128H-22Z" fill="#e9c46a" />
      <path d="M-60 -128L-44 -146L-28 -128ZM60 -128L44 -146L28 -128Z" fill="#2f7a63" />
      <circle cy={-160} r={15} fill="#fbf3dc" />
      <path d="M-4 -171H4V-164H11V-156H4V-149H-4V-156H-11V-164H-4Z" fill="#b3361e" stroke-width={1.6} />
      <path d="M-79 -126H79" stroke-width={5} />
    </g>
  );
}

function Hall() {
  const { width, height } = ARCADE;
  return (
    <>
      <rect width={width} height={height} fill="#d9b87c" />
      <path d={courses(62, 40, 96)} stroke="#a9854c" stroke-width={2} fill="none" opacity={0.8} />
      <path d={`M0 0H${width}V44H0Z`} fill="#7a4a2c" stroke={INK} stroke-width={2.6} />
      <path d={BEAMS} fill="#8f5a36" stroke={INK} stroke-width={2.4} />
      <path d={`M0 44H${width}V56H0Z`} fill="#e6c78d" stroke={INK} stroke-width={2.4} />
      <path d={`M0 ${ARCADE.ground + 10}H${width}V${height}H0Z`} fill="#a9854c" />
    </>
  );
}

const BEAMS = Array.from({ length: 11 }, (_none, i) => `M${18 + i * 76} 8h22v36h-22z`).join('');
