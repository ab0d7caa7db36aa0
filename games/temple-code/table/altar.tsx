/**
 * The three places of the altar: doors that only their owner cannot open, niches during a declaration, and the seal.
 */

import type { Statuette } from '../rules/deck.ts';
import { INK } from './paint.ts';

interface DoorProps {
  readonly width: number;
  readonly height: number;
}

function arch(w: number, h: number): string {
  return `M0 ${h}V${w * 0.5}C0 ${w * 0.16} ${w * 0.22} 0 ${w * 0.5} 0C${w * 0.78} 0 ${w} ${w * 0.16} ${w} ${w * 0.5}V${h}Z`;
}

/** Up to four stand in chalk, two in a line, the lowest line first. */
const MAX_GHOSTS = 4;

function Ghosts({ width, height, kinds }: DoorProps & { readonly kinds: readonly Statuette[] }) {
  const size = width * (kinds.length === 1 ? 0.78 : kinds.length === 2 ? 0.44 : 0.4);
  const foot = (line: number) => height * (kinds.length === 2 ? 0.76 : 0.92) - line * height * 0.4;
  return (
    <g class="tc-chalk">
      {kinds.map((kind, i) => {
        const alone = i === kinds.length - 1 && i % 2 === 0;
        const middle = alone ? width / 2 : width * (i % 2 === 0 ? 0.28 : 0.72);
        return (
          <use
            key={kind}
            href={`#tc-${kind}`}
            x={middle - size / 2}
            y={foot(Math.floor(i / 2)) - size * 1.24}
            width={size}
            height={size * 1.24}
          />
        );
      })}
    </g>
  );
}

/**
 * A shut door. `ghosts`: who can still stand behind it, as far as your notebook says; more than four are a number.
 */
export function Door({
  width: w,
  height: h,
  ghosts,
}: DoorProps & { readonly ghosts: readonly Statuette[] | null }) {
  const shown = ghosts !== null && ghosts.length > 0;
  return (
    <svg class="tc-door" viewBox={`-2 -2 ${w + 4} ${h + 3}`} aria-hidden="true">
      <path d={arch(w, h)} fill="#5d7b6b" stroke={INK} stroke-width="3" />
      <path
        d={`M${w * 0.5} 0C${w * 0.78} 0 ${w} ${w * 0.16} ${w} ${w * 0.5}V${h}H${w * 0.84}V${w * 0.5}C${w * 0.84} ${w * 0.26} ${w * 0.7} ${w * 0.08} ${w * 0.5} 0Z`}
        fill="#476253"
      />
      <path
        d={`M6 ${h - 4}V${w * 0.5}C6 ${w * 0.22} ${w * 0.26} 6 ${w * 0.5} 6`}
        fill="none"
        stroke="#9dbba6"
        stroke-width="2.600"
      />
      {shown && ghosts.length <= MAX_GHOSTS && <Ghosts width={w} height={h} kinds={ghosts} />}
      {shown && ghosts.length > MAX_GHOSTS && (
        <text class="tc-chalk-number" x={w / 2} y={h * 0.66} text-anchor="middle" font-size={w * 0.56}>
          {ghosts.length}
        </text>
      )}
      {shown ? (
        <path
          d={`M5 ${h - 3}V${w * 0.5}C5 ${w * 0.2} ${w * 0.26} 5 ${w * 0.5} 5C${w * 0.74} 5 ${w - 5} ${w * 0.2} ${w - 5} ${w * 0.5}V${h - 3}`}
          fill="none"
          stroke="#d6e5ff"
          stroke-width="2.200"
          stroke-dasharray="0 5"
          stroke-linecap="round"
        />
      ) : (
        <SleepingEye x={w / 2} y={h * 0.52} scale={w / 92} />
      )}
      <path
        d={`M0 ${h * 0.3}h7M0 ${h * 0.66}h7M${w} ${h * 0.3}h-7M${w} ${h * 0.66}h-7`}
        stroke={INK}
        stroke-width="2.200"
      />
    </svg>
  );
}

function SleepingEye({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={INK} stroke-width="2.600">
      <path d="M-32 0C-20 -20 20 -20 32 0C20 20 -20 20 -32 0Z" fill="#34523f" />
      <path d="M-32 0C-20 9 20 9 32 0" fill="#6f9480" />
      <path d="M-20 8l-4 8M-7 10.500l-1.500 9M7 10.500l1.500 9M20 8l4 8" />
    </g>
  );
}

/** An open niche. */
export function Niche({ width: w, height: h, kind }: DoorProps & { readonly kind: Statuette | null }) {
  return (
    <svg class="tc-niche" viewBox={`-2 -2 ${w + 4} ${h + 3}`} aria-hidden="true">
      <path d={arch(w, h)} fill={kind ? '#ece4c6' : '#1a2c24'} stroke={INK} stroke-width="3" />
      {kind ? (
        <>
          <path d={`M2 ${h - 1}V${h * 0.82}H${w - 2}V${h - 1}Z`} fill="#d2c69f" />
          <use href={`#tc-${kind}`} x={w * 0.06} y={h * 0.06} width={w * 0.88} height={h * 0.9} />
        </>
      ) : (
        <path
          d={`M6 ${h - 4}V${w * 0.5}C6 ${w * 0.22} ${w * 0.26} 6 ${w * 0.5} 6`}
          fill="none"
          stroke="#3d5a4c"
          stroke-width="3"
        />
      )}
    </svg>
  );
}

/** The stone a card stands on. */
export function StandStone() {
  return (
    <svg class="tc-stand" viewBox="-2 -2 224 40" preserveAspectRatio="none" aria-hidden="true">
      <g stroke={INK} stroke-width="2.400" stroke-linejoin="round">
        <path d="M10 8H210L220 24V36H0V24Z" fill="#5e7569" />
        <path d="M10 8H210L220 24H0Z" fill="#8ea596" />
        <path d="M16 0H204V10H16Z" fill="#435650" />
        <path d="M110 23L117 29.500L110 36L103 29.500Z" fill="#7fc49f" stroke-width="1.600" />
        <path d="M22 30H92M128 30H198" stroke="#435650" stroke-width="3.500" stroke-dasharray="20 9" />
      </g>
    </svg>
  );
}
