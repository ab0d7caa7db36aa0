/** Time left to a seat, counted on by this device between two frames. */

import { useEffect, useState } from 'preact/hooks';
import type { TableSource } from '../sources/source.ts';

export function Clock({ source, seat }: { source: TableSource; seat: number }) {
  const clock = source.clock.value;
  const [ahead, setAhead] = useState(0);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock) return;
    setAhead(clock.now - Date.now());
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  const until = clock?.until.find((entry) => entry.seat === seat || entry.seat === null);
  if (!clock || !until) return null;
  const left = Math.max(0, until.at - Date.now() - ahead);
  return (
    <span class="tabular" role="timer">
      {duration(left)}
    </span>
  );
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

function duration(left: number): string {
  if (left >= 2 * DAY) return `${Math.floor(left / DAY)} d`;
  const seconds = Math.floor(left / SECOND);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
