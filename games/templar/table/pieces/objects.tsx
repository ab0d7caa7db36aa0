/** Rings, books and chalices of the players, tiles of the harbour, and objects without an owner. All round 0 0. */

import type { Seat } from '@conclave/engine';
import type { Item } from '../../rules/box.ts';
import { isRing, type RingKind } from '../items.ts';
import { Emblem, METALS, Signet } from './emblems.tsx';
import { CARD_EDGE, GOLD, INK, seatPaint } from './paint.ts';

interface Owned {
  readonly seat: Seat;
  readonly counted: boolean;
}

/** What counting makes of everything: grey, and the sign hollow. */
const PEWTER = { fill: '#847a6b', light: '#b5ab99', deep: '#5d554a', sign: '#b9af9d' } as const;

/** So that the five shapes look equally big. */
const RING_SIZES = [28, 25, 24, 28.5, 26.5];
const TRIANGLE = 3;

function Ring({ seat, kind, counted }: Owned & { readonly kind: RingKind }) {
  const { fill } = seatPaint(seat);
  const size = RING_SIZES[seat % RING_SIZES.length];
  const low = seat === TRIANGLE ? 2 : 0;
  const metal = METALS[kind];
  return (
    <g transform={low ? `translate(0 ${low})` : undefined}>
      <Emblem seat={seat} size={size} fill={INK} stroke={CARD_EDGE} width={3.8} />
      <Emblem seat={seat} size={size} fill={counted ? PEWTER.fill : fill} stroke={INK} width={1.7} />
      {counted ? (
        <>
          <Emblem seat={seat} size={size - 6} fill="none" stroke={fill} width={2.3} />
          <circle r="7.2" fill={PEWTER.deep} stroke={INK} stroke-width="1.2" />
          <Signet kind={kind} scale={0.72} line={PEWTER.sign} cut={PEWTER.deep} />
        </>
      ) : (
        <>
          <circle r="7.9" fill={metal.fill} stroke={INK} stroke-width="1.4" />
          <path
            d="M-5.6-3A6.4 6.4 0 0 1 1-6.3"
            fill="none"
            stroke="#fff"
            stroke-width="1.3"
            stroke-linecap="round"
            opacity="0.8"
          />
          <Signet kind={kind} scale={0.8} />
        </>
      )}
    </g>
  );
}

const BINDING = 'M-10.5-11.5C-10.5-13-9.5-13.8-8.5-13.8H11V9.5L10 13.8H-8C-9.5 13.8-10.5 12.8-10.5 11.5Z';

function Book({ seat, counted }: Owned) {
  const { fill, deep } = seatPaint(seat);
  return (
    <g stroke={INK} stroke-linejoin="round">
      <path d={BINDING} stroke={CARD_EDGE} stroke-width="3.8" />
      <path d={BINDING} fill={counted ? PEWTER.deep : deep} stroke-width="1.8" />
      <path d="M-8 10H10.8L10 12.8H-8Z" fill={counted ? PEWTER.light : CARD_EDGE} stroke-width="1" />
      <path d="M-7-13.8H11V9.8H-7Z" fill={counted ? PEWTER.fill : fill} stroke-width="1.5" />
      {!counted && (
        <>
          <path d="M-4.6-11.4H8.6V7.4H-4.6Z" fill="none" stroke={GOLD} stroke-width="1.2" />
          <path
            d="M-7-13.8H-3L-7-9.8ZM11-13.8V-9.8L7-13.8ZM11 9.8H7L11 5.8ZM-7 9.8V5.8L-3 9.8Z"
            fill={GOLD}
            stroke-width="0.8"
          />
        </>
      )}
      <g transform="translate(2 -2)">
        {counted ? (
          <Emblem seat={seat} size={12} fill="none" stroke={fill} width={2.2} />
        ) : (
          <Emblem seat={seat} size={12.5} fill={CARD_EDGE} stroke={INK} width={1.2} />
        )}
      </g>
    </g>
  );
}

const CUP =
  'M-11.5-14H11.5C11.5-3 7 2.2 2.6 3.2V8.4C6.5 9 9 11 9.4 14H-9.4C-9 11-6.5 9-2.6 8.4V3.2C-7 2.2-11.5-3-11.5-14Z';
