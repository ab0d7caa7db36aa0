/** The pictures of the primer: six panels, and what is in the box. */

import { Arrow, At, Lettering, type PrimerPictures, SeatMark } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { type Card, DECK, POSITIONS, STATUETTES } from '../rules/deck.ts';
import { TO_WIN } from '../rules/declare.ts';
import { decode } from '../rules/decode.ts';
import { crossedOut } from '../rules/notes.ts';
import { INK, JADE } from './paint.ts';
import { CardBack, CardFace, Symbols } from './pieces/card.tsx';
import { GreatHalf, HalfMedallion, Marker } from './pieces/medallion.tsx';
import { SignShape, signsOf } from './pieces/signs.tsx';

/** The code of the panels, and a card with which it has a ring and a triangle in common. */
export const CODE: Card = 0;
export const CARD: Card = DECK.findIndex((_combination, card) => {
  const { circles, triangles } = decode(CODE, card);
  return circles === 1 && triangles === 1;
});
/** One that has nothing in common with it. */
export const STRANGER: Card = DECK.findIndex((_combination, card) => {
  const { circles, triangles } = decode(CODE, card);
  return circles + triangles === 0;
});
export const SIGNS = signsOf(decode(CODE, CARD));
export const CROSSED = crossedOut(STRANGER, { circles: 0, triangles: 0 });

/** Wet stone of the hall. */
function Stones({ floor = 148 }: { floor?: number }) {
  return (
    <>
      <rect width={320} height={180} fill={JADE.night} />
      <path d={BLOCKS} fill="none" stroke="#16291f" stroke-width={2} />
      <path d={BLOCKS} transform="translate(0 2)" fill="none" stroke="#2b4b3c" stroke-width={1.4} />
      <path d={`M0 ${floor}H320V180H0Z`} fill="#2f5244" stroke={INK} stroke-width={2.4} />
      <path d={`M0 ${floor + 3}H320`} stroke="#5d8a72" stroke-width={2} />
    </>
  );
}

const BLOCKS =
  'M0 30H320M0 66H320M0 102H320M0 138H320M60 0V30M170 0V30M262 0V30M24 30V66M120 30V66M214 30V66M296 30V66M72 66V102M158 66V102M250 66V102M30 102V138M128 102V138M222 102V138M290 102V138';

interface PlacedProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly children: ComponentChildren;
}

