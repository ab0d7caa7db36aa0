/** Times in words: how much is left, since when, and how a table is waited at. */

import { DAY, HOUR, MINUTE } from '@conclave/engine/time-units';
import { say } from '../say.ts';
import { language } from '../settings.ts';

/** Days before months, as both languages write them here. */
const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;

export type Span = { readonly of: 'days' | 'hours' | 'minutes'; readonly count: number };

/** Rounded down; never nothing. */
export function spanOf(milliseconds: number): Span {
  if (milliseconds >= 2 * DAY) return { of: 'days', count: Math.floor(milliseconds / DAY) };
  if (milliseconds >= HOUR) return { of: 'hours', count: Math.floor(milliseconds / HOUR) };
  return { of: 'minutes', count: Math.max(1, Math.floor(milliseconds / MINUTE)) };
}

/** Less time than this is told in vermilion. */
export const SHORT = 6 * HOUR;

export function left(until: number, now = Date.now()): string {
  return say.value.times.left(spanOf(until - now));
}

/** With less time than this it is counted, and not told by the clock. */
const COUNTED = 12 * HOUR;

/** Of a deadline tomorrow its hour says more. */
export function until(at: number, now = Date.now()): string {
  const isTomorrow = daysAgo(at, now) === -1 && at - now >= COUNTED;
  return isTomorrow ? say.value.times.tillTomorrow(new Date(at)) : left(at, now);
}

/** The day of a moment as seen from now: -1 is tomorrow, 0 today, 1 yesterday. */
function daysAgo(at: number, now: number): number {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / DAY);
}

export function since(at: number, now = Date.now()): string {
  const words = say.value.times;
  const ago = daysAgo(at, now);
  if (ago === 1) return words.sinceYesterday;
  if (ago > 1) return words.since(date(at));
  const hour = new Date(at).getHours();
  if (now - at < HOUR) return words.justNow;
  if (hour < 12) return words.sinceMorning;
  return hour === 12 ? words.sinceNoon : words.since(clock(at));
}

export function date(at: number): string {
  return new Intl.DateTimeFormat(LOCALES[language.value], { day: 'numeric', month: 'short' }).format(at);
}

const clock = (at: number) =>
  new Intl.DateTimeFormat(LOCALES[language.value], { hour: 'numeric', minute: '2-digit' }).format(at);
