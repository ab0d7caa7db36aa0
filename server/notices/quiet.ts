/** Quiet hours, by the wall clock of their own time zone. */

import { DAY, MINUTE } from '@conclave/engine/time-units';
import type { QuietHours } from '../store/personal.ts';

/** How long they still last, in milliseconds; 0: it is not quiet. */
export function quietFor({ from, to, zone }: QuietHours, wall: number): number {
  const now = timeOfDay(wall, zone);
  const [begin, end] = [from * MINUTE, to * MINUTE];
  const isQuiet = begin < end ? begin <= now && now < end : begin !== end && (now >= begin || now < end);
  return isQuiet ? (end - now + DAY) % DAY : 0;
}

function timeOfDay(wall: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric' },
  }).formatToParts(wall);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return (of('hour') * 60 + of('minute')) * MINUTE + (wall % MINUTE);
}

/** Whether this machine knows the time zone. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}
