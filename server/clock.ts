/**
 * Clocks as a pure value: who has been asked since when, and what is left in the banks.
 *
 * Only a seat that everybody knows is waited for draws on its bank. A window has one clock for all it asks, so that
 * nobody's clock tells how long somebody thought in secret.
 */

import type { Seat } from '@conclave/engine';
import type { ClockFace, ClockRule } from '@conclave/wire';

export interface Clock {
  /** Milliseconds left, by seat. */
  readonly banks: readonly number[];
  readonly asked: readonly { readonly seat: Seat; readonly since: number; readonly openly: boolean }[];
  readonly window: { readonly id: number; readonly since: number } | null;
  /** When a person last did anything. */
  readonly active: number;
  /** By seat: when its person was last known to be there. */
  readonly seen: readonly number[];
}

/** What the match says now. */
export interface Asking {
  readonly toAct: readonly Seat[];
  readonly window: number | null;
  /** What the gallery may know of whom the game waits for. */
  readonly waiting: readonly Seat[] | 'someone';
}

/** What moved the match on. */
export interface Cause {
  readonly byPerson: boolean;
  /** The seat whose time was up; it gets new time. */
  readonly lapsed: Seat | null;
}

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** A match in which no person has done anything for so long is abandoned. */
const ABANDONED: Record<ClockRule['kind'], number> = { none: 30 * DAY, live: DAY, days: 60 * DAY };

export function newClock(rule: ClockRule, seats: number, now: number): Clock {
  const bank = rule.kind === 'live' ? rule.bank * SECOND : 0;
  const bySeat = (value: number) => Array.from({ length: seats }, () => value);
  return { banks: bySeat(bank), asked: [], window: null, active: now, seen: bySeat(now) };
}

function allowance(rule: ClockRule): number | null {
  switch (rule.kind) {
    case 'none':
      return null;
    case 'live':
      return rule.turn * SECOND;
    case 'days':
      return rule.days * DAY;
  }
}

/** The clock after a change of the match. */
export function nextClock(rule: ClockRule, clock: Clock, asking: Asking, now: number, cause: Cause): Clock {
  const window =
    asking.window === null
      ? null
      : clock.window?.id === asking.window
        ? clock.window
        : { id: asking.window, since: now };
  // Whoever plays alone is always asked: each step is a turn.
  const alone = clock.banks.length === 1;
  const asked = asking.toAct.map((seat) => {
    if (window) return { seat, since: window.since, openly: false };
    const openly = asking.waiting !== 'someone' && asking.waiting.includes(seat);
    const was = clock.asked.find((one) => one.seat === seat && one.openly === openly);
    return was && !alone && seat !== cause.lapsed ? was : { seat, since: now, openly };
  });
  const turn = allowance(rule) ?? 0;
  const banks = clock.banks.map((bank, seat) => {
    const was = clock.asked.find((one) => one.seat === seat);
    if (!was?.openly || asked.includes(was)) return bank;
    return Math.max(0, bank - Math.max(0, now - was.since - turn));
  });
  return { banks, asked, window, active: cause.byPerson ? now : clock.active, seen: clock.seen };
}

function until(rule: ClockRule, clock: Clock, asked: Clock['asked'][number]): number | null {
  const turn = allowance(rule);
  if (turn === null) return null;
  return asked.since + turn + (asked.openly ? clock.banks[asked.seat] : 0);
}

export function overdue(rule: ClockRule, clock: Clock, now: number): Seat[] {
  return clock.asked.flatMap((asked) => {
    const at = until(rule, clock, asked);
    return at !== null && at <= now ? [asked.seat] : [];
  });
}

export function isAbandoned(rule: ClockRule, clock: Clock, now: number): boolean {
  return now >= clock.active + ABANDONED[rule.kind];
}

/** The next moment at which the clock has something to do. */
export function deadline(rule: ClockRule, clock: Clock): number {
  const times = clock.asked.flatMap((asked) => until(rule, clock, asked) ?? []);
  return Math.min(clock.active + ABANDONED[rule.kind], ...times);
}

/** What everybody may see of it. */
export function clockFace(rule: ClockRule, clock: Clock, now: number): ClockFace | null {
  const turn = allowance(rule);
  if (turn === null) return null;
  if (clock.window) {
    return { now, banks: [...clock.banks], until: [{ seat: null, at: clock.window.since + turn }] };
  }
  const shown = clock.asked.filter((asked) => asked.openly);
  const times = shown.map((asked) => ({ seat: asked.seat, at: until(rule, clock, asked) ?? 0 }));
  return { now, banks: [...clock.banks], until: times };
}

/** All its times moved by as much as the server stood still. */
export function shifted(clock: Clock, by: number): Clock {
  return {
    banks: clock.banks,
    asked: clock.asked.map((asked) => ({ ...asked, since: asked.since + by })),
    window: clock.window && { ...clock.window, since: clock.window.since + by },
    active: clock.active + by,
    seen: clock.seen.map((at) => at + by),
  };
}
