/** Halves of the medallion, the first player's marker, and the remains of a wrong declaration. */

import { GOLD, INK } from '../paint.ts';

/** Half a medallion around 0 0, radius 17; two halves close to one. */
export function HalfMedallion({ side }: { readonly side: 0 | 1 }) {
  return (
    <g
      transform={side === 1 ? 'scale(-1 1)' : undefined}
      stroke="#1d1712"
      stroke-width="2"
      stroke-linejoin="round"
    >
      <path d="M-1 -17A17 17 0 0 0 -1 17L-4 9L2 3L-4 -4L2 -10Z" fill={side === 1 ? GOLD.light : GOLD.leaf} />
      <path
        d="M-4.500 -12.500A13 13 0 0 0 -4.500 12.500"
        fill="none"
        stroke={GOLD.shade}
        stroke-width="1.600"
      />
      <path d="M-8 -5A7 7 0 0 0 -8 6" fill="none" stroke={GOLD.shade} />
      <circle cx="-10" r="1.800" fill="#2f6d53" stroke="none" />
    </g>
  );
}

interface MedallionProps {
  readonly halves: number;
  /** The last of them is still on its way. */
  readonly coming?: boolean;
}

export function Medallion({ halves, coming = false }: MedallionProps) {
  const late = (half: number) => (coming && half === halves ? 'tc-half-coming' : undefined);
  return (
    <svg class="tc-medallion" viewBox="-19 -19 38 38" aria-hidden="true">
      <circle
        r="17"
        fill="#0d1814"
        fill-opacity="0.15"
        stroke="currentColor"
        stroke-opacity="0.6"
        stroke-width="1.800"
        stroke-dasharray="3 3"
      />
      {halves > 0 && (
        <g class={late(1)}>
          <HalfMedallion side={0} />
        </g>
      )}
      {halves > 1 && (
        <g class={late(2)}>
          <HalfMedallion side={1} />
        </g>
      )}
    </svg>
  );
}

const STUDS = [-64, -38, -12, 14, 40, 66] as const;

/** Half of the great medallion, radius 60: two halves make the idol's face. */
export function GreatHalf({ side }: { readonly side: 0 | 1 }) {
  const edge = 'M2 -60A60 60 0 0 0 2 60L-8 36L8 18L-10 -2L8 -20L-6 -38Z';
  return (
    <g
      transform={side === 1 ? 'scale(-1 1)' : undefined}
      stroke="#1d1712"
      stroke-width="3"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <path d={edge} fill={GOLD.shade} transform="translate(3 4)" stroke="none" />
      <path d={edge} fill={side === 1 ? GOLD.light : GOLD.leaf} />
      <path d="M-8 -52A52 52 0 0 0 -50 14" fill="none" stroke="#fff6cf" stroke-width="4" />
      <path d="M-10 -46A47 47 0 0 0 -10 46" fill="none" stroke={GOLD.shade} stroke-width="2.500" />
      {STUDS.map((turn) => (
        <circle
          key={turn}
          cx="-53.500"
          r="2.600"
          fill={GOLD.shade}
          stroke="none"
          transform={`rotate(${turn})`}
        />
      ))}
      <path
        d="M-6 -22C-14 -34 -30 -34 -38 -20L-33 -15C-27 -24 -16 -23 -9 -12Z"
        fill={GOLD.shade}
        stroke-width="1.600"
      />
      <path d="M-36 -8C-30 -17 -18 -17 -12 -7C-18 0 -30 0 -36 -8Z" fill="#fff6cf" stroke-width="2" />
      <circle cx="-24" cy="-8" r="4.600" fill="#2f8268" stroke-width="1.600" />
      <path d="M-4 6C-10 8 -14 13 -12 18H2" fill="none" stroke={GOLD.shade} stroke-width="2.600" />
      <path d="M-34 22H-4L-3 40C-14 42 -26 38 -34 22Z" fill="#6b4710" stroke-width="2" />
      <path d="M-31 23L-26 30L-21 23L-16 30L-11 23L-6 30" fill="none" stroke="#fff6cf" stroke-width="2.200" />
    </g>
  );
}

/** The first player's marker. */
export function Marker() {
  return (
    <svg class="tc-marker" viewBox="-13 -15 26 30" aria-hidden="true">
      <g stroke={INK} stroke-width="2" stroke-linejoin="round">
        <path d="M0 -13L11 -6.500V6.500L0 13L-11 6.500V-6.500Z" fill="#7fc49f" />
        <path
          d="M-3 -5L2.500 -7V6.500M-3.500 6.500H5.500"
          fill="none"
          stroke-width="2.600"
          stroke-linecap="round"
        />
      </g>
    </svg>
  );
}

/** A card broken in two. */
export function BrokenCard() {
  return (
    <svg class="tc-broken" viewBox="-19 -14 38 28" aria-hidden="true">
      <g stroke="#0c130f" stroke-width="2" stroke-linejoin="round">
        <g transform="rotate(-7) translate(-1 0)">
          <path d="M-16 -10H-1L-6 -3L1 2L-4 10H-16Z" fill="#d5dac8" />
          <path d="M-13 7V0A3.800 3.800 0 0 1 -5.400 0V7Z" fill="#5b6f62" stroke-width="1.400" />
        </g>
        <g transform="rotate(8) translate(2 0)">
          <path d="M3 -10H16V10H0L5 2L-2 -3Z" fill="#aeb9a8" />
          <path d="M7 7V0A3.800 3.800 0 0 1 14 0V7Z" fill="#5b6f62" stroke-width="1.400" />
        </g>
      </g>
    </svg>
  );
}

/** Alone: how many combinations were found, on a disc of gold. In a box of 140 round 0,0. */
export function FoundDisc({ count }: { readonly count: number }) {
  return (
    <>
      <circle r="56" fill="#e6b850" stroke="#1d1712" stroke-width="3" />
      <circle r="46" fill="none" stroke="#8f6517" stroke-width="2.400" stroke-dasharray="3 5" />
      <text class="tc-found-number" y="24" text-anchor="middle">
        {count}
      </text>
    </>
  );
}
