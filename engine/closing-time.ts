/**
 * Computes when a secret window closes.
 *
 * A window that closed early when nobody has a choice would reveal who has one. So the time depends on public facts
 * alone, and server, page and terminal all use this function.
 */

import type { OpenWindow, Seat } from './game.ts';
import type { OptionSpec, OptionValue } from './options.ts';

/** In seconds; 0: nobody waits, standing orders decide at once. */
export const WINDOW_LENGTHS = ['0', '4', '6', '8', '10', '12', '15'] as const;
export const USUAL_LENGTH: (typeof WINDOW_LENGTHS)[number] = '8';

/** The host's option of every game that has secret windows; it stands among the game's options under this name. */
export const WINDOW_OPTION = 'window';
export interface WindowOption {
  readonly window: (typeof WINDOW_LENGTHS)[number];
}
export const windowOption: { readonly [WINDOW_OPTION]: OptionSpec } = {
  [WINDOW_OPTION]: { kind: 'choice', values: WINDOW_LENGTHS, default: USUAL_LENGTH },
};

/** How long a secret window takes by these options, in milliseconds. */
export function windowLength(options: Readonly<Record<string, OptionValue>>): number {
  return Number(options[WINDOW_OPTION] ?? USUAL_LENGTH) * 1000;
}

/** Anybody may add one length for all, so often. */
export const MAX_EXTENSIONS = 2;

/** The public facts about time at a table. */
export interface TableTime {
  readonly clock: 'none' | 'live' | 'days';
  /** Own: everybody at a device of their own. Shared: one device is handed round behind a curtain. */
  readonly devices: 'own' | 'shared';
  /** Seats led by a person just now. */
  readonly people: readonly Seat[];
  /** Milliseconds: see `windowLength`. */
  readonly length: number;
  /** Milliseconds in which bots answer, and in which a person may think better of it. */
  readonly beat: number;
}

/** The public history of a window since it opened; times in milliseconds. */
export interface WindowTime {
  readonly window: OpenWindow;
  readonly opened: number;
  /** When somebody last passed publicly since it opened; `null`: nobody has. */
  readonly lastPass: number | null;
  /** How often somebody asked for more time. */
  readonly extensions: number;
  /**
   * When a person last answered, or answered again, now that all who are asked and have not passed have; `null`: not
   * all have. It counts only where nobody else could read anything from it: with one person at the table, or one device.
   */
  readonly lastAnswer: number | null;
}

/**
 * What has happened to a window by now, looked at after every change. `before`: what was known of the last one looked
 * at. `owes`: who has not answered yet. `answered`: a person asked has just answered, perhaps not for the first time.
 */
export function followWindow(
  before: WindowTime | null,
  window: OpenWindow,
  people: readonly Seat[],
  owes: (seat: Seat) => boolean,
  now: number,
  answered: boolean,
): WindowTime {
  const same = before?.window.id === window.id ? before : null;
  const hasPassed = same !== null && window.passed.length > same.window.passed.length;
  const isAwaited = (seat: Seat) => people.includes(seat) && !window.passed.includes(seat) && owes(seat);
  return {
    window,
    opened: same?.opened ?? now,
    lastPass: hasPassed ? now : (same?.lastPass ?? null),
    extensions: same?.extensions ?? 0,
    lastAnswer: window.asked.some(isAwaited) ? null : answered ? now : (same?.lastAnswer ?? now),
  };
}

export type ClosingRule =
  /** Standing orders decide at once. */
  | 'at once'
  /** No person is asked, or all have passed publicly: one beat. */
  | 'a beat'
  /** Alone, or at one device: one beat after the last answer. */
  | 'answers'
  /** Its full length, whoever has answered. */
  | 'length';

export function closingRule(table: TableTime, { asked, passed }: OpenWindow): ClosingRule {
  if (table.clock === 'days' || table.length === 0) return 'at once';
  if (!asked.some((seat) => table.people.includes(seat) && !passed.includes(seat))) return 'a beat';
  return table.people.length < 2 || table.devices === 'shared' ? 'answers' : 'length';
}

/** When the window closes as things stand; `null`: when an answer has come. Asked for again after every change. */
export function closingTime(table: TableTime, time: WindowTime): number | null {
  const { opened, lastPass, extensions, lastAnswer } = time;
  switch (closingRule(table, time.window)) {
    case 'at once':
      return opened;
    case 'a beat':
      return (lastPass ?? opened) + table.beat;
    case 'answers':
      return lastAnswer === null ? null : lastAnswer + table.beat;
    case 'length':
      return opened + table.length * (1 + Math.min(extensions, MAX_EXTENSIONS));
  }
}

/** The countdown that everybody is shown; `closes` by the clock that times the window. */
export interface Countdown {
  readonly window: number;
  readonly closes: number;
  readonly length: number;
  readonly extensions: number;
  readonly mayExtend: boolean;
}

/** `null`: the window closes at once, or after an answer. */
export function countdownOf(table: TableTime, time: WindowTime): Countdown | null {
  const rule = closingRule(table, time.window);
  const closes = closingTime(table, time);
  if (closes === null || rule === 'at once' || rule === 'answers') return null;
  const { window, extensions } = time;
  const length = rule === 'a beat' ? table.beat : table.length;
  return { window: window.id, closes, length, extensions, mayExtend: mayExtend(table, time) };
}

/** Whether more time may be asked for. */
export function mayExtend(table: TableTime, { window, extensions }: WindowTime): boolean {
  return extensions < MAX_EXTENSIONS && closingRule(table, window) === 'length';
}
