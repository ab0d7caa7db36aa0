/** Every piece is drawn once, as a symbol. Pieces on the board are uses of it. */

import type { Seat } from '@conclave/engine';
import { FIGURES, type Figure, type Item, OBJECTS } from '../../rules/box.ts';
import { Door, NeutralFigure, Pawn } from './figures.tsx';
import { BareObject, OwnedObject, Tile } from './objects.tsx';
import { INK } from './paint.ts';

const objectId = (seat: Seat, item: Item, counted: boolean) =>
  `tp-${item}-${seat}${counted ? '-counted' : ''}`;

export function Symbols({ seats }: { readonly seats: number }) {
  const everyone = Array.from({ length: seats }, (_none, seat) => seat);
  return (
    <svg class="tp-symbols" width="0" height="0" aria-hidden="true">
      <defs>
        {everyone.flatMap((seat) => [
          <g key={`pawn-${seat}`} id={`tp-pawn-${seat}`}>
            <Pawn seat={seat} />
          </g>,
          ...OBJECTS.flatMap((item) =>
            [false, true].map((counted) => (
              <g key={objectId(seat, item, counted)} id={objectId(seat, item, counted)}>
                <OwnedObject seat={seat} item={item} counted={counted} />
              </g>
            )),
          ),
        ])}
        {FIGURES.map((figure) => (
          <g key={figure} id={`tp-${figure}`}>
            <NeutralFigure figure={figure} />
          </g>
        ))}
        {OBJECTS.flatMap((item) => [
          <g key={`tile-${item}`} id={`tp-tile-${item}`}>
            <Tile item={item} />
          </g>,
          <g key={`bare-${item}`} id={`tp-bare-${item}`}>
            <BareObject item={item} />
          </g>,
        ])}
        <g id="tp-door">
          <Door />
        </g>
      </defs>
    </svg>
  );
}

interface DrawnProps {
  readonly symbol: string;
  /** Box round 0 0, or what of it lies above 0 for what stands on its feet. */
  readonly box: string;
  readonly width: number;
  readonly height: number;
  readonly class?: string;
}

function Drawn({ symbol, box, width, height, class: extra }: DrawnProps) {
  return (
    <svg class={extra} viewBox={box} width={width} height={height} aria-hidden="true">
      <use href={`#tp-${symbol}`} />
    </svg>
  );
}

/** Box of an object on the board, in board units. */
export const OBJECT_SIZE = 36;
/** Box of a figure, and how much of it lies below the feet. */
export const FIGURE_SIZE = { width: 40, height: 50 };
export const BELOW_FEET = 5;

export function ObjectPiece({
  seat,
  item,
  counted,
  size = OBJECT_SIZE,
}: {
  readonly seat: Seat;
  readonly item: Item;
  readonly counted: boolean;
  readonly size?: number;
}) {
  return (
    <Drawn
      class="tp-object"
      symbol={objectId(seat, item, counted).slice(3)}
      box="-18 -18 36 36"
      width={size}
      height={size}
    />
  );
}

export function TilePiece({ item, isLost }: { readonly item: Item; readonly isLost: boolean }) {
  return (
    <>
      <Drawn
        class={isLost ? 'tp-lost' : undefined}
        symbol={`tile-${item}`}
        box="-15 -15 30 30"
        width={30}
        height={30}
      />
      {isLost && (
        <svg class="tp-crossed" viewBox="-15 -15 30 30" width={30} height={30} aria-hidden="true">
          <path d="M-10-10L10 10M10-10L-10 10" />
        </svg>
      )}
    </>
  );
}

/** An object of nobody, as an icon. */
export function Icon({ item, size }: { readonly item: Item; readonly size: number }) {
  return <Drawn symbol={`bare-${item}`} box="-14 -14 28 28" width={size} height={size} />;
}

export type Standing = Figure | Seat;

/** A pawn by its seat, or one of the three that belong to nobody. */
export function FigurePiece({ who, scale = 1 }: { readonly who: Standing; readonly scale?: number }) {
  const pawn = typeof who === 'number';
  const high = pawn ? 36 : 45;
  return (
    <Drawn
      class="tp-figure"
      symbol={pawn ? `pawn-${who}` : who}
      box={`-18 ${-high} 36 ${high + BELOW_FEET - 1}`}
      width={FIGURE_SIZE.width * scale}
      height={((high + BELOW_FEET - 1) / 36) * FIGURE_SIZE.width * scale}
    />
  );
}

/** What Remigius writes in when he counts, held before him. */
export function OpenBook() {
  return (
    <svg class="tp-open-book" viewBox="-16 -11 32 20" width={34} height={21} aria-hidden="true">
      <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
        <path d="M-15-7C-9-10-4-9 0-6C4-9 9-10 15-7V6C9 3.5 4 4 0 7C-4 4-9 3.5-15 6Z" fill="#7f2311" />
        <path d="M-13-7.5C-8-10-4-8.6 0-6V5C-4 2.6-8 2.2-13 4Z" fill="#fbf3dc" />
        <path d="M13-7.5C8-10 4-8.6 0-6V5C4 2.6 8 2.2 13 4Z" fill="#f0e2bd" />
      </g>
      <path
        d="M-10.5-4.5C-8-5.5-5-5-2.5-3.4M-10.5-1.5C-8-2.4-5-2-2.5-0.5M2.5-3.4C5-5 8-5.5 10.5-4.5M2.5-0.5C5-2 8-2.4 10.5-1.5"
        fill="none"
        stroke="#a5741c"
        stroke-width="1.1"
      />
    </svg>
  );
}

export function DoorPiece() {
  return <Drawn symbol="door" box="-19 -39 38 45" width={36} height={42} />;
}
