/** Faces of the ten characters, in a window of 76 by 56. */

import type { ComponentChild } from 'preact';
import type { Card } from '../../rules/box.ts';
import { GOLD, INK, SKIN } from '../pieces/paint.ts';

const IVORY = '#fbf3dc';
const HABIT = { cloth: '#6d4f31', shade: '#503820', cowl: '#7d5d3b' } as const;

function Head({ x, y, rx = 10.5, ry = 12.5 }: { x: number; y: number; rx?: number; ry?: number }) {
  return <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={SKIN} />;
}

function Eyes({ x, y, gap = 4.2 }: { x: number; y: number; gap?: number }) {
  return (
    <path
      d={`M${x - gap} ${y}v1.6M${x + gap} ${y}v1.6`}
      stroke-width="2"
      stroke-linecap="round"
      fill="none"
    />
  );
}

function Tonsure({ x, y, hair }: { x: number; y: number; hair: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-10.6 5C-13-1-11.5-6-8.6-7C-4-3.4 4-3.4 8.6-7C11.5-6 13-1 10.6 5C9.6 1 8-0.4 5 0.2C2 0.8-2 0.8-5 0.2C-8-0.4-9.6 1-10.6 5Z"
        fill={hair}
      />
      <path
        d="M-3-7.6C-1-8.4 1-8.4 2.5-7.8"
        stroke="#fff"
        stroke-width="1.4"
        opacity="0.6"
        fill="none"
        stroke-linecap="round"
      />
    </g>
  );
}

interface RobeProps {
  readonly x: number;
  readonly w: number;
  readonly y: number;
  readonly cloth?: string;
  readonly shade?: string;
  /** Colour of the cowl; `null`: none. */
  readonly cowl?: string | null;
}

function Robe({ x, w, y, cloth = HABIT.cloth, shade = HABIT.shade, cowl = HABIT.cowl }: RobeProps) {
  return (
    <>
      <path
        d={`M${x - w} 60C${x - w + 2} ${y + 8} ${x - 13} ${y} ${x} ${y}C${x + 13} ${y} ${x + w - 2} ${y + 8} ${x + w} 60Z`}
        fill={cloth}
      />
      <path
        d={`M${x - w} 60C${x - w + 2} ${y + 8} ${x - 13} ${y} ${x - 4} ${y}C${x - 14} ${y + 10} ${x - 15} ${y + 18} ${x - 14} 60Z`}
        fill={shade}
        stroke="none"
      />
      {cowl && (
        <path
          d={`M${x - 16} ${y + 5}C${x - 12} ${y - 4} ${x + 12} ${y - 4} ${x + 16} ${y + 5}C${x + 8} ${y + 10} ${x - 8} ${y + 10} ${x - 16} ${y + 5}Z`}
          fill={cowl}
        />
      )}
    </>
  );
}

/** An old man with a sack on his back. */
function Anselmus() {
  return (
    <>
      <path d="M52 56C50 34 62 24 68 26C66 22 74 20 74 24C80 28 80 44 78 58Z" fill="#b98c5a" />
      <path d="M66 27C68 30 72 30 74 27" fill="none" />
      <Robe x={34} w={32} y={33} />
      <Head x={34} y={23} rx={12.5} />
      <Tonsure x={34} y={20} hair="#e9e4d8" />
      <Eyes x={34} y={21} />
      <path
        d="M24 26C26 30 30 28 34 28C38 28 42 30 44 26C46 38 40 45 34 46C28 45 22 38 24 26Z"
        fill="#f3efe4"
      />
      <path d="M31 33C33 34.5 35 34.5 37 33" fill="none" />
    </>
  );
}

/** Two crates, one under each arm. */
function Josua() {
  return (
    <>
      <Robe x={38} w={27} y={35} />
      <Head x={38} y={23} />
      <Tonsure x={38} y={20} hair="#5e3d1e" />
      <Eyes x={38} y={21} />
      <path
        d="M29 25C31 29 34 28 38 28C42 28 45 29 47 25C48 34 44 40 38 41C32 40 28 34 29 25Z"
        fill="#6a4524"
      />
      <path d="M35.5 32.5C37 33.6 39 33.6 40.5 32.5" fill="none" />
      <path d="M12 46H24V57H12ZM54 46H66V57H54Z" fill="#c08a4e" />
      <path d="M12 51H24M18 46V57M54 51H66M60 46V57" stroke-width="1.2" />
    </>
  );
}

/** A thin young runner. */
function Lucas() {
  return (
    <>
      <path d="M6 18H18M3 28H15M7 38H17" stroke="#8f9668" stroke-width="2.2" stroke-linecap="round" />
      <g transform="rotate(9 40 40)">
        <Robe x={40} w={22} y={35} />
        <Head x={40} y={22} rx={9.5} ry={12} />
        <g transform="translate(40 19) scale(0.9) translate(-40 -19)">
          <Tonsure x={40} y={19} hair="#b27a34" />
        </g>
        <Eyes x={42} y={20} gap={3.8} />
        <path d="M39 29C41 31.5 44 31 45 29" fill="none" />
      </g>
    </>
  );
}

