/** A puzzle of the day: it has one answer, which is not in it. Every game brings its own kinds. */

import type { AnyGame, Refusal, Seat } from './game.ts';
import type { Json } from './json.ts';
import type { Params } from './review.ts';
import { ChaCha8, type Rng, stretchSeed } from './rng.ts';
import type { Language } from './words.ts';

export const PUZZLE_FORMAT = 'conclave puzzle 1';

export interface Puzzle {
  readonly format: typeof PUZZLE_FORMAT;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  /** Of what laid it: an older one stays, so that days of the past never change. */
  readonly generator: number;
  /** @example '2026-06-20' */
  readonly date: string;
  readonly kind: string;
  readonly level: 1 | 2 | 3;
  readonly seat: Seat;
  /** The state it is played from, where it is played on the board. */
  readonly position: Json;
  /** In the game's own terms. */
  readonly params: Json;
}

/** A step of the reason why an answer is the only one. */
export interface Reason {
  readonly key: string;
  readonly params: Params;
}

export interface PuzzleWords {
  title(puzzle: Puzzle): string;
  /** What is asked, in one or two sentences. */
  ask(puzzle: Puzzle): string;
  /** What is given, line by line, for those who do not see the board. */
  given(puzzle: Puzzle): readonly string[];
  answer(puzzle: Puzzle, answer: Json): string;
  reason(puzzle: Puzzle, reason: Reason): string;
}

export type Verdict =
  | { readonly is: 'right' }
  /** `why`: what speaks against it. */
  | { readonly is: 'wrong'; readonly why: Reason | null }
  /** It is no answer: malformed, or against the rules. */
  | { readonly is: 'refused'; readonly refusal: Refusal };

/** What a game's `puzzle/index.ts` gives out. */
export interface GamePuzzles {
  /** The puzzle of a day, from its date alone. `null`: none is stored for it. */
  ofDay(date: string): Promise<Puzzle | null>;
  /** Every answer that is right: one, up to equal ways. */
  solve(puzzle: Puzzle): readonly Json[];
  check(puzzle: Puzzle, answer: Json): Verdict;
  /** Names a clue that strikes something out. */
  hint(puzzle: Puzzle): Reason;
  /** Why the answer is the only one, step by step. */
  why(puzzle: Puzzle): readonly Reason[];
  readonly words: Readonly<Record<Language, PuzzleWords>>;
}

export const MALFORMED_ANSWER: Verdict = {
  is: 'refused',
  refusal: { rule: 'puzzle', reason: 'malformed' },
};

/** 0 Monday to 6 Sunday, of a date as '2026-06-20'; by Zeller's congruence. */
export function weekday(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  const isEarly = month < 3;
  const y = isEarly ? year - 1 : year;
  const m = isEarly ? month + 12 : month;
  const saturdayFirst =
    (day +
      Math.floor((13 * (m + 1)) / 5) +
      y +
      Math.floor(y / 4) -
      Math.floor(y / 100) +
      Math.floor(y / 400)) %
    7;
  return (saturdayFirst + 5) % 7;
}

const LEVELS_OF_THE_WEEK: readonly Puzzle['level'][] = [1, 1, 2, 2, 3, 3, 2];

/** Monday is the easiest, Saturday the hardest. */
export function levelOf(date: string): Puzzle['level'] {
  return LEVELS_OF_THE_WEEK[weekday(date)];
}

/** Fewer than this many tries have always been enough. */
const MAX_TRIES = 5000;

interface Laying {
  readonly game: Pick<AnyGame, 'id' | 'records'>;
  readonly generator: number;
  readonly date: string;
  readonly kind: string;
  readonly seat: Seat;
}

/** The puzzle of a date: one seed of the day after the other is tried until one gives a puzzle. */
export function laidFor(
  { game, generator, date, kind, seat }: Laying,
  lay: (rng: Rng, level: Puzzle['level']) => Json | null,
): Puzzle {
  const level = levelOf(date);
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const seed = stretchSeed(`daily ${game.id} ${date} ${generator} #${attempt}`);
    const params = lay(new ChaCha8(seed), level);
    if (params === null) continue;
    const { version } = game.records;
    const head = { format: PUZZLE_FORMAT, game: game.id, version, generator, date } as const;
    return { ...head, kind, level, seat, position: null, params };
  }
  throw new Error(`no puzzle of ${game.id} for ${date}`);
}
