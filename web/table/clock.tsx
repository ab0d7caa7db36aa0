/** Shows the time left to a seat. This device counts it down between two frames. */

import { DAY, SECOND } from '@conclave/engine/time-units';
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
  return (
    <span class="tabular" role="timer">
      {duration(left)}
    </span>
  );
}

function duration(left: number): string {
  if (left >= 2 * DAY) return say.value.table.days(Math.floor(left / DAY));
  const seconds = Math.floor(left / SECOND);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
