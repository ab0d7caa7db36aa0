/** The time of a match: what everybody knows about it, and how its clock is stored. */

import { type Countdown, countdownOf, type Level, type TableTime, windowLength } from '@conclave/engine';
import { type Clock, deadline } from './clock.ts';
import type { ClockRow, MatchRow } from './store/store.ts';

/** Milliseconds in which bots answer a secret window, and in which a person may think better of it. */
const BEAT = 2000;

/** `bots`: by seat, those who play in somebody's absence. `pace`: what the seconds of windows are multiplied by. */
export function tableTime(row: MatchRow, bots: readonly (Level | null)[], pace: number): TableTime {
  const { seats, clock, options } = row;
  return {
    clock: clock.kind,
    devices: 'own',
    people: [...seats.keys()].filter(
      (seat) => seats[seat].kind === 'person' && (bots[seat] ?? null) === null,
    ),
    length: windowLength(options) * pace,
    beat: BEAT * pace,
  };
}

/** What everybody is shown of the secret window that is open. */
export function countdown(clock: Clock | null, table: TableTime): Countdown | null {
  const time = clock?.window;
  return time?.window.kind === 'secret' ? countdownOf(table, time) : null;
}

/** `seen`: who was last there when. `botDue`: when somebody has to see to a bot that is to move. */
export function clockRow(
  { clock: rule }: MatchRow,
  before: Clock,
  table: TableTime,
  seen: readonly number[],
  botDue: number,
): ClockRow {
  const clock: Clock = { ...before, seen };
  // In a pause bots wait as well.
  const due = clock.paused === undefined ? botDue : Infinity;
  return { deadline: Math.min(deadline(rule, clock, table), due), shift: 0, data: JSON.stringify(clock) };
}
