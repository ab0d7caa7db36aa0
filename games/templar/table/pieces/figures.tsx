/** Pawns, the three figures that belong to nobody, and the door: feet at 0 0. */

import type { Seat } from '@conclave/engine';
import type { ComponentChildren } from 'preact';
import type { Figure } from '../../rules/box.ts';
import { Emblem } from './emblems.tsx';
import { GOLD, INK, SKIN, seatPaint } from './paint.ts';

const IVORY = '#fbf3dc';

function Standing({ shadow, children }: { readonly shadow: number; readonly children: ComponentChildren }) {
  return (
    <g>
      <ellipse cx="1.5" cy="1" rx={shadow} ry="3.6" fill="#1a0f05" opacity="0.38" />
      <g stroke={INK} stroke-width="1.9" stroke-linejoin="round">
        {children}
      </g>
    </g>
  );
}

/** A line with an ink edge: crook, keys. */
function Rod({ d, colour, width, edge }: { d: string; colour: string; width: number; edge: number }) {
  return (
    <g fill="none" stroke-linecap="round">
      <path d={d} stroke-width={edge} />
      <path d={d} stroke={colour} stroke-width={width} />
    </g>
  );
}

export function Pawn({ seat }: { readonly seat: Seat }) {
  const { fill, deep } = seatPaint(seat);
  const triangle = 3;
  return (
    <Standing shadow={12}>
      <path
        d="M-11.5 2C-12.5-8-9.5-19-5.5-23C-8.5-34 8.5-34 5.5-23C9.5-19 12.5-8 11.5 2C6 4-6 4-11.5 2Z"
        fill={fill}
      />
      <path
        d="M-11.5 2C-12.5-8-9.5-19-5.5-23C-5-20-6-8-4.5 3.3C-7.5 3.2-9.6 2.8-11.5 2Z"
        fill={deep}
        stroke="none"
      />
      <path
        d="M-4.6-25.6C-4.6-32 4.6-32 4.6-25.6C4.6-21.6 2.4-19.8 0-19.8C-2.4-19.8-4.6-21.6-4.6-25.6Z"
        fill={SKIN}
        stroke-width="1.5"
      />
      <path d="M-2.3-25.2V-24.2M2.3-25.2V-24.2" stroke-width="1.5" stroke-linecap="round" />
      <path
        d="M-7.3-16H7.3V-6.5C7.3-2.5 3.5 0 0 1.3C-3.5 0-7.3-2.5-7.3-6.5Z"
        fill={IVORY}
        stroke-width="1.5"
      />
      <g transform="translate(0 -8.3)">
        <Emblem seat={seat} size={seat === triangle ? 11.5 : 10.8} stroke={INK} width={0.9} />
      </g>
    </Standing>
  );
}

const ROBE = 'M-12.5 2C-13-9-9-18.5-5-21H5C9-18.5 13-9 12.5 2C6 4-6 4-12.5 2Z';
const MITRE = 'M-7-27C-8-34-3-38 0-42C3-38 8-34 7-27C3-28.6-3-28.6-7-27Z';

function Remigius() {
  return (
    <Standing shadow={13}>
      <Rod d="M11.6 2V-26" colour="#e9b93f" width={2} edge={4.2} />
      <Rod
        d="M11.6-25C10.5-33 18-34 17.5-28.5C17.2-25.5 13.8-26 14.4-28.6"
        colour="#e9b93f"
        width={1.9}
        edge={4}
      />
      <path d={ROBE} fill={IVORY} />
      <path d="M-12.5 2C-13-9-9-18.5-5-21H-3L-6 3.2C-8.6 3-10.7 2.7-12.5 2Z" fill="#dcc591" stroke="none" />
      <path d="M-3.2-20L0 3.4L3.2-20Z" fill="#b3361e" stroke-width="1.3" />
      <path d="M0-12V-4M-2-9.5H2" stroke={GOLD} stroke-width="1.3" />
      <path d={ROBE} fill="none" />
      <path
        d="M-5.3-25.5C-5.3-30 5.3-30 5.3-25.5C5.3-20.5 2.8-18 0-18C-2.8-18-5.3-20.5-5.3-25.5Z"
        fill={SKIN}
        stroke-width="1.5"
      />
      <path d="M-5-23C-4-17 4-17 5-23C3.5-21.6-3.5-21.6-5-23Z" fill="#fbf8ee" stroke-width="1.2" />
      <path d={MITRE} fill={IVORY} />
      <path d="M0-40V-28.4M-7-28.4C-3-30 3-30 7-28.4" stroke="#d9a93c" stroke-width="2.2" fill="none" />
      <path d={MITRE} fill="none" />
    </Standing>
  );
}

