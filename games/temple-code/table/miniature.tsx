/** A small picture of a match: the idol, and for each player one stone with its halves. */

import { seatColour } from '@conclave/kit';
import type { View } from '../rules/view.ts';
import { INK, JADE } from './paint.ts';
import { HalfMedallion } from './pieces/medallion.tsx';

export function TempleCodeMiniature({ view }: { readonly view: View }) {
  const seats = view.players.length;
  const width = 84 / seats;
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <rect width="120" height="120" fill="#2c4a3b" />
      <path
        d="M8 120C4 70 10 24 30 2H90C110 24 116 70 112 120Z"
        fill={JADE.stone}
        stroke={INK}
        stroke-width="3"
      />
      <path d="M8 120C4 70 10 24 30 2H52C30 24 22 70 24 120Z" fill={JADE.pale} />
      {[36, 84].map((x) => (
        <g key={x} transform={`translate(${x} 34)`}>
          <path
            d="M-19 1C-12 -11 12 -11 19 1C12 12 -12 12 -19 1Z"
            fill={view.over ? '#fff3c4' : '#efe4c4'}
            stroke={INK}
            stroke-width="2.600"
          />
          <circle cy="1" r="7" fill={view.over ? '#c98f22' : '#2f6d53'} stroke={INK} stroke-width="2" />
          <circle cy="1" r="2.600" fill={INK} />
        </g>
      ))}
      <path
        d="M60 30L70 58C66 63 54 63 50 58Z"
        fill={JADE.shade}
        stroke={INK}
        stroke-width="2.400"
        stroke-linejoin="round"
      />
      <path
        d="M16 66C40 60 80 60 104 66L106 112C80 118 40 118 14 112Z"
        fill={view.over ? '#f5b93f' : '#0e1c17'}
        stroke={INK}
        stroke-width="3"
      />
      {view.players.map(({ found }, seat) => (
        <g key={seat} transform={`translate(${18 + seat * width} 76)`}>
          <rect
            width={width - 4}
            height="32"
            rx="3"
            fill="#465a52"
            stroke={seatColour(seat)}
            stroke-width="2.400"
          />
          {seats > 1 && (
            <g transform={`translate(${(width - 4) / 2} 16) scale(${Math.min(0.72, width / 44)})`}>
              <circle
                r="17"
                fill="none"
                stroke="#e9dfc4"
                stroke-opacity="0.5"
                stroke-width="2.400"
                stroke-dasharray="4 4"
              />
              {found > 0 && <HalfMedallion side={0} />}
              {found > 1 && <HalfMedallion side={1} />}
            </g>
          )}
        </g>
      ))}
      {seats === 1 &&
        Array.from({ length: Math.min(8, view.players[0].found) }, (_none, i) => (
          <circle
            key={i}
            cx={27 + (i % 4) * 20}
            cy={84 + Math.floor(i / 4) * 15}
            r="5.500"
            fill="#eac25c"
            stroke={INK}
            stroke-width="1.800"
          />
        ))}
    </svg>
  );
}