const CUP_SHADE =
  'M-11.5-14H-6C-6-4-4 1-2.6 3.2C-7 2.2-11.5-3-11.5-14ZM-9.4 14C-9 11-6.5 9-2.6 8.4V3.2H-0.6V9.4C-3 10.5-4.5 12-4.6 14Z';

function Chalice({ seat, counted }: Owned) {
  return (
    <g
      transform={counted ? 'rotate(180)' : undefined}
      stroke={INK}
      stroke-linejoin="round"
      stroke-width="1.8"
    >
      <path d={CUP} stroke={CARD_EDGE} stroke-width="3.8" />
      <path d={CUP} fill={counted ? '#a39a8a' : GOLD} />
      <path d={CUP_SHADE} fill={counted ? '#6f675a' : '#b8862b'} stroke="none" />
      <path d={CUP} fill="none" />
      <ellipse cy="-13.5" rx="11.4" ry="2.3" fill={counted ? PEWTER.deep : '#7a5510'} stroke-width="1.4" />
      <g transform={counted ? 'translate(0 -5) rotate(180)' : 'translate(0 -5)'}>
        <circle r="6.4" fill={counted ? '#c9c0b0' : CARD_EDGE} stroke-width="1.2" />
        <Emblem seat={seat} size={9.6} />
      </g>
    </g>
  );
}

/** An object of a player. */
export function OwnedObject({ seat, item, counted }: Owned & { readonly item: Item }) {
  if (isRing(item)) return <Ring seat={seat} kind={item} counted={counted} />;
  return item === 'book' ? <Book seat={seat} counted={counted} /> : <Chalice seat={seat} counted={counted} />;
}

/** An object of nobody: on harbour tiles, as an icon. */
export function BareObject({ item }: { readonly item: Item }) {
  if (isRing(item)) {
    return (
      <g>
        <circle r="10.8" fill="none" stroke={INK} stroke-width="4.6" />
        <circle r="10.8" fill="none" stroke="#d9a93c" stroke-width="2.6" />
        <circle r="8.8" fill={METALS[item].fill} stroke={INK} stroke-width="1.2" />
        <Signet kind={item} scale={0.86} />
      </g>
    );
  }
  if (item === 'book') {
    return (
      <g stroke={INK} stroke-linejoin="round">
        <path d="M-8-10.5H9V8L8 11H-6.5C-8 11-9 10-9 8.5V-9Z" fill="#7b4a26" stroke-width="1.5" />
        <path d="M-6 8H8.8L8 10.3H-6Z" fill={CARD_EDGE} stroke-width="0.8" />
        <path d="M-5.5-10.5H9V7.8H-5.5Z" fill="#a8693a" stroke-width="1.3" />
        <path d="M-3-8H6.5V5.4H-3Z" fill="none" stroke={GOLD} stroke-width="1.1" />
        <path d="M1.8-4.5V2M-1-2.2H4.6" stroke={GOLD} stroke-width="1.6" />
      </g>
    );
  }
  return (
    <g stroke={INK} stroke-linejoin="round" stroke-width="1.5">
      <path
        d="M-9-11H9C9-2.5 5.5 1.8 2 2.6V6.6C5 7.2 7 8.6 7.4 11H-7.4C-7 8.6-5 7.2-2 6.6V2.6C-5.5 1.8-9-2.5-9-11Z"
        fill={GOLD}
      />
      <path d="M-9-11H-4.6C-4.6-3-3.2 0.8-2 2.6C-5.5 1.8-9-2.5-9-11Z" fill="#b8862b" stroke="none" />
      <ellipse cy="-10.6" rx="8.9" ry="1.8" fill="#7a5510" stroke-width="1.2" />
      <circle cy="-4" r="2.4" fill="#b3361e" stroke-width="1" />
    </g>
  );
}

export function Tile({ item }: { readonly item: Item }) {
  return (
    <g>
      <rect x="-13" y="-12" width="26" height="26" rx="3.5" fill="#6e4d28" stroke={INK} stroke-width="1.5" />
      <rect
        x="-13"
        y="-13.5"
        width="26"
        height="25.5"
        rx="3.5"
        fill="#f3e3bb"
        stroke={INK}
        stroke-width="1.5"
      />
      <rect x="-10.8" y="-11.3" width="21.6" height="21.1" rx="2" fill="none" stroke="#c7a564" />
      <g transform="translate(0 -0.8) scale(0.82)">
        <BareObject item={item} />
      </g>
    </g>
  );
}
