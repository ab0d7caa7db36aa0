/** A fighter's sleeve and hand, and the blow between two of them. */

import type { ComponentChildren } from 'preact';
import type { Colour } from '../../rules/board.ts';
import type { Weapon } from '../../rules/moves.ts';
import { at } from '../geometry.ts';
import { COLOUR_TONES } from '../pieces/colours.ts';
import { INK } from '../pieces/secret.tsx';
import { WEAPON_ART } from '../pieces/weapons.tsx';
import type { Pose } from './scene.ts';

const SKIN = '#efc69a';
const SHADE = '#d9a878';
const CREASE = '#b97f50';
const FINGERS = 'M-6 -24L44 -40M4 -9L58 -16M4 8L56 9M-4 23L46 31M-34 -28C-24 -46 -8 -56 8 -60';
const PALM = 'M-62 -26C-44 -40 -6 -40 8 -26C16 -16 16 18 8 28C-6 42 -44 40 -62 28Z';
const CREASES =
  'M-46 -22C-30 -12 -26 6 -34 26M-20 -30C-14 -20 0 -16 10 -14M-8 4C0 0 6 0 12 1M-8 20C-2 16 6 16 10 18';
const FIST = 'M-62 -26C-46 -42 -14 -46 6 -42C34 -40 46 -22 44 0C46 24 30 42 2 42C-20 46 -46 42 -62 28Z';
const KNUCKLES =
  'M8 -40C22 -38 26 -26 12 -21M14 -21C32 -20 32 -5 14 -3M14 -3C34 -2 32 14 14 15M12 15C30 16 26 32 8 33';
const THUMB = 'M-30 -26C-12 -34 10 -26 14 -12C16 -2 4 4 -6 -2C-14 -6 -24 -8 -34 -6Z';
const PLACES = {
  left: 'translate(-150 26) rotate(-10)',
  right: 'translate(150 26) rotate(10) scale(-1 1)',
} as const;

export function Ink({ children }: { children: ComponentChildren }) {
  return (
    <g stroke={INK} stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">
      {children}
    </g>
  );
}

interface ArmProps {
  readonly colour: Colour | null;
  readonly weapon: Weapon | null;
  readonly pose: Pose;
  readonly wins: boolean;
  readonly side: 'left' | 'right';
}

export function Arm({ colour, weapon, pose, wins, side }: ArmProps) {
  const isOpen = pose !== 'closed';
  return (
    <g transform={PLACES[side]}>
      <g class={`sl-arm ${pose}${wins ? ' wins' : ''}`}>
        {wins && <circle class="sl-won-glow" cx="-6" r="104" fill="url(#sl-lampglow)" />}
        <g stroke-linecap="round" stroke-linejoin="round">
          <Sleeve colour={colour ?? 'blue'} />
          {pose !== 'waits' && (
            <g class="sl-fist">
              <path d={FIST} fill={SKIN} stroke={INK} stroke-width="4" />
              <path d="M-60 22C-40 40 10 40 38 16C34 34 20 42 2 42C-20 46 -46 42 -62 28Z" fill={SHADE} />
              <path d={KNUCKLES} fill="none" stroke={CREASE} stroke-width="3" />
              <path d={THUMB} fill={SKIN} stroke={INK} stroke-width="3.4" />
              <path d={FIST} fill="none" stroke={INK} stroke-width="4" />
            </g>
          )}
          {isOpen && (
            <g class="sl-open">
              <path d={FINGERS} fill="none" stroke={INK} stroke-width="27" />
              <path d={PALM} fill={SKIN} stroke={INK} stroke-width="7" />
              <path d={FINGERS} fill="none" stroke={SKIN} stroke-width="19.5" />
              <path d={PALM} fill={SKIN} />
              <path d="M-50 20C-40 34 -8 36 6 22C10 30 0 40 -26 39C-40 38 -52 34 -58 28Z" fill={SHADE} />
              <path d={CREASES} fill="none" stroke={CREASE} stroke-width="2.4" />
              {pose === 'shows' && weapon && (
                <g
                  transform={
                    weapon === 'scissors'
                      ? 'translate(0 -2) rotate(16) scale(1.9)'
                      : 'translate(-4 -6) scale(1.68)'
                  }
                >
                  <Ink>{WEAPON_ART[weapon]}</Ink>
                </g>
              )}
            </g>
          )}
        </g>
      </g>
    </g>
  );
}

function Sleeve({ colour }: { colour: Colour }) {
  const [base, dark, light] = COLOUR_TONES[colour];
  return (
    <>
      <path d="M-1300 -153L-64 -38L-58 40L-1300 195Z" fill={base} stroke={INK} stroke-width="4" />
      <path d="M-1300 195V44C-700 66 -140 24 -60 10L-58 40Z" fill={dark} />
      <path
        d="M-590 -30l12 14-12 14-12-14ZM-505 -28l12 14-12 14-12-14ZM-425 -25l11 13-11 13-11-13ZM-350 -22l11 13-11 13-11-13ZM-282 -18l10 12-10 12-10-12ZM-220 -12l9 11-9 11-9-11ZM-165 -10l8 10-8 10-8-10Z"
        fill={light}
        opacity="0.55"
      />
      <path d="M-1300 -153L-64 -38L-58 40L-1300 195" fill="none" stroke={INK} stroke-width="4" />
      <path
        d="M-84 -46L-56 -44L-50 46L-80 50C-86 20 -88 -16 -84 -46Z"
        fill="#f3ead2"
        stroke={INK}
        stroke-width="4"
      />
      <path d="M-76 -34V38M-66 -36V40" stroke="#c9962f" stroke-width="2.6" />
    </>
  );
}

function burst(outer: number, inner: number): string {
  return `${Array.from({ length: 18 }, (_none, i) => {
    const radius = i % 2 === 1 ? inner : outer * (i % 4 === 0 ? 1 : 0.84);
    return `${i === 0 ? 'M' : 'L'}${at(radius, i * 20)}`;
  }).join('')}Z`;
}
const BURSTS = [
  [burst(62, 22), INK],
  [burst(56, 20), '#fff6d5'],
  [burst(38, 13), '#ffcf5a'],
] as const;

/** Sparks between the two hands, and a bolt over the one that is struck. */
export function Clash({ struck }: { struck: 'left' | 'right' }) {
  return (
    <g transform="translate(0 -8)">
      <g class="sl-clash">
        {BURSTS.map(([d, fill]) => (
          <path key={fill} d={d} fill={fill} />
        ))}
        <g fill="none" stroke={INK} stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
          <path d="M-78 -46l-12 -10M-64 -66l-6 -14M78 -46l12 -10M64 -66l6 -14M-70 40l-12 9M70 40l12 9" />
          <path d="M92 -40l10 -16 4 12 14 -10" transform={struck === 'left' ? 'scale(-1 1)' : undefined} />
        </g>
      </g>
    </g>
  );
}
