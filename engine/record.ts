/**
 * The record of a match: seed, options and every entry, so it is secret until the outcome. Replays, shared files,
 * recovery and test fixtures all use this format.
 */

import type { AnyMove, Level, Seat } from './game.ts';
import { hasExactly, isIndex, isRecord } from './json.ts';
import type { OptionValue } from './options.ts';
import { isSeed, type Seed } from './rng.ts';

/**
 * `order`: a standing order of the seat. `late`: by the clock, for a seat whose time was up, and it is said. `clock`: the
 * same, and nothing is said; for a bot that could not move, and in records of older versions.
 */
export type MovedBy = 'player' | 'bot' | 'clock' | 'late' | 'order';
export type EndedHow = 'abandoned' | 'agreed';
/** How a match ended that the last person took, as all others had resigned. */
export const RESIGNED = 'resigned';

/** One line of the log. */
export type Entry<Move> =
  | { readonly seat: Seat; readonly move: Move; readonly by: MovedBy }
  | { readonly undo: Seat }
  /** The last public step is taken back, as everybody agreed to it. */
  | { readonly back: Seat }
  /** The seat's person is gone for good: a bot of this level plays on. */
  | { readonly resign: Seat; readonly bot: Level }
  /** All others have resigned, and the last person takes the win. */
  | { readonly win: Seat }
  | { readonly sit: Seat; readonly bot: Level | null }
  /** The time of a secret window is up. */
  | { readonly close: number }
  | { readonly end: EndedHow };

export const RECORD_FORMAT = 'conclave record 1';

export interface MatchRecord<Move = AnyMove> {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly seed: Seed;
  readonly entries: readonly Entry<Move>[];
  /** `null`: the match still runs. `hash`: of the last state, canonically written. */
  readonly end: { readonly how: string; readonly hash: string } | null;
}

const MOVED_BY: readonly unknown[] = ['player', 'bot', 'clock', 'late', 'order'] satisfies MovedBy[];
/** Of records from before secret windows had a time: readable, so that they are refused for their version alone. */
const ONCE_MOVED_BY: readonly unknown[] = ['butler', 'called'];
const ENDED_HOW: readonly unknown[] = ['abandoned', 'agreed'] satisfies EndedHow[];
const LEVELS: readonly unknown[] = ['easy', 'fair', 'strong'] satisfies Level[];
const MAX_SEATS = 16;

function isEntry(value: unknown): value is Entry<unknown> {
  if (hasExactly(value, 'seat', 'move', 'by')) {
    return (
      isIndex(value.seat, MAX_SEATS) &&
      isRecord(value.move) &&
      [...MOVED_BY, ...ONCE_MOVED_BY].includes(value.by)
    );
  }
  if (hasExactly(value, 'undo')) return isIndex(value.undo, MAX_SEATS);
  if (hasExactly(value, 'back')) return isIndex(value.back, MAX_SEATS);
  if (hasExactly(value, 'win')) return isIndex(value.win, MAX_SEATS);
  if (hasExactly(value, 'resign', 'bot'))
    return isIndex(value.resign, MAX_SEATS) && LEVELS.includes(value.bot);
  if (hasExactly(value, 'sit', 'bot'))
    return isIndex(value.sit, MAX_SEATS) && (value.bot === null || LEVELS.includes(value.bot));
  if (hasExactly(value, 'close')) return isIndex(value.close, Number.MAX_SAFE_INTEGER);
  return hasExactly(value, 'end') && ENDED_HOW.includes(value.end);
}

/** Reads a record of unknown origin. The moves in it are still unparsed; replaying it checks them. */
export function parseRecord(json: unknown): MatchRecord<unknown> | null {
  if (!hasExactly(json, 'format', 'game', 'version', 'options', 'seats', 'seed', 'entries', 'end'))
    return null;
  const { format, game, version, options, seats, seed, entries, end } = json;
  const sound =
    format === RECORD_FORMAT &&
    typeof game === 'string' &&
    Number.isInteger(version) &&
    isRecord(options) &&
    isIndex(seats, MAX_SEATS + 1) &&
    isSeed(seed) &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    (end === null || (hasExactly(end, 'how', 'hash') && typeof end.how === 'string' && isSeed(end.hash)));
  return sound ? (json as unknown as MatchRecord<unknown>) : null;
}
