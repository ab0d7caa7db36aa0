/** The live parts of the idol's face: eyes, the answer in its brow, half-medallions in its headdress, fires. */

import type { Seat } from '@conclave/engine';
import { SeatMark } from '@conclave/kit';
import { ALMOND, BROW, EYES, HALL, headdress, SOCKETS } from './face.ts';
import { INK, JADE } from './paint.ts';
import { HalfMedallion } from './pieces/medallion.tsx';
import { type Sign, SignShape } from './pieces/signs.tsx';

export type Mood = 'calm' | 'glad' | 'angry' | 'asleep';

/** Where the eyes go, -1 to 1 each way. */
export interface Look {
  readonly x: number;
  readonly y: number;
}

const WHITES: Readonly<Record<Mood, string>> = {
  calm: '#efe4c4',
  glad: '#fff3c4',
  angry: '#ffd3ae',
  asleep: '#efe4c4',
};
const IRISES: Readonly<Record<Mood, readonly [dark: string, light: string]>> = {
  calm: ['#23553f', '#5fb489'],
  glad: ['#a96f12', '#ffd35c'],
  angry: ['#8e1f12', '#ff6a44'],
  asleep: ['#23553f', '#5fb489'],
};
const LIDS: Readonly<Record<Mood, string>> = {
  calm: 'M-104 -2C-64 -17 -16 -22 22 -14C52 -7 72 8 92 26L96 -64H-104Z',
  glad: 'M-104 -2C-64 -32 -16 -42 22 -34C52 -26 72 -6 92 22L96 -64H-104Z',
  angry: 'M-104 -20C-64 -20 -16 -14 22 -4C52 4 72 14 92 30L96 -64H-104Z',
  asleep: 'M-104 4C-64 26 -16 34 22 32C52 30 72 24 92 20L96 -64H-104Z',
};

function Eye({ id, mood }: { readonly id: string; readonly mood: Mood }) {
  const [dark, light] = IRISES[mood];
  return (
    <>
      <clipPath id={id}>
        <path d={ALMOND} />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <path d={ALMOND} fill={WHITES[mood]} />
        <path d="M-60 -30L-56 40M52 -30L46 40" stroke="#c9b98d" stroke-width="2" />
        <g class="tc-iris">
          <circle r="31" fill={dark} stroke={INK} stroke-width="3" />
          <circle r="22.500" fill="none" stroke={light} stroke-width="7" stroke-dasharray="8.600 3.200" />
          <circle r="13" fill="#0c120d" />
          <circle cx="8" cy="9" r="4" fill="#fffbe8" />
        </g>
        <g class="tc-lid">
          <path d={LIDS[mood]} fill={JADE.shade} stroke={INK} stroke-width="3" />
          <path
            d={LIDS[mood]}
            fill="none"
            stroke={JADE.light}
            stroke-width="2"
            transform="translate(0 -5)"
            opacity="0.7"
          />
        </g>
      </g>
      <path d={ALMOND} fill="none" stroke={INK} stroke-width="3" />
    </>
  );
}

interface IdolProps {
  /** Upper edge of the mouth, in the hall. */
  readonly top: number;
  readonly look: Look;
  readonly mood: Mood;
  readonly answer: readonly Sign[];
  /** For whom the last answer was. */
  readonly of: Seat | null;
  /** Half-medallions still in the headdress (TC-3); `null`: none are played for. */
  readonly left: number | null;
  /** The sockets light up one after the other. */
  readonly fresh: boolean;
  readonly blinks?: boolean;
}

/** In the hall's own units; it lies on the hall's picture. */
export function IdolFace({ top, look, mood, answer, of, left, fresh, blinks = false }: IdolProps) {
  const { sockets, size } = headdress(top);
  return (
    <svg
      class={blinks ? 'tc-idol blinks' : 'tc-idol'}
      viewBox={`0 0 ${HALL.width} ${HALL.height}`}
      style={{ '--look-x': look.x, '--look-y': look.y }}
      aria-hidden="true"
    >
      <g transform={`translate(${HALL.middle} ${top})`}>
        {EYES.map(([x, y], i) => (
          <g
            key={x}
            class="tc-eye"
            transform={`translate(${x} ${y})${i === 1 ? ' scale(-1 1)' : ''}`}
            data-flipped={i === 1 || undefined}
          >
            <Eye id={`tc-eye-${i}`} mood={mood} />
          </g>
        ))}
        <g
          key={fresh ? 'fresh' : 'still'}
          transform={`translate(${BROW[0]} ${BROW[1] - 2})`}
          class={fresh ? 'tc-brow fresh' : 'tc-brow'}
        >
          {answer.map((sign, i) => (
            <g key={i} transform={`translate(${sign === 'none' ? 0 : SOCKETS[i]} 0)`}>
              <g class="tc-lit-sign" style={{ '--turn': i }}>
                <SignShape sign={sign} />
              </g>
            </g>
          ))}
          {of !== null && (
            <g transform="translate(-66 -8)">
              <SeatMark seat={of} size={16} />
            </g>
          )}
        </g>
      </g>
      {sockets.slice(0, left ?? 0).map(([x, y], i) => (
        <g key={x} class="tc-hung" transform={`translate(${HALL.middle + x} ${y}) scale(${size})`}>
          <HalfMedallion side={i % 2 === 0 ? 0 : 1} />
        </g>
      ))}
    </svg>
  );
}

const BRAZIERS = [46, 658] as const;

/** They flicker for a while after each event. Two small boxes of their own, so that nothing else is drawn anew. */
export function Flames() {
  return (
    <>
      {BRAZIERS.map((x) => (
        <svg
          key={x}
          class="tc-flame"
          viewBox="-30 -58 60 60"
          style={{ left: `${x - 24}px`, top: '695px' }}
          width="48"
          height="48"
          aria-hidden="true"
        >
          <g stroke={INK} stroke-linejoin="round">
            <path
              d="M-20 0C-28 -16 -16 -24 -14 -36C-8 -30 -6 -24 -6 -20C-2 -32 4 -38 2 -52C14 -42 18 -30 14 -20C18 -22 20 -26 20 -30C28 -20 26 -8 20 0Z"
              fill="#e8862c"
              stroke-width="2.200"
            />
            <path
              d="M-11 0C-16 -10 -8 -16 -7 -22C-2 -18 0 -14 0 -11C3 -16 5 -22 4 -28C12 -20 14 -8 10 0Z"
              fill="#f7c948"
              stroke="none"
            />
            <path d="M-4 0C-6 -6 -1 -9 0 -14C4 -8 6 -4 4 0Z" fill="#fff6cf" stroke="none" />
          </g>
        </svg>
      ))}
    </>
  );
}
