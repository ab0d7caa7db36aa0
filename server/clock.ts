/**
 * Clocks as a pure value: who has been asked since when, and what is left in the banks.
 *
 * Only a seat that everybody knows is waited for draws on its bank. A window has one clock for all it asks. So no clock
 * tells how long somebody thought in secret.
 */

import {
  closingRule,
  closingTime,
  followWindow,
  type OpenWindow,
  type Seat,
  type TableTime,
  type WindowTime,
} from '@conclave/engine';
import { DAY, SECOND } from '@conclave/engine/time-units';
import type { ClockInfo, ClockRule } from '@conclave/wire';

export interface Clock {
  /** Milliseconds left, by seat. */
  readonly banks: readonly number[];
  readonly asked: readonly { readonly seat: Seat; readonly since: number; readonly openly: boolean }[];
  /** The open window and what has happened to it. It is stored, so a restart gives or takes no time. */
  readonly window: WindowTime | null;
  /** When a person last did anything. */
  readonly active: number;
  /** By seat: when its person was last known to be there. */
  readonly seen: readonly number[];
}

/** What the match says now. */
export interface Asking {
  /** Those who owe an answer or a move. */
  readonly toAct: readonly Seat[];
  readonly window: OpenWindow | null;
  /** What the gallery may know of whom the game waits for. */
  readonly waiting: readonly Seat[] | 'someone';
  readonly table: TableTime;
}

/** What moved the match on. */
export interface Cause {
  readonly byPerson: boolean;
  /** The person's seat that made a step. */
  readonly steppedBy: Seat | null;
  /** The seat whose time was up; it gets new time. */
  readonly lapsed: Seat | null;
}

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
  const { table, toAct } = asking;
  const owes = (seat: Seat) => toAct.includes(seat);
  const answered = cause.steppedBy !== null && (asking.window?.asked.includes(cause.steppedBy) ?? false);
  const window =
    asking.window && followWindow(clock.window, asking.window, table.people, owes, now, answered);
  // Whoever plays alone is always asked: each step is a turn.
  const alone = clock.banks.length === 1;
  const asked = (window && hasOwnTime(table, window) ? [] : toAct).map((seat) => {
    if (window) return { seat, since: window.opened, openly: false };
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

/** A secret window is not hurried by turns, unless it waits for the only person there is. */
function hasOwnTime(table: TableTime, { window }: WindowTime): boolean {
  return window.kind === 'secret' && closingRule(table, window) !== 'answers';
}

/** When the secret window that is open closes; `null`: none is, or an answer is awaited. */
export function windowCloses(clock: Clock, table: TableTime): number | null {
  return clock.window?.window.kind === 'secret' ? closingTime(table, clock.window) : null;
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
export function deadline(rule: ClockRule, clock: Clock, table: TableTime): number {
  let next = Math.min(clock.active + ABANDONED[rule.kind], windowCloses(clock, table) ?? Infinity);
  for (const asked of clock.asked) next = Math.min(next, until(rule, clock, asked) ?? Infinity);
  return next;
}

/** What everybody may see of it. */
export function clockInfo(rule: ClockRule, clock: Clock, now: number): ClockInfo | null {
  const turn = allowance(rule);
  if (turn === null) return null;
  if (clock.window && clock.asked.length > 0) {
    return { now, banks: [...clock.banks], until: [{ seat: null, at: clock.window.opened + turn }] };
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
    window: clock.window && shiftedWindow(clock.window, by),
    active: clock.active + by,
    seen: clock.seen.map((at) => at + by),
  };
}

function shiftedWindow(time: WindowTime, by: number): WindowTime {
  const { opened, lastPass, lastAnswer } = time;
  return {
    ...time,
    opened: opened + by,
    lastPass: lastPass === null ? null : lastPass + by,
    lastAnswer: lastAnswer === null ? null : lastAnswer + by,
  };
}

/** A clock as it was stored. Older ones kept of a window only when it opened; `window`: the one that is open. */
export function storedClock(data: string, window: OpenWindow | null): Clock {
  const clock = JSON.parse(data) as Clock;
  if (!clock.window || !('since' in clock.window)) return clock;
  const opened = Number(clock.window.since);
  return { ...clock, window: window && followWindow(null, window, [], () => true, opened, false) };
}