/** A freckled boy who holds up a ring. */
function Benjamin() {
  return (
    <>
      <Robe x={34} w={22} y={37} cloth="#a3754a" shade="#7d5632" cowl="#b68859" />
      <Head x={34} y={25} rx={10} ry={11.5} />
      <path
        d="M23 25C20 10 32 8 35 11C42 7 49 16 45 25C43 19 38 18 34 19C30 18 26 20 23 25Z"
        fill="#c4632a"
      />
      <Eyes x={34} y={25} gap={4} />
      <path d="M31 31.5C33 33.5 36 33.5 38 31.5" fill="none" />
      <circle cx="28.5" cy="29" r="1.2" fill="#d2854e" stroke="none" />
      <circle cx="40" cy="29" r="1.2" fill="#d2854e" stroke="none" />
      <path d="M54 58C52 50 54 44 58 42L62 45C60 50 61 54 62 58Z" fill="#a3754a" />
      <circle cx="59" cy="39" r="3.5" fill={SKIN} />
      <g transform="translate(60 28)">
        <circle r="8" fill="none" stroke-width="6" />
        <circle r="8" fill="none" stroke={GOLD} stroke-width="3.2" />
        <path d="M-4-8L0-13L4-8L0-5Z" fill="#b3361e" stroke-width="1.4" />
      </g>
    </>
  );
}

/** Before the sea. */
function Maria() {
  return (
    <>
      <path d="M0 40H76V58H0Z" fill="#6f9ea6" stroke="none" />
      <path
        d="M2 44Q6 41 10 44T18 44M58 46Q62 43 66 46T74 46"
        stroke="#d5e6e4"
        stroke-width="1.5"
        fill="none"
      />
      <path d="M54 38H72L68 44H57Z" fill="#7a4f26" />
      <path d="M63 38V20L73 33H63" fill={IVORY} />
      <Robe x={34} w={25} y={37} cloth="#8c2f4a" shade="#64203a" cowl={null} />
      <path d="M17 44C16 12 26 6 34 6C42 6 52 12 51 44C44 50 24 50 17 44Z" fill="#2f63ad" />
      <path d="M17 44C16 12 26 6 34 6C24 12 24 30 26 47C22 47 19 46 17 44Z" fill="#1f4780" stroke="none" />
      <Head x={34} y={25} rx={9.5} ry={11.5} />
      <path d="M24.5 23C25 14 30 12.5 34 12.5C38 12.5 43 14 43.5 23C40 17 28 17 24.5 23Z" fill={IVORY} />
      <Eyes x={34} y={24} gap={3.9} />
      <path d="M31.5 31C33 32.4 35 32.4 36.5 31" fill="none" stroke="#a52f18" />
    </>
  );
}

/** At a page, with his brush. */
function Stephanus() {
  return (
    <>
      <Robe x={30} w={24} y={35} cloth="#4d5f7a" shade="#354358" cowl="#5d7190" />
      <Head x={30} y={23} />
      <Tonsure x={30} y={20} hair="#8d8577" />
      <Eyes x={31} y={21} />
      <path d="M26 31C28 32.5 32 32.5 34 31" fill="none" />
      <path d="M22 16L26 15M34 15L38 16" stroke-width="1.5" />
      <path d="M46 28L70 22L74 50L50 56Z" fill={IVORY} />
      <path d="M50 32L60 29.5L62 40L52 42.5Z" fill="#24508f" />
      <path d="M53 41L56 31.5L60 39.5M54.5 37.5L58.5 36.5" stroke={GOLD} fill="none" stroke-width="1.7" />
      <path
        d="M64 29L69 27.8M65 34L70 32.8M54 47L71 43M55 51.5L72 47.5"
        stroke="#8a734a"
        stroke-width="1.5"
      />
      <path d="M44 44L62 18" stroke-width="3.6" />
      <path d="M44 44L62 18" stroke="#c08a4e" stroke-width="1.8" />
      <path d="M44 44L41 49L46 46Z" fill="#b3361e" stroke-width="1.2" />
    </>
  );
}

/** With his keys. */
function Porticus() {
  return (
    <>
      <Robe x={32} w={28} y={34} cloth="#7d3b2a" shade="#5a2819" cowl="#94503c" />
      <Head x={32} y={22} rx={12} />
      <path
        d="M20.5 22C20 16 21.5 13 24 12C23 16 22.5 19 22.5 23ZM43.5 22C44 16 42.5 13 40 12C41 16 41.5 19 41.5 23Z"
        fill="#4a3320"
      />
      <Eyes x={32} y={20} />
      <path
        d="M32 27C28 25 23 27 21 31C26 32 30 31 32 29C34 31 38 32 43 31C41 27 36 25 32 27Z"
        fill="#4a3320"
      />
      <g fill="none">
        <circle cx="62" cy="26" r="9" stroke-width="5" />
        <circle cx="62" cy="26" r="9" stroke="#d9a93c" stroke-width="2.4" />
        <path d="M57 34L53 52M62 35V55M67 34L71 52" stroke-width="5" />
        <path
          d="M57 34L53 52M53.8 48L50 47M62 35V55M62 51H58M67 34L71 52M70.2 48L74 47"
          stroke={GOLD}
          stroke-width="2.4"
        />
      </g>
    </>
  );
}