/** A card fills this box. */
function Placed({ x, y, width, height = (width * 112) / 186, children }: PlacedProps) {
  return (
    <svg x={x} y={y} width={width} height={height} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}

const Face = ({ card, ...place }: Omit<PlacedProps, 'children'> & { card: Card }) => (
  <Placed {...place}>
    <CardFace card={card} width={186} height={112} />
  </Placed>
);
const Back = (place: Omit<PlacedProps, 'children'>) => (
  <Placed {...place}>
    <CardBack width={186} height={112} />
  </Placed>
);

/** A stone on which a code stands. */
function Stand({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <path
      d={`M${x - width / 2 - 6} ${y}h${width + 12}l6 14h${-width - 24}Z`}
      fill={JADE.shade}
      stroke={INK}
      stroke-width={2.2}
      stroke-linejoin="round"
    />
  );
}

/** Whose it is. */
function Owner({ x, y, seat }: { x: number; y: number; seat: number }) {
  return (
    <g transform={`translate(${x - 10} ${y - 10})`}>
      <SeatMark seat={seat} keyline />
    </g>
  );
}

function Signs({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <At x={x} y={y} scale={scale}>
      {SIGNS.map((sign, i) => (
        <At key={sign} x={0} y={i * 24}>
          <SignShape sign={sign} />
        </At>
      ))}
    </At>
  );
}

const SHEET = { x: 27, y: 60, column: 38, row: 34 } as const;
const CROSS = 'M-9 -9L9 9M9 -9L-9 9';

function Sheet({ crosses }: { crosses: boolean }) {
  const { x, y, column, row } = SHEET;
  const columns = STATUETTES.length;
  const rows = POSITIONS.length;
  return (
    <>
      <rect
        x={x - 10}
        y={y - 50}
        width={columns * column + 20}
        height={rows * row + 60}
        rx={6}
        fill="#ece4c6"
        stroke={INK}
        stroke-width={2.4}
      />
      {STATUETTES.map((kind, i) => (
        <use key={kind} href={`#tc-${kind}`} x={x + i * column + 3} y={y - 44} width={32} height={40} />
      ))}
      <path
        d={`${Array.from({ length: rows + 1 }, (_none, i) => `M${x} ${y + i * row}h${columns * column}`).join('')}${Array.from({ length: columns + 1 }, (_none, i) => `M${x + i * column} ${y}v${rows * row}`).join('')}`}
        stroke="#8f7a4c"
        stroke-width={1.6}
      />
      {crosses &&
        CROSSED.map(({ statuette, position }) => (
          <At
            key={`${statuette} ${position}`}
            x={x + (STATUETTES.indexOf(statuette) + 0.5) * column}
            y={y + (position + 0.5) * row}
          >
            <path d={CROSS} stroke="#b3361e" stroke-width={4} stroke-linecap="round" />
          </At>
        ))}
    </>
  );
}

const RAYS = Array.from(
  { length: 16 },
  (_none, i) => `M0 0L${i % 2 === 0 ? -9 : -6} -190L${i % 2 === 0 ? 9 : 6} -190Z`,
);

function Halves({ gap, scale }: { gap: number; scale: number }) {
  return (
    <g transform={`scale(${scale})`}>
      <g transform={`translate(${-gap} 0)`}>
        <GreatHalf side={0} />
      </g>
      <g transform={`translate(${gap} 0)`}>
        <GreatHalf side={1} />
      </g>
    </g>
  );
}

export const primer: PrimerPictures = {
  Symbols,
  margin: { 'TC-1': 0, 'TC-2': 1, 'TC-10': 2, 'TC-23': 3, 'TC-14': 4, 'TC-15': 5 },
  panels: [
    () => (
      <>
        <Stones floor={122} />
        <Stand x={76} y={72} width={100} />
        <Face card={CARD} x={22} y={9} width={108} />
        <Owner x={76} y={102} seat={1} />
        <Stand x={244} y={72} width={100} />
        <Face card={STRANGER} x={190} y={9} width={108} />
        <Owner x={244} y={102} seat={2} />
        <ellipse cx={160} cy={168} rx={86} ry={14} fill="#0c1712" opacity={0.5} />
        <Stand x={160} y={158} width={118} />
        <Back x={100} y={88} width={120} />
      </>
    ),
    () => (
      <>
        <Stones floor={104} />
        <Owner x={160} y={20} seat={1} />
        <Face card={STRANGER} x={196} y={36} width={96} />
        <Face card={CARD} x={34} y={70} width={124} />
        <rect x={30} y={66} width={132} height={83} rx={9} fill="none" stroke="#f4d58a" stroke-width={4} />
        <Arrow d="M172 116C196 118 206 128 208 142" head="M198 134L208 145L218 134" />
        <Owner x={208} y={163} seat={0} />
        <Arrow d="M196 46C186 34 180 28 176 26" head="M188 24L175 25L180 38" fill="#b3d4ac" />
      </>
    ),
    () => (
      <>
        <Stones floor={158} />
        <Face card={CARD} x={28} y={16} width={120} />
        <Face card={CODE} x={28} y={94} width={120} />
        <path d="M166 52H186V130H166" fill="none" stroke="#f4d58a" stroke-width={3} stroke-linejoin="round" />
        <path d="M186 91H206" stroke="#f4d58a" stroke-width={3} />
        <rect
          x={206}
          y={34}
          width={84}
          height={114}
          rx={10}
          fill={JADE.deep}
          stroke={INK}
          stroke-width={2.6}
        />
        <rect
          x={212}
          y={40}
          width={72}
          height={102}
          rx={6}
          fill="#16291f"
          stroke="#cf9c34"
          stroke-width={2}
        />
        <Signs x={248} y={66} scale={2.1} />
      </>
    ),
    () => (
      <>
        <Stones floor={172} />
        <Sheet crosses />
      </>
    ),
    () => (
      <>
        <Stones floor={150} />
        <path
          d="M34 14H286A14 14 0 0 1 300 28V112A14 14 0 0 1 286 126H124L104 148L98 126H34A14 14 0 0 1 20 112V28A14 14 0 0 1 34 14Z"
          fill="#ece4c6"
          stroke={INK}
          stroke-width={2.6}
          stroke-linejoin="round"
        />
        {DECK[CODE].map((statuette, i) => (
          <g key={statuette}>
            <path
              d={`M${38 + i * 86} 116V60C${38 + i * 86} 34 ${52 + i * 86} 24 ${74 + i * 86} 24C${96 + i * 86} 24 ${110 + i * 86} 34 ${110 + i * 86} 60V116Z`}
              fill="#dbe7d0"
              stroke={INK}
              stroke-width={2.2}
            />
            <use href={`#tc-${statuette}`} x={44 + i * 86} y={34} width={60} height={80} />
          </g>
        ))}
        <Owner x={96} y={164} seat={0} />
      </>
    ),
    () => (
      <>
        <Stones floor={176} />
        <g transform="translate(160 90)" fill="#f6dd97" opacity={0.22}>
          {RAYS.map((d, i) => (
            <path key={i} d={d} transform={`rotate(${i * 22.5})`} />
          ))}
        </g>
        <At x={160} y={90}>
          <Halves gap={9} scale={1.2} />
        </At>
        <Lettering x={290} y={166} size={22} fill="#f6dd97">
          {`${TO_WIN} × ½`}
        </Lettering>
      </>
    ),
  ],
  box: [
    () => (
      <>
        <Face card={CARD} x={38} y={16} width={100} />
        <Face card={CODE} x={102} y={32} width={100} />
      </>
    ),
    () => (
      <>
        {STATUETTES.map((kind, i) => (
          <use key={kind} href={`#tc-${kind}`} x={8 + i * 32} y={26} width={34} height={52} />
        ))}
      </>
    ),
    () => (
      <>
        <Stand x={120} y={80} width={100} />
        <Back x={68} y={18} width={104} />
      </>
    ),
    () => (
      <>
        {[0, 1, 2, 3, 4].map((half) => (
          <At key={half} x={52 + half * 38} y={52} scale={1.4}>
            <HalfMedallion side={half % 2 === 0 ? 0 : 1} />
          </At>
        ))}
      </>
    ),
    () => (
      <>
        {(['ring', 'triangle', 'none'] as const).map((sign, i) => (
          <g key={sign} transform={`translate(${64 + i * 56} 52) scale(1.9)`} style={{ color: '#f6dd97' }}>
            <SignShape sign={sign} />
          </g>
        ))}
      </>
    ),
    () => (
      <g transform="translate(30 6) scale(.56)">
        <Sheet crosses={false} />
      </g>
    ),
    () => (
      <svg x={85} y={12} width={70} height={80} aria-hidden="true">
        <Marker />
      </svg>
    ),
    () => (
      <>
        <path d="M22 66H218L232 92H8Z" fill={JADE.shade} stroke={INK} stroke-width={2.4} />
        <Face card={STRANGER} x={28} y={20} width={86} />
        <Face card={CODE} x={126} y={20} width={86} />
      </>
    ),
  ],
};
