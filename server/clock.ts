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
  readonly asked: readonly Asked[];
  /** The open window and what has happened to it. It is stored, so a restart gives or takes no time. */
  readonly window: WindowTime | null;
  /** When a person last did anything. */
  readonly active: number;
  /** By seat: when its person was last known to be there. */
  readonly seen: readonly number[];
  /** Since when the table pauses: no time of it passes. Absent: it does not pause. */
  readonly paused?: number;
  /** How often people have changed it without a step: time was given, a pause begun or ended. Absent: never. */
  readonly changes?: number;
}

export interface Asked {
  readonly seat: Seat;
  readonly since: number;
  readonly openly: boolean;
  /** Milliseconds more than a turn has: others gave them, or the table paused. Absent: none. */
  readonly given?: number;
  /** How often others gave time to this turn. Absent: never. */
  readonly gifts?: number;
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
/** So long a pause lasts where nobody ends it. */
const LONGEST_PAUSE: Record<ClockRule['kind'], number> = { none: 7 * DAY, live: 7 * DAY, days: 30 * DAY };
/** So often time may be given to one turn. */
export const MAX_GIFTS = 3;

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
  const isSame = window !== null && clock.window?.window.id === window.window.id;
  const gift = isSame ? giftOf(clock.asked.at(0)) : {};
  const asked = (window && hasOwnTime(table, window) ? [] : toAct).map((seat): Asked => {
    if (window) return { seat, since: window.opened, openly: false, ...gift };
    const openly = asking.waiting !== 'someone' && asking.waiting.includes(seat);
    const was = clock.asked.find((one) => one.seat === seat && one.openly === openly);
    return was && !alone && seat !== cause.lapsed ? was : { seat, since: now, openly };
  });
  const turn = allowance(rule) ?? 0;
  const banks = clock.banks.map((bank, seat) => {
    const was = clock.asked.find((one) => one.seat === seat);
    if (!was?.openly || asked.includes(was)) return bank;
    return Math.max(0, bank - Math.max(0, now - was.since - turn - (was.given ?? 0)));
  });
  return { ...clock, banks, asked, window, active: cause.byPerson ? now : clock.active };
}

/** What all who are asked in a window were given. */
function giftOf({ given, gifts }: Partial<Asked> = {}): Partial<Asked> {
  return gifts === undefined ? {} : { given: given ?? 0, gifts };
}

/** A secret window is not hurried by turns, unless it waits for the only person there is. */
function hasOwnTime(table: TableTime, { window }: WindowTime): boolean {
  return window.kind === 'secret' && closingRule(table, window) !== 'answers';
}

/** When the secret window that is open closes; `null`: none is, or an answer is awaited. */
export function windowCloses(clock: Clock, table: TableTime): number | null {
  if (clock.paused !== undefined) return null;
  return clock.window?.window.kind === 'secret' ? closingTime(table, clock.window) : null;
}

function until(rule: ClockRule, clock: Clock, asked: Asked): number | null {
  const turn = allowance(rule);
  if (turn === null) return null;
  return asked.since + turn + (asked.given ?? 0) + (asked.openly ? clock.banks[asked.seat] : 0);
}

export function overdue(rule: ClockRule, clock: Clock, now: number): Seat[] {
  if (clock.paused !== undefined) return [];
  return clock.asked.flatMap((asked) => {
    const at = until(rule, clock, asked);
    return at !== null && at <= now ? [asked.seat] : [];
  });
}

export function isAbandoned(rule: ClockRule, clock: Clock, now: number): boolean {
  return clock.paused === undefined && now >= clock.active + ABANDONED[rule.kind];
}

/** When the pause ends by itself; `null`: the table does not pause. */
export function pauseEnds(rule: ClockRule, { paused }: Clock): number | null {
  return paused === undefined ? null : paused + LONGEST_PAUSE[rule.kind];
}

/** The table pauses from now on. */
export function pausedAt(clock: Clock, now: number): Clock {
  return { ...clock, paused: now, changes: (clock.changes ?? 0) + 1 };
}

/** The table goes on: everybody has as much time as when the pause began. */
export function resumed({ paused, ...clock }: Clock, now: number): Clock {
  const by = Math.max(0, now - (paused ?? now));
  const after = shifted(clock, by);
  // Since when somebody's turn is stays, for a notice is known by it; a window is known by its number.
  const asked = clock.asked.map((one) => ({ ...one, given: (one.given ?? 0) + by }));
  return { ...after, ...(!clock.window && { asked }), changes: (clock.changes ?? 0) + 1 };
}

/**
 * One turn's time more for a seat that everybody knows is waited for; in a window (`seat` is `null`) for all it asks
 * alike. `null`: nobody has time there that could be given more.
 */
export function givenTime(rule: ClockRule, clock: Clock, seat: Seat | null): Clock | null {
  const turn = allowance(rule);
  const isMeant = (one: Asked) => (seat === null ? !one.openly : one.openly && one.seat === seat);
  const meant = clock.asked.filter(isMeant);
  const isWindow = clock.window !== null;
  if (turn === null || clock.paused !== undefined || isWindow !== (seat === null)) return null;
  if (meant.length === 0 || !meant.every(mayGive)) return null;
  const more = (one: Asked): Asked => ({
    ...one,
    given: (one.given ?? 0) + turn,
    gifts: (one.gifts ?? 0) + 1,
  });
  const asked = clock.asked.map((one) => (isMeant(one) ? more(one) : one));
  return { ...clock, asked, changes: (clock.changes ?? 0) + 1 };
}

const mayGive = ({ gifts = 0 }: Asked) => gifts < MAX_GIFTS;

/** The next moment at which the clock has something to do. */
export function deadline(rule: ClockRule, clock: Clock, table: TableTime): number {
  const ends = pauseEnds(rule, clock);
  if (ends !== null) return ends;
  let next = Math.min(clock.active + ABANDONED[rule.kind], windowCloses(clock, table) ?? Infinity);
  for (const asked of clock.asked) next = Math.min(next, until(rule, clock, asked) ?? Infinity);
  return next;
}

/** What everybody may see of it. */
export function clockInfo(rule: ClockRule, clock: Clock, now: number): ClockInfo | null {
  const turn = allowance(rule);
  if (turn === null) return null;
  const banks = [...clock.banks];
  if (clock.paused !== undefined) return { now, banks, until: [] };
  if (clock.window && clock.asked.length > 0) {
    const [any] = clock.asked;
    const at = clock.window.opened + turn + (any.given ?? 0);
    return { now, banks, until: [{ seat: null, at, ...(mayGive(any) && { more: true }) }] };
  }
  const shown = clock.asked.filter((asked) => asked.openly);
  const times = shown.map((asked) => ({
    ...{ seat: asked.seat, at: until(rule, clock, asked) ?? 0 },
    ...(mayGive(asked) && { more: true }),
  }));
  return { now, banks, until: times };
}

/** All its times moved by as much as the server stood still. */
export function shifted(clock: Clock, by: number): Clock {
  return {
    ...clock,
    asked: clock.asked.map((asked) => ({ ...asked, since: asked.since + by })),
    window: clock.window && shiftedWindow(clock.window, by),
    active: clock.active + by,
    seen: clock.seen.map((at) => at + by),
    ...(clock.paused !== undefined && { paused: clock.paused + by }),
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