const COWL = 'M-14 2C-15-6-11-15-7.5-19C-9.5-30-3-37.5 0-39.5C3-37.5 9.5-30 7.5-19C11-15 15-6 14 2';

function Severus() {
  return (
    <Standing shadow={14}>
      <path d={`${COWL}C7 4.2-7 4.2-14 2Z`} fill="#37312c" />
      <path
        d="M-14 2C-15-6-11-15-7.5-19C-7-12-7.5-4-6 3.5C-9.6 3.4-12 2.8-14 2Z"
        fill="#1f1a16"
        stroke="none"
      />
      <path
        d="M-5-25C-5-32 5-32 5-25C5-19.5 2.5-16.5 0-16.5C-2.5-16.5-5-19.5-5-25Z"
        fill="#dfd6c2"
        stroke-width="1.5"
      />
      <path d="M-3.8-26.8L-1-25.2M3.8-26.8L1-25.2M-2-19.6H2" stroke-width="1.5" stroke-linecap="round" />
      <path d="M0-12.5V0M-3.8-8.6H3.8" stroke="#e0553a" stroke-width="3" stroke-linecap="round" />
      <path class="tp-edge" d={COWL} fill="none" transform="scale(1.07) translate(0 1)" />
    </Standing>
  );
}

function Vitus() {
  return (
    <Standing shadow={13}>
      <path
        d="M-12.5 2C-13-9-10-18-4-21C2-23 9-18 10.5-10C11.5-5 11.6-1 11 2C6 4-6.5 4-12.5 2Z"
        fill="#7f8458"
      />
      <path
        d="M-12.5 2C-13-9-10-18-4-21C-4.6-14-6.5-6-5.2 3.4C-8 3.2-10.6 2.8-12.5 2Z"
        fill="#575c38"
        stroke="none"
      />
      <path
        d="M-1.5-24C-1.5-28.5 8-28.5 8-23C8-18 5.5-16 3-16C0-16-1.5-19.5-1.5-24Z"
        fill={SKIN}
        stroke-width="1.5"
      />
      <path d="M4.2-23V-22M7-23.4V-22.4" stroke-width="1.5" stroke-linecap="round" />
      <path d="M-7.5-24.5C-3-28 9-28.5 13-25.5C10-23.6-3-22.6-7.5-24.5Z" fill="#4c5130" stroke-width="1.6" />
      <path d="M-2.5-26C-2.5-33.5 8-33.5 8-26.6C5-27.6 0-27.2-2.5-26Z" fill="#4c5130" stroke-width="1.6" />
      <Rod d="M10-6.5A4 4 0 1 1 2-6.5A4 4 0 1 1 10-6.5Z" colour={GOLD} width={1.9} edge={4} />
      <Rod d="M3.6-3V3.5M1.8 3.4H3.6M1.8 1H3.6" colour={GOLD} width={1.6} edge={3.6} />
      <Rod d="M8-3L10 2.2" colour={GOLD} width={1.5} edge={3.4} />
    </Standing>
  );
}

const FIGURES: Readonly<Record<Figure, () => ReturnType<typeof Remigius>>> = {
  remigius: Remigius,
  severus: Severus,
  vitus: Vitus,
};

export function NeutralFigure({ figure }: { readonly figure: Figure }) {
  const Drawn = FIGURES[figure];
  return <Drawn />;
}

/** The locked door: a leaf of oak that stands in its opening. */
export function Door() {
  return (
    <g>
      <ellipse cx="2" cy="1" rx="17" ry="4" fill="#1a0f05" opacity="0.4" />
      <g stroke={INK} stroke-width="2" stroke-linejoin="round">
        <path d="M-16.5 2V-20C-16.5-32-8-37 0-37C8-37 16.5-32 16.5-20V2Z" fill="#cfa968" />
        <path d="M-12 2V-19C-12-28.5-6-32 0-32C6-32 12-28.5 12-19V2Z" fill="#7a4a22" />
        <path d="M-4 2V-31M4 2V-31" stroke="#54300f" stroke-width="1.5" />
        <path
          d="M-12-19H8.5C10-19 10-15.5 8.5-15.5H-12ZM-12-6H8.5C10-6 10-2.5 8.5-2.5H-12Z"
          fill="#3a3531"
          stroke-width="1.3"
        />
        <circle cx="6" cy="-10.5" r="4.6" fill={GOLD} stroke-width="1.5" />
        <path d="M6-11.6V-8.6" stroke-width="2.2" />
        <circle cx="6" cy="-11.8" r="1.3" fill={INK} stroke="none" />
      </g>
    </g>
  );
}
