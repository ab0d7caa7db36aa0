/** Shows the time left to a seat. This device counts it down between two frames. */

import { DAY, SECOND } from '@conclave/engine/time-units';
import { SHORT_TIME } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../say.ts';
import { timeLeft } from '../sources/seat-times.ts';
import type { TableSource } from '../sources/source.ts';

export function Clock({ source, seat }: { source: TableSource; seat: number }) {
  const times = source.times.value;
  const [, tick] = useState(0);
  useEffect(() => {
    if (times.length === 0) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [times]);
  const left = timeLeft(times, seat, performance.now());
  if (left === null) return null;
  const share = timeShare(source, seat, performance.now());
  return (
    <span class={share !== null && share < SHORT_TIME ? 'tabular short' : 'tabular'} role="timer">
      {duration(left)}
    </span>
  );
}

/** What is left of a turn, from 1 to 0; `null`: no time runs for this seat. */
export function timeShare(source: TableSource, seat: number, now: number): number | null {
  const left = timeLeft(source.times.value, seat, now);
  const clock = source.info.value?.remote?.clock;
  if (left === null || !clock || clock.kind === 'none') return null;
  const turn = clock.kind === 'days' ? clock.days * DAY : (clock.turn + clock.bank) * SECOND;
  return Math.min(1, left / turn);
}

export function duration(left: number): string {
  if (left >= 2 * DAY) return say.value.table.days(Math.floor(left / DAY));
  const seconds = Math.floor(left / SECOND);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
