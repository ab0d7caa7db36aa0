/**
 * A review says what a seat could have known in a match that is over. Types only: every game brings its own
 * (`games/<game>/review/`).
 *
 * Three kinds of statement never mix. Exact ones follow from the rules and from what the seat was told. A belief rests
 * on a model of how people play. An opinion is what the strong bot would do.
 */

import type { GameTypes, Seat } from './game.ts';
import type { Json } from './json.ts';
import type { Budget, Knowledge } from './mind.ts';
import type { Supposed } from './practice.ts';
import type { Entry, MatchRecord } from './record.ts';
import type { Rng } from './rng.ts';
import type { Language, Voice } from './words.ts';

export type Params = Readonly<Record<string, Json>>;

/** On what a line of the curve rests. */
export type Basis = 'exact' | 'belief' | 'opinion';

/** One line of the curve. The first one of a review is exact. */
export interface ReviewLine {
  readonly id: string;
  readonly basis: Basis;
  readonly scale: 'log' | 'count' | 'share' | 'points';
}

/** The values of all lines after so many entries; `null`: this line has none here. */
export interface ReviewSample {
  /** Entries played. */
  readonly at: number;
  /** What the game's words call a turn. */
  readonly turn: number;
  readonly values: Readonly<Record<string, number | null>>;
}

/** A sentence of a moment's page, and on what it rests. `chance` and `fact` are what happened. */
export interface Statement {
  readonly key: string;
  readonly params: Params;
  readonly kind: Basis | 'chance' | 'fact';
}

/** `known`: could be known. `good` and `against`: facts for and against the seat. */
export type MomentKind = 'known' | 'chance' | 'good' | 'against' | 'belief' | 'opinion';

/** Something to be pointed at on the board. */
export interface Pin {
  /** A place in the game's own terms: a number, or for a way the numbers in its order. */
  readonly at: Json;
  readonly as: 'point' | 'way' | 'disc' | 'card' | 'place';
  /** A number or a sign, at most four characters; empty: only the place is meant. */
  readonly say: string | number;
  readonly kind: 'exact' | 'belief' | 'fact';
}

/** Where a guess is tapped on the board: what can be tapped, and how many of it at most. */
export interface Taps {
  readonly pins: readonly Pin[];
  readonly most: number;
}

export interface ReviewMoment {
  /** Entries played where the board shows it. */
  readonly at: number;
  readonly turn: number;
  readonly key: string;
  readonly params: Params;
  readonly kind: MomentKind;
  /** Larger comes first where there is room for eight. */
  readonly weight: number;
  /** What stands on the moment's own page. */
  readonly says: readonly Statement[];
  readonly pins: readonly Pin[];
  /** What "guess first" asks, in the game's own terms; `null`: nothing exact is there to be asked. */
  readonly ask: Json | null;
}

/** How chance went: what was to be expected, and what came. */
export interface Luck {
  readonly key: string;
  readonly expected: number;
  readonly came: number;
}

export interface Review {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  /** Of the review. */
  readonly review: number;
  readonly seat: Seat;
  readonly lines: readonly ReviewLine[];
  readonly turns: readonly ReviewSample[];
  /** In the order of the match, eight at most. */
  readonly moments: readonly ReviewMoment[];
  readonly luck: readonly Luck[];
  /** What the summary says. */
  readonly summary: Params;
}

/**
 * Exact lines come first, then beliefs, then opinions: `onStage` gets each.
 *
 * @throws RunningMatchError where the record has no end.
 */
export type Reviewer = (
  record: MatchRecord<unknown>,
  seat: Seat,
  budget: Budget,
  onStage?: (review: Review) => void,
) => Review;

/** `left`: the answers that fitted. `null`: the guess is malformed. */
export type Checker = (
  moment: ReviewMoment,
  guess: Json,
) => { readonly right: boolean; readonly left: Json } | null;

/** To whom a review is spoken, and whose chair it is about: "you" where they are the same. */
export interface ReviewVoice extends Voice {
  readonly seat: Seat;
}

