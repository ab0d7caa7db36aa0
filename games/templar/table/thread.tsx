/** The scores as beads on a thread. It grows by tens. */

import type { Seat } from '@conclave/engine';
import { Mark } from './pieces/emblems.tsx';
import { standingOf } from './score.ts';
import type { Setting } from './setting.ts';

const HEIGHT = 26;
const LEAST = 40;
/** So much room above the highest score. */
const AHEAD = 8;
/** So near a mark covers a bead's number. */
const MARKED = 16;
/** What the hourglass of the last round needs at its end. */
const HOURGLASS = 46;

/** How far the thread reaches. */
export function lengthOf(scores: readonly number[]): number {
  return Math.max(LEAST, Math.ceil((Math.max(...scores) + AHEAD) / 10) * 10);
}

export function Thread({ setting, width }: { setting: Setting; width: number }) {
  const { view, nameOf, say } = setting;
  const scores = view.players.map((_player, seat) => standingOf(view, seat));
  const end = lengthOf(scores);
  const turns = view.phase === 'over' ? 0 : (view.last?.turnsLeft ?? 0);
  const gap = (width - 40 - (turns > 0 ? HOURGLASS : 0)) / end;
  const x = (score: number) => 20 + score * gap;
  const told = scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', ');
  const beads = Array.from({ length: end + 1 }, (_none, i) => i).filter(
    (i) => gap >= 9 || i % (gap >= 4 ? 5 : 10) === 0,
  );
  /** A mark that stands on a number, or beside it, would leave half of it to read. */
  const isCovered = (value: number) =>
    scores.some((score, seat) => Math.abs(x(score) + aside(scores, seat) - x(value)) < MARKED);
  return (
    <div class="tp-thread" role="img" aria-label={say.help.thread(told)} data-help={say.help.thread(told)}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <path d={`M10 13H${x(end) + 10}`} stroke="#c9a24b" stroke-width="1.6" />
        {beads.map((i) => (
          <Bead key={i} x={x(i)} value={i} covered={isCovered(i)} />
        ))}
      </svg>
      {view.players.map((_player, seat) => (
        <span
          key={seat}
          class={setting.active === seat ? 'tp-bead active' : 'tp-bead'}
          data-bead={seat}
          style={{ translate: `${x(scores[seat]) + aside(scores, seat) - 13}px 0` }}
        >
          <svg width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
            <Mark seat={seat} size={17} />
          </svg>
        </span>
      ))}
      {turns > 0 && <Hourglass turns={turns} />}
    </div>
  );
}

/** The last round: so many turns are left. */
function Hourglass({ turns }: { turns: number }) {
  return (
    <span class="tp-hourglass">
      <svg width="18" height="22" viewBox="-9 -11 18 22" aria-hidden="true">
        <g stroke="#120a04" stroke-width="1.2" stroke-linejoin="round">
          <path
            d="M-6-8H6C6-3 1.4-1.4 1.4 0C1.4 1.4 6 3 6 8H-6C-6 3-1.4 1.4-1.4 0C-1.4-1.4-6-3-6-8Z"
            fill="#dbe9e6"
          />
          <path d="M-4 7.4C-3 4.4 3 4.4 4 7.4ZM-3.4-4.4H3.4L0-0.6Z" fill="#c9762c" stroke="none" />
          <path d="M-7.5-10H7.5V-7.4H-7.5ZM-7.5 7.4H7.5V10H-7.5Z" fill="#e9c46a" />
        </g>
      </svg>
      {turns}
    </span>
  );
}

const APART = 13;

/** Those who are level stand side by side; at nought nobody hangs over the end. */
function aside(scores: readonly number[], seat: Seat): number {
  const level = scores.flatMap((score, other) => (score === scores[seat] ? [other] : []));
  const at = level.indexOf(seat);
  return (scores[seat] === 0 ? at : at - (level.length - 1) / 2) * APART;
}

function Bead({ x, value, covered }: { x: number; value: number; covered: boolean }) {
  if (value % 10 === 0) {
    return (
      <g transform={`translate(${x} 13)`}>
        <circle r="9.5" fill="#e9c46a" stroke="#120a04" stroke-width="1.5" />
        {!covered && (
          <text class="tp-bead-number" y="3.8">
            {value}
          </text>
        )}
      </g>
    );
  }
  const big = value % 5 === 0;
  return (
    <g transform={`translate(${x} 13)`}>
      <circle r={big ? 5.4 : 3.8} fill={big ? '#a5482f' : '#7c3a26'} stroke="#120a04" stroke-width="1.2" />
      <circle cx="-1.2" cy="-1.4" r="1" fill="#fff" opacity="0.5" />
    </g>
  );
}
