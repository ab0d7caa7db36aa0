/** The moon behind a duel, with a stage of boards in it and lamps at its edge. */

import { arc, at, polar } from '../geometry.ts';
import { INK } from '../pieces/secret.tsx';

const MOON = 268;

const WEDGES = Array.from({ length: 12 }, (_none, i) => {
  const from = (2 * i + 1) * 15;
  return `M0 0L${at(MOON, from - 3)}L${at(MOON, from + 4.5)}Z`;
}).join('');
const CRATERS = [
  [-150, -120, 34],
  [140, -150, 22],
  [176, 60, 30],
  [-196, 40, 20],
  [60, -205, 15],
  [-60, 190, 26],
  [110, 176, 18],
  [-92, -208, 12],
] as const;
const LAMPS = Array.from({ length: 7 }, (_none, i) => polar(MOON - 4, 180 + (i - 3) * 15.5));
const BOARDS =
  'M-200 184L-232 290M-120 176L-140 290M-40 172L-46 290M40 172L46 290M120 176L140 290M200 184L232 290';

export function Moon({ title }: { title: string }) {
  return (
    <>
      <circle r={MOON + 22} fill="#0b1228" stroke={INK} stroke-width="3" />
      <circle r={MOON + 19} fill="none" stroke="#c9d6f0" stroke-width="2" />
      <circle r={MOON + 4} fill="none" stroke="#c9d6f0" stroke-width="2" />
      <circle r={MOON} fill="#d6e0f2" />
      <clipPath id="sl-moon">
        <circle r={MOON} />
      </clipPath>
      <g clip-path="url(#sl-moon)">
        {CRATERS.map(([x, y, r]) => (
          <g key={x}>
            <circle cx={x} cy={y} r={r} fill="#c3d0e8" />
            <path
              d={`M${x - r} ${y}A${r} ${r} 0 0 1 ${x} ${y - r}`}
              fill="none"
              stroke="#a9b9d8"
              stroke-width="3"
            />
          </g>
        ))}
        <path d={WEDGES} fill="#fff" opacity="0.5" />
        <circle r="150" fill="url(#sl-moonglow)" />
        <path d="M-300 196C-160 168 160 168 300 196V300H-300Z" fill="#6b4423" stroke={INK} stroke-width="3" />
        <path d="M-300 206C-160 178 160 178 300 206" fill="none" stroke="#8f6236" stroke-width="5" />
        <path d={BOARDS} stroke="#4a2d14" stroke-width="2.4" />
      </g>
      {LAMPS.map(({ x, y }) => (
        <g key={x} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle r="26" fill="url(#sl-lampglow)" />
          <g stroke={INK} stroke-width="1.8" stroke-linejoin="round">
            <path d="M-6 -6H6L7.5 8H-7.5Z" fill="#ffe9a3" />
            <path d="M-4.5 -11H4.5L7 -6H-7ZM-8.5 8H8.5V12H-8.5Z" fill="#b9c6de" />
            <path d="M0 5C-4 1 -1.5 -2 0 -4C1.5 -2 4 1 0 5Z" fill="#e5742c" stroke="none" />
          </g>
        </g>
      ))}
      <path id="sl-moon-title" d={arc(MOON + 6.5, -60, 60)} fill="none" />
      <text class="sl-moon-title">
        <textPath href="#sl-moon-title" startOffset="50%" text-anchor="middle">
          {`✦ ${title} ✦`}
        </textPath>
      </text>
    </>
  );
}