/** The sentences of a game's review in one language. */
export interface ReviewWords {
  /** Over the list of moments: "Your codes", "Margaret's night". */
  heading(voice: ReviewVoice): string;
  /** The match as this seat had it, in one or two sentences. */
  summary(params: Params, voice: ReviewVoice): string;
  /** A turn as it stands beside a moment, and as a sentence calls it: "18", "move 18". */
  turn(turn: number): { readonly short: string; readonly long: string };
  moment(key: string, params: Params, voice: ReviewVoice): string;
  /** The heading of a moment's own page. */
  title(key: string): string;
  statement(key: string, params: Params, voice: ReviewVoice): string;
  /** What a line of the curve counts. */
  line(id: string): string;
  /** What the whole curve counts, beside its scale. */
  scale: string;
  luck(luck: Luck, voice: ReviewVoice): string;
  /** What "guess first" asks. */
  question(ask: Json, voice: ReviewVoice): string;
}

/** What a game's `review/index.ts` gives out. */
export interface GameReview {
  /** Raised when reviews say something else: those that are kept are made anew. */
  readonly version: number;
  readonly review: Reviewer;
  readonly check: Checker;
  /** What is guessed on the board: then the guess is a list of places. The same whatever the answer is. */
  taps?(ask: Json): Taps | null;
  /** A past that fits all that a seat was told up to a moment, for practice from there. */
  suppose(knowledge: Knowledge<GameTypes>, rng: Rng, budget: Budget): Supposed<GameTypes> | null;
  /** By key: something could be known, and the seat acted against it, or left it. */
  readonly missed: ReadonlySet<string>;
  /** By key of a moment: one or two characters that stand in its seal. */
  readonly signs: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<Language, ReviewWords>>;
}

/** Nothing is reviewed while the match runs. */
export class RunningMatchError extends Error {}

/** How many moments a review has at most, and how many of them may speak against the seat. */
export const MAX_MOMENTS = 8;
export const MAX_AGAINST = 4;

export function requireOver({ end }: MatchRecord<unknown>): void {
  if (end === null) throw new RunningMatchError('a match is reviewed when it is over');
}

/** Where a moment is shown. */
export type Where = Pick<ReviewMoment, 'at' | 'turn'>;

/** Statements and moments of a game, typed by its keys. */
export interface MomentMaker<Moments, Statements> {
  say<Key extends keyof Statements & string>(
    kind: Statement['kind'],
    key: Key,
    params: Statements[Key],
  ): Statement;
  /** `more`: of like moments the strongest comes first. */
  moment<Key extends keyof Moments & string>(
    where: Where,
    kind: MomentKind,
    key: Key,
    params: Moments[Key],
    says?: readonly Statement[],
    rest?: { readonly ask?: Json; readonly more?: number; readonly pins?: readonly Pin[] },
  ): ReviewMoment;
}

export function momentMaker<Moments, Statements>(
  weights: Readonly<Record<keyof Moments, number>>,
): MomentMaker<Moments, Statements> {
  return {
    say: (kind, key, params) => ({ kind, key, params: params as Params }),
    moment: ({ at, turn }, kind, key, params, says = [], { ask = null, more = 0, pins = [] } = {}) => ({
      ...{ at, turn, key, kind, says, ask, pins },
      params: params as Params,
      weight: weights[key] + more,
    }),
  };
}

/**
 * Which entries make moments about a seat: what a person did themselves, or by a standing order. A chair that was a bot's
 * throughout is reviewed like any other.
 */
export function ownMoves({ entries }: MatchRecord<unknown>, seat: Seat): (entry: Entry<unknown>) => boolean {
  const wasBot = entries.every((entry) => !('move' in entry) || entry.seat !== seat || entry.by === 'bot');
  return (entry) =>
    'move' in entry &&
    entry.seat === seat &&
    (entry.by === 'player' || entry.by === 'order' || (wasBot && entry.by === 'bot'));
}

/** The strongest moments of all, the first and the last fact always among them, in the order of the match. */
export function strongest(moments: readonly ReviewMoment[]): readonly ReviewMoment[] {
  const facts = moments.filter(({ kind }) => kind === 'good' || kind === 'against');
  const kept = new Set([facts.at(0), facts.at(-1)].filter((fact) => fact !== undefined));
  const isAgainst = ({ kind }: ReviewMoment) => kind === 'against';
  for (const moment of [...moments].sort((a, b) => b.weight - a.weight)) {
    if (kept.size >= MAX_MOMENTS) break;
    if (isAgainst(moment) && [...kept].filter(isAgainst).length >= MAX_AGAINST) continue;
    kept.add(moment);
  }
  return moments.filter((moment) => kept.has(moment));
}
