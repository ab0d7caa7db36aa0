/** The end: every way of the night, turn by turn, in its novice's colour and dash. */

import { roman } from '../../../words.ts';
import { noviceOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { SPOTS } from '../geometry.tsx';
import { INK } from '../ground/draw.ts';
import { NOVICE_LOOKS } from '../pieces/novices.ts';

/** Ways lie side by side. */
const APART = 9;
const asideOf = (index: number, count: number) => (index - (count - 1) / 2) * APART;

export function DawnWays({ view }: { view: View }) {
  const { diary, novices } = view;
  if (diary === null) return null;
  return (
    <g class="nr-dawn-ways">
      <defs>
        <radialGradient id="nr-home">
          <stop offset="0" stop-color="#fff6c8" stop-opacity="0.95" />
          <stop offset="0.5" stop-color="#ffdf7a" stop-opacity="0.6" />
          <stop offset="1" stop-color="#ffc94a" stop-opacity="0" />
        </radialGradient>
      </defs>
      {view.winners.map((figure) => {
        const [x, y] = SPOTS[noviceOf(view, figure).cell];
        return <circle key={figure} cx={x} cy={y} r={120} fill="url(#nr-home)" />;
      })}
      {novices.map(({ cell }, i) => {
        const aside = asideOf(i, novices.length);
        const { colour, dash } = NOVICE_LOOKS[cell];
        const points = diary.flatMap((turn) => turn[i]).filter((point, k, all) => point !== all[k - 1]);
        const d = `M${points.map((point) => `${SPOTS[point][0] + aside} ${SPOTS[point][1] + aside}`).join('L')}`;
        return (
          <g key={cell} fill="none" stroke-linejoin="round" stroke-linecap="round">
            <path d={d} stroke={INK} stroke-width={12} opacity={0.75} />
            <path d={d} stroke={colour} stroke-width={7} stroke-dasharray={dash} class="nr-dawn-way" />
          </g>
        );
      })}
    </g>
  );
}

/** The numerals of the turns, where each of them ended: above the points. */
export function DawnStops({ view }: { view: View }) {
  const { diary, novices } = view;
  if (diary === null) return null;
  return (
    <g>
      {novices.map(({ cell }, i) => {
        const aside = asideOf(i, novices.length);
        const { colour } = NOVICE_LOOKS[cell];
        return (
          <g key={cell}>
            {stops(diary, i).map(({ point, turns }) => (
              <g key={point} transform={`translate(${SPOTS[point][0] + aside} ${SPOTS[point][1] + aside})`}>
                <rect
                  x={-9 - turns.length * 4}
                  y={-15}
                  width={18 + turns.length * 8}
                  height={30}
                  rx={15}
                  fill={colour}
                  stroke={INK}
                  stroke-width={3}
                />
                <text class="nr-dawn-turn" y={1}>
                  {turns}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Where she ended a turn, with the numerals of all turns that ended there. */
function stops(diary: NonNullable<View['diary']>, novice: number): { point: number; turns: string }[] {
  const byPoint = new Map<number, string>();
  diary.forEach((turn, i) => {
    const end = turn[novice].at(-1);
    if (end === undefined) return;
    const before = byPoint.get(end);
    byPoint.set(end, before ? `${before}·${roman(i + 1)}` : roman(i + 1));
  });
  return [...byPoint].map(([point, turns]) => ({ point, turns }));
}
