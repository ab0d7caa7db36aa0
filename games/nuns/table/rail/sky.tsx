/** The night as the moon's way over the roofs: fifteen hours, from the last glow to the first. */

import { seeded } from '@conclave/kit/random';
import { roman } from '../../../words.ts';
import { LAST_TURN } from '../../rules/state.ts';
import type { TableWords } from '../words.ts';

const WIDTH = 210;
const HEIGHT = 92;
const GROUND = HEIGHT - 8;
const TURNS = Array.from({ length: LAST_TURN }, (_none, i) => roman(i + 1));

function hour(turn: number): readonly [number, number] {
  const angle = Math.PI * (0.93 - (0.86 * (turn - 1)) / (LAST_TURN - 1));
  return [WIDTH / 2 + Math.cos(angle) * WIDTH * 0.46, GROUND - Math.sin(angle) * HEIGHT * 0.74];
}

/** Alike on every page. */
const STARS = (() => {
  const random = seeded(12);
  return Array.from({ length: 22 }, () => ({
    x: random() * WIDTH,
    y: random() * HEIGHT * 0.6,
    size: 0.8 + random() * 1.6,
  }));
})();

const ROOFS = `M0 92V70L14 60L28 70V74H52V62L66 50L80 62V70H94V48L103 30L112 48V70H128L138 60L150 70H166V64L182 52L198 64V72H210V92Z`;
const WINDOWS: readonly (readonly [number, number, boolean])[] = [
  [14, 84, false],
  [62, 82, true],
  [70, 82, false],
  [103, 66, true],
  [140, 86, false],
  [182, 82, true],
  [190, 82, false],
];

export function Sky({ turn, dawn, words }: { turn: number; dawn: boolean; words: TableWords }) {
  const [x, y] = hour(turn);
  return (
    <svg
      class="nr-sky"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.turnOf(roman(turn))}
      data-help={words.help.night}
      data-help-title={words.turnOf(roman(turn))}
    >
      <defs>
        <linearGradient id="nr-sky-across" x1="0" x2="1">
          <stop offset="0" stop-color="#a2556a" />
          <stop offset=".2" stop-color="#4b3a7c" />
          <stop offset=".5" stop-color={dawn ? '#5b5aa8' : '#1d1b48'} />
          <stop offset=".8" stop-color={dawn ? '#c98a86' : '#45488f'} />
          <stop offset="1" stop-color="#e3a06c" />
        </linearGradient>
        <linearGradient id="nr-sky-down" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stop-color="#15133a" stop-opacity={dawn ? 0.3 : 0.85} />
          <stop offset=".8" stop-color="#15133a" stop-opacity="0" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} rx={5} fill="url(#nr-sky-across)" />
      <rect width={WIDTH} height={HEIGHT} rx={5} fill="url(#nr-sky-down)" />
      <g fill="#e9e4ff" opacity={dawn ? 0.25 : 0.7}>
        {STARS.map(({ x: sx, y: sy, size }) => (
          <path
            key={sx}
            d={`M${sx} ${sy - size * 2}L${sx + size / 2} ${sy}L${sx} ${sy + size * 2}L${sx - size / 2} ${sy}Z`}
          />
        ))}
      </g>
      {TURNS.map((name, i) => {
        const [cx, cy] = hour(i + 1);
        const last = i + 1 === LAST_TURN;
        const past = i + 1 < turn;
        return (
          <circle
            key={name}
            cx={cx}
            cy={cy}
            r={last ? 5 : 3.6}
            fill={past ? '#e9c46a' : last ? '#ffce85' : '#1b1840'}
            stroke={past ? '#6e4e12' : '#b9b4e6'}
            stroke-width={1.6}
          />
        );
      })}
      <path d={ROOFS} fill="#151233" stroke="#0b0920" stroke-width={2} />
      <path d="M103 30v-10M99.500 24h7" stroke="#e9c46a" stroke-width={2} />
      {WINDOWS.map(([wx, wy, lit]) => (
        <path key={`${wx}`} d={`M${wx - 3} ${wy}v-7a3 3 0 0 1 6 0v7Z`} fill={lit ? '#ffcf6e' : '#2c2758'} />
      ))}
      <g class="nr-moon" style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}>
        <circle r={17} fill={dawn ? '#ffd27a' : '#fff4cf'} opacity={dawn ? 0.4 : 0.18} />
        <circle r={11} fill={dawn ? '#ffd983' : '#f8eecb'} stroke="#0b0920" stroke-width={2} />
        {!dawn && (
          <path
            d="M-4 -4a3.500 3.500 0 1 0 4 4M5 4a2.500 2.500 0 1 0 -3 -3"
            fill="none"
            stroke="#cbbd8b"
            stroke-width={1.6}
          />
        )}
      </g>
      <rect
        x={1}
        y={1}
        width={WIDTH - 2}
        height={HEIGHT - 2}
        rx={5}
        fill="none"
        stroke="#0b0920"
        stroke-width={2}
      />
    </svg>
  );
}
