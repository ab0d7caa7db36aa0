/** When the time of each seat ends, by this device's own clock. */

import type { Seat } from '@conclave/engine';
import type { ClockInfo } from '@conclave/wire';

/** `seat`: `null` where a window has one time for all. `at`: by `performance.now()`. */
export interface SeatTime {
  readonly seat: Seat | null;
  readonly at: number;
  /** Whether others may give more. */
  readonly more: boolean;
}

/** `arrived`: when the server's word came, by `performance.now()`; what is shown later has to go by that moment too. */
export function seatTimes({ now, until }: ClockInfo, arrived: number): readonly SeatTime[] {
  return until.map(({ seat, at, more = false }) => ({ seat, at: arrived + at - now, more }));
}

/** Milliseconds; `null`: no time runs for this seat. */
export function timeLeft(times: readonly SeatTime[], seat: Seat, now: number): number | null {
  const time = times.find((one) => one.seat === seat || one.seat === null);
  return time ? Math.max(0, time.at - now) : null;
}
