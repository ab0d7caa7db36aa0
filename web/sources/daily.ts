/** What became of the puzzles of the day on this device. */

import { signal } from '@preact/signals';

export const TRIES = 3;

export interface Played {
  /** Wrong tries so far. */
  readonly wrong: number;
  readonly hint: boolean;
  /** `given`: after three wrong tries, or given up. */
  readonly result: 'found' | 'given' | null;
  /** Found on its own day: it lights a candle. */
  readonly onDay: boolean;
}

export const UNPLAYED: Played = { wrong: 0, hint: false, result: null, onDay: false };

/** By date, then by game. */
export type DailyLog = Readonly<Record<string, Readonly<Record<string, Played>>>>;

const KEY = 'conclave.daily';
/** The oldest days go first. */
const MAX_DAYS = 800;

function isPlayed(value: unknown): value is Played {
  if (typeof value !== 'object' || value === null) return false;
  const { wrong, hint, result, onDay } = value as Record<string, unknown>;
  return (
    typeof wrong === 'number' &&
    typeof hint === 'boolean' &&
    typeof onDay === 'boolean' &&
    (result === null || result === 'found' || result === 'given')
  );
}

/** A log of unknown origin, as far as it is one. */
export function readDailyLog(json: unknown): DailyLog {
  if (typeof json !== 'object' || json === null) return {};
  const days = Object.entries(json).flatMap(([date, games]): [string, Readonly<Record<string, Played>>][] => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || typeof games !== 'object' || games === null) return [];
    const played = Object.entries(games).filter((entry): entry is [string, Played] => isPlayed(entry[1]));
    return played.length > 0 ? [[date, Object.fromEntries(played)]] : [];
  });
  return Object.fromEntries(days.sort(([a], [b]) => (a < b ? 1 : -1)).slice(0, MAX_DAYS));
}

function stored(): DailyLog {
  try {
    return readDailyLog(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

export const dailyLog = signal<DailyLog>(stored());

function keep(log: DailyLog): void {
  dailyLog.value = readDailyLog(log);
  localStorage.setItem(KEY, JSON.stringify(dailyLog.value));
}

export function playedOn(date: string, game: string): Played {
  return dailyLog.value[date]?.[game] ?? UNPLAYED;
}

export function note(date: string, game: string, played: Played): void {
  const log = dailyLog.peek();
  keep({ ...log, [date]: { ...log[date], [game]: played } });
}

/** A profile was brought along: what was found on either device is found. */
export function join(other: unknown): void {
  const log: Record<string, Readonly<Record<string, Played>>> = { ...dailyLog.peek() };
  for (const [date, games] of Object.entries(readDailyLog(other))) {
    const own = log[date] ?? {};
    const better = Object.entries(games).filter(([game, { result }]) => result === 'found' || !own[game]);
    log[date] = { ...own, ...Object.fromEntries(better) };
  }
  keep(log);
}

/** The calendar date of this device. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** So many days before or after a date. */
export function shifted(date: string, days: number): string {
  const [year, month, day] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

export interface Streak {
  /** Days in a row with a candle, up to today or yesterday. */
  readonly now: number;
  readonly longest: number;
}

export function streakOf(log: DailyLog, date: string): Streak {
  const isLit = (day: string) => Object.values(log[day] ?? {}).some(({ onDay }) => onDay);
  let now = 0;
  for (let day = isLit(date) ? date : shifted(date, -1); isLit(day); day = shifted(day, -1)) now++;
  let longest = now;
  for (const first of Object.keys(log).filter((day) => isLit(day) && !isLit(shifted(day, -1)))) {
    let length = 0;
    for (let day = first; isLit(day); day = shifted(day, 1)) length++;
    longest = Math.max(longest, length);
  }
  return { now, longest };
}

/** The signs of one puzzle in the line to share: wrong tries, a hint, found or given up. */
export function signsOf({ wrong, hint, result }: Played): string {
  return '◇'.repeat(wrong) + (hint ? '○' : '') + (result === 'found' ? '◆' : result === 'given' ? '×' : '');
}
