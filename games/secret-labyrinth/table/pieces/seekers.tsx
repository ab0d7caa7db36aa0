/**
 * The four seekers, told apart by headgear: plume, hat, hood, two horns. Feet at 0,0; about 30 wide and 44 high. The
 * caller sets the ink.
 */

import type { ComponentChild } from 'preact';
import type { Colour } from '../../rules/board.ts';
import { COLOUR_TONES } from './colours.ts';

const ROBE = 'M-11 -1C-11 -12 -8 -21 0 -22C8 -21 11 -12 11 -1C4 2 -4 2 -11 -1Z';

function Robe({ colour }: { colour: Colour }) {
  const [base, dark, light] = COLOUR_TONES[colour];
  return (
    <>
      <ellipse cy="1" rx="14" ry="5.4" fill={dark} />
      <ellipse cy="-1" rx="14" ry="5.4" fill={base} />
      <path d={ROBE} fill={base} />
      <path d="M3 -21C9 -19 11 -11 11 -1C8 .4 5 1 3 1.200C6 -6 6 -14 3 -21Z" fill={dark} stroke="none" />
      <path d={ROBE} fill="none" />
      <path d="M-8.500 -12C-3 -10 3 -10 8.500 -12" fill="none" stroke={light} stroke-width="2" />
    </>
  );
}

const FACE: ComponentChild = (
  <>
    <circle cy="-26" r="6.4" fill="#efc69a" />
    <circle cx="-2.3" cy="-25.5" r="1" fill="#10162a" stroke="none" />
    <circle cx="2.3" cy="-25.5" r="1" fill="#10162a" stroke="none" />
  </>
);

export const SEEKERS: Readonly<Record<Colour, ComponentChild>> = {
  red: (
    <>
      <Robe colour="red" />
      <path
        d="M-2 -33C-5 -42 2 -48 10 -47C18 -46 21 -38 17 -31C16 -27 13 -25 11 -26C13 -29 12 -31 10 -31C11 -35 7 -36 4 -33Z"
        fill="#cf4430"
      />
      <path d="M3 -36C5 -42 10 -44 15 -40" fill="none" stroke="#f2a08f" stroke-width="1.4" />
      <path d="M-8 -21V-28C-8 -36 8 -36 8 -28V-21C4 -19 -4 -19 -8 -21Z" fill="#e7eefa" />
      <path d="M2 -33.500C6 -33 8 -31 8 -28V-21C6 -20 4 -19.600 2 -19.500Z" fill="#a9b9d6" stroke="none" />
      <path d="M-8 -21V-28C-8 -36 8 -36 8 -28V-21C4 -19 -4 -19 -8 -21Z" fill="none" />
      <path d="M-6.500 -27H6.500M0 -27V-20" stroke-width="2.4" />
    </>
  ),
  blue: (
    <>
      <Robe colour="blue" />
      {FACE}
      <path
        d="M-5.500 -23C-6 -14 -2 -10 0 -9C2 -10 6 -14 5.500 -23C3 -21 -3 -21 -5.500 -23Z"
        fill="#f3f0e6"
      />
      <path
        d="M-13 -27.500C-8 -32 -5 -33 -4 -34C-2 -40 2 -45 7 -48C5 -43 5 -38 5.500 -33C8 -32 11 -30 13 -27.500C6 -30 -6 -30 -13 -27.500Z"
        fill="#3f78cf"
      />
      <path
        d="M1 -39L2.200 -36.500L5 -36.300L3 -34.500L3.500 -32L1 -33.300L-1.300 -32L-.8 -34.500L-2.800 -36.300L0 -36.500Z"
        fill="#fff0bf"
        stroke="none"
      />
    </>
  ),
  green: (
    <>
      <Robe colour="green" />
      <path
        d="M-9.500 -19C-11 -32 -4 -39 6 -43C5 -38 10 -30 9.500 -19C4 -17 -4 -17 -9.500 -19Z"
        fill="#36936f"
      />
      <path
        d="M-5.600 -21C-7 -29 -3 -32 0 -32C4 -32 7 -29 5.600 -21C2 -19.500 -2 -19.500 -5.600 -21Z"
        fill="#16261f"
      />
      <path
        d="M-4.500 -21C-5 -26 -3 -28.500 0 -28.500C3 -28.500 5 -26 4.500 -21C2 -20 -2 -20 -4.500 -21Z"
        fill="#efc69a"
        stroke-width="1.2"
      />
      <circle cx="-2" cy="-25" r="0.9" fill="#10162a" stroke="none" />
      <circle cx="2" cy="-25" r="0.9" fill="#10162a" stroke="none" />
      <path d="M-9 -33C-14 -38 -14 -43 -12 -47C-9 -43 -6 -40 -5 -36Z" fill="#f2e2b8" />
    </>
  ),
  yellow: (
    <>
      <Robe colour="yellow" />
      {FACE}
      <path d="M-3 -22C-1 -20.800 1 -20.800 3 -22" fill="none" stroke-width="1.4" />
      <path
        d="M-7.500 -26C-8 -31 -6 -33 -4 -34C-10 -36 -15 -34 -16 -28C-18 -40 -8 -44 0 -36C8 -44 18 -40 16 -28C15 -34 10 -36 4 -34C6 -33 8 -31 7.500 -26C3 -29 -3 -29 -7.500 -26Z"
        fill="#e6b93c"
      />
      <path
        d="M0 -36C8 -44 18 -40 16 -28C15 -34 10 -36 4 -34C6 -33 8 -31 7.500 -26C5 -27.500 2.500 -28 0 -28Z"
        fill="#c23a2b"
        stroke="none"
        opacity="0.9"
      />
      <path
        d="M-7.500 -26C-8 -31 -6 -33 -4 -34C-10 -36 -15 -34 -16 -28C-18 -40 -8 -44 0 -36C8 -44 18 -40 16 -28C15 -34 10 -36 4 -34C6 -33 8 -31 7.500 -26C3 -29 -3 -29 -7.500 -26Z"
        fill="none"
      />
      <circle cx="-16" cy="-26.5" r="2.5" fill="#fff0bf" />
      <circle cx="16" cy="-26.5" r="2.5" fill="#fff0bf" />
    </>
  ),
};

export const LAMP: ComponentChild = (
  <>
    <circle cx="13" cy="-13" r="12" fill="#ffe7a0" opacity="0.5" stroke="none" />
    <path d="M13 -22V-18M7 -16C9 -20 11 -21 13 -21" fill="none" />
    <path d="M9.500 -17H16.500L17.500 -8H8.500Z" fill="#fff2bd" />
    <path
      d="M13 -9C10.500 -11.500 12 -13.500 13 -15C14 -13.500 15.500 -11.500 13 -9Z"
      fill="#ea7a2b"
      stroke-width="1"
    />
  </>
);
