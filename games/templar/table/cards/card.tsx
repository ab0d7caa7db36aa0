/** A character's card, 86 by 126, and its small face on a pile, 56 by 58. */

import type { Seat } from '@conclave/engine';
import { inLines } from '@conclave/kit';
import { CARDS, type Card, RESTOCK } from '../../rules/box.ts';
import { Mark } from '../pieces/emblems.tsx';
import { INK, seatPaint } from '../pieces/paint.ts';
import { Glyphs } from './glyphs.tsx';
import { Portrait } from './portraits.tsx';

/** Who bars the card: a player, or Raphael, who has no chair. */
export interface Ban {
  readonly seat: Seat | null;
  readonly name: string;
}

interface CardFaceProps {
  readonly card: Card;
  readonly name: string;
  /** Whose hand it is in. */
  readonly seat: Seat;
  readonly due?: number | null;
  readonly ban?: Ban | null;
  /** The ribbon says whose pile it lies on, and bars nothing. */
  readonly isOpen?: boolean;
}

/** RoomNames that are longer than the card is wide are drawn together. */
const squeezed = (text: string, most: number, width: number) =>
  text.length > most ? ({ textLength: width, lengthAdjust: 'spacingAndGlyphs' } as const) : {};

export function CardFace({ card, name, seat, due = null, ban = null, isOpen = false }: CardFaceProps) {
  const restock = RESTOCK[CARDS.indexOf(card)];
  return (
    <svg class={ban && !isOpen ? 'tp-card barred' : 'tp-card'} viewBox="0 0 86 126" aria-hidden="true">
      <g class="tp-card-body">
        <rect
          x="1"
          y="1"
          width="84"
          height="124"
          rx="6"
          class="tp-card-leaf"
          stroke={INK}
          stroke-width="1.6"
        />
        <rect x="4" y="4" width="78" height="118" rx="3.5" fill="none" stroke="#b8862b" stroke-width="1.4" />
        <text class="tp-card-name" x="43" y="18.5" {...squeezed(name, 9, 74)}>
          {name}
        </text>
        <svg x="5" y="25" width="76" height="54" viewBox="0 1 76 54" aria-hidden="true">
          <Portrait card={card} />
        </svg>
        <rect x="5" y="25" width="76" height="54" fill="none" stroke={INK} stroke-width="1.5" />
        <Glyphs card={card} seat={seat} due={due} />
        {restock > 0 && (
          <g transform="translate(73.5 33.5)">
            <rect
              x="-9"
              y="-9.5"
              width="18"
              height="19"
              rx="3"
              fill="#7a4f26"
              stroke={INK}
              stroke-width="1.4"
            />
            <rect
              x="-9"
              y="-10"
              width="18"
              height="17.5"
              rx="3"
              fill="#f3dfae"
              stroke={INK}
              stroke-width="1.4"
            />
            <text class="tp-glyph" y="4" font-size="14.5" text-anchor="middle" style={{ fill: '#2b1d06' }}>
              {restock}
            </text>
          </g>
        )}
      </g>
      {ban && <BanRibbon ban={ban} isOpen={isOpen} />}
    </svg>
  );
}

const RAPHAEL = { fill: '#5b544c', on: '#fff' } as const;

function BanRibbon({ ban: { seat, name }, isOpen }: { readonly ban: Ban; readonly isOpen: boolean }) {
  const { fill, on } = seat === null ? RAPHAEL : seatPaint(seat);
  const { lines } = inLines(name);
  return (
    <g class="tp-ban">
      {!isOpen && <rect x="1" y="1" width="84" height="124" rx="6" class="tp-ban-veil" />}
      <g transform="translate(0 60)">
        <path d="M-3-12.5H89L85 0L89 12.5H-3L1 0Z" fill={fill} stroke={INK} stroke-width="1.6" />
        <path d="M2-9.5H84M2 9.5H84" stroke="#fff" stroke-opacity="0.35" />
        <g transform="translate(12 0)">
          <circle r="8" fill="#fbf3dc" stroke={INK} stroke-width="1.3" />
          {seat === null ? (
            <path d="M-3.5-5H3.5V5L0 2.5L-3.5 5Z" fill={fill} />
          ) : (
            <Mark seat={seat} size={9.5} />
          )}
        </g>
        <g class={lines.length > 1 ? 'tp-ban-name two' : 'tp-ban-name'} style={{ fill: on }}>
          {lines.map((line, i) => (
            <text
              key={line}
              x="51"
              y={lines.length > 1 ? i * 10.5 - 1.5 : 5}
              {...squeezed(line, lines.length > 1 ? 10 : 7, 60)}
            >
              {line}
            </text>
          ))}
        </g>
      </g>
    </g>
  );
}

/** The card on top of somebody's pile: portrait and name. */
export function SmallCard({ card, name }: { readonly card: Card; readonly name: string }) {
  return (
    <g>
      <rect width="56" height="58" rx="4" class="tp-card-leaf" stroke={INK} stroke-width="1.5" />
      <rect x="2.5" y="2.5" width="51" height="53" rx="2" fill="none" stroke="#b8862b" stroke-width="1.1" />
      <svg
        x="4"
        y="4"
        width="48"
        height="36"
        viewBox="2 -1 72 56"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Portrait card={card} line={2.1} />
      </svg>
      <rect x="4" y="4" width="48" height="36" fill="none" stroke={INK} stroke-width="1.2" />
      <text class="tp-tiny-name" x="28" y="51.5" {...squeezed(name, 7, 48)}>
        {name}
      </text>
    </g>
  );
}

/** The back of a card, in the colour of its owner. */
export function CardBack({ seat }: { readonly seat: Seat }) {
  const { fill, deep } = seatPaint(seat);
  return (
    <svg class="tp-card" viewBox="0 0 86 126" aria-hidden="true">
      <rect x="1" y="1" width="84" height="124" rx="6" fill={deep} stroke={INK} stroke-width="1.6" />
      <rect x="5" y="5" width="76" height="116" rx="3.5" fill={fill} stroke="#e9c46a" stroke-width="1.4" />
      <path
        d="M43 34V92M22 63H64M43 20L50 30H36ZM43 106L50 96H36ZM8 63L18 56V70ZM78 63L68 56V70Z"
        fill="none"
        stroke="#f3e3bb"
        stroke-width="2"
        opacity="0.7"
      />
      <circle cx="43" cy="63" r="14" fill={deep} stroke="#e9c46a" stroke-width="1.6" />
      <g transform="translate(43 63)">
        <Mark seat={seat} size={15} />
      </g>
    </svg>
  );
}