const CROOK = 'M62 24C60 10 74 8 73 18C72.5 23 66 22 67 17';
const MITRE = 'M22 21C20 8 30 5 34-1C38 5 48 8 46 21C40 18 28 18 22 21Z';

function Remigius() {
  return (
    <>
      <path d="M62 58V22" stroke-width="5" />
      <path d="M62 58V22" stroke="#e9b93f" stroke-width="2.6" />
      <path d={CROOK} fill="none" stroke-width="5" />
      <path d={CROOK} fill="none" stroke="#e9b93f" stroke-width="2.6" />
      <Robe x={34} w={27} y={38} cloth={IVORY} shade="#d8c08a" cowl={null} />
      <path d="M30 40L34 60L38 40Z" fill="#b3361e" />
      <Head x={34} y={27} rx={10} ry={11} />
      <Eyes x={34} y={26} gap={4} />
      <path
        d="M25 28C27 32 30 30.5 34 30.5C38 30.5 41 32 43 28C44 37 40 43 34 44C28 43 24 37 25 28Z"
        fill="#f3efe4"
      />
      <path d={MITRE} fill={IVORY} />
      <path d="M34 3V18.5M22 19C28 16 40 16 46 19" stroke="#d9a93c" stroke-width="3" fill="none" />
      <path d={MITRE} fill="none" />
    </>
  );
}

function Severus() {
  return (
    <>
      <path d="M38 0C58 6 70 30 72 60H4C6 30 18 6 38 0Z" fill="#37312c" />
      <path d="M38 0C30 12 18 30 22 60H4C6 30 18 6 38 0Z" fill="#211c18" stroke="none" />
      <path
        d="M25 30C24 14 31 10 38 10C45 10 52 14 51 30C50 40 44 45 38 45C32 45 26 40 25 30Z"
        fill="#1a1512"
      />
      <path
        d="M28 28C28 18 33 16 38 16C43 16 48 18 48 28C48 36 43 41 38 41C33 41 28 36 28 28Z"
        fill="#d8cdb5"
      />
      <path d="M30 23L36 26M46 23L40 26" stroke-width="2.6" stroke-linecap="round" />
      <path d="M33 27.5H35M41 27.5H43" stroke-width="2.2" stroke-linecap="round" />
      <path d="M34 36H42" stroke-width="1.8" />
      <path d="M38 46V58M33 51H43" stroke="#e0553a" stroke-width="3.6" />
    </>
  );
}

const BELL = 'M38 13C50 14 52 24 53 34C54 40 57 42 60 45H16C19 42 22 40 23 34C24 24 26 14 38 13Z';

function Bells() {
  return (
    <>
      <path
        d="M12 34L4 38M10 24H2M14 14L8 9M64 34L72 38M66 24H74M62 14L68 9"
        stroke="#f6e3a4"
        stroke-width="2.2"
        stroke-linecap="round"
      />
      <path d="M12 4H64V9H12Z" fill="#7a4f26" />
      <path d="M34 9H42V14H34Z" fill="#5b544c" />
      <path d={BELL} fill="#e9b93f" />
      <path
        d="M38 13C28 16 28 34 25 45H16C19 42 22 40 23 34C24 24 26 14 38 13Z"
        fill="#b8862b"
        stroke="none"
      />
      <path d={BELL} fill="none" />
      <path d="M25 34H51" stroke="#f7dd8b" stroke-width="2" />
      <circle cx="38" cy="48" r="4.5" fill="#5b544c" />
    </>
  );
}

const PORTRAITS: Readonly<Record<Card, { readonly wall: string; readonly Face: () => ComponentChild }>> = {
  anselmus: { wall: '#d8c08a', Face: Anselmus },
  josua: { wall: '#cbbd93', Face: Josua },
  lucas: { wall: '#c3c79a', Face: Lucas },
  benjamin: { wall: '#d9c48f', Face: Benjamin },
  maria: { wall: '#a9c6c9', Face: Maria },
  stephanus: { wall: '#cdb9c9', Face: Stephanus },
  porticus: { wall: '#c9bb96', Face: Porticus },
  remigius: { wall: '#d9b98a', Face: Remigius },
  severus: { wall: '#a8917a', Face: Severus },
  bells: { wall: '#8fa6bd', Face: Bells },
};

/** The portrait looks to the right, towards what comes next. */
export function Portrait({ card, line = 1.7 }: { readonly card: Card; readonly line?: number }) {
  const { wall, Face } = PORTRAITS[card];
  return (
    <g>
      <rect x="-10" y="-10" width="96" height="80" fill={wall} />
      <g transform="translate(76 0) scale(-1 1)" stroke={INK} stroke-width={line} stroke-linejoin="round">
        <Face />
      </g>
    </g>
  );
}
