/** Clocks by name: three live, three by correspondence, and two to be written in numbers. */

import type { ClockRule } from '@conclave/wire';

const NAMED = {
  none: { kind: 'none' },
  quick: { kind: 'live', turn: 30, bank: 300 },
  live: { kind: 'live', turn: 60, bank: 600 },
  calm: { kind: 'live', turn: 180, bank: 1800 },
  liveNumbers: { kind: 'live', turn: 90, bank: 900 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
  daysNumbers: { kind: 'days', days: 2 },
} as const satisfies Record<string, ClockRule>;

export type ClockName = keyof typeof NAMED;

export const clockNames = Object.keys(NAMED) as readonly ClockName[];

export const clockNamed = (name: ClockName): ClockRule => NAMED[name];

/** What has no name stands in numbers. */
export function nameOfClock(clock: ClockRule): ClockName {
  const same = clockNames.find(
    (name) => JSON.stringify(limited(NAMED[name])) === JSON.stringify(limited(clock)),
  );
  return same ?? (clock.kind === 'days' ? 'daysNumbers' : 'liveNumbers');
}

const between = (value: number, least: number, most: number) =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;

/** Within what the server takes. */
export function limited(clock: ClockRule): ClockRule {
  switch (clock.kind) {
    case 'none':
      return { kind: 'none' };
    case 'live':
      return { kind: 'live', turn: between(clock.turn, 5, 3600), bank: between(clock.bank, 0, 36_000) };
    case 'days':
      return { kind: 'days', days: between(clock.days, 1, 30) };
  }
}
