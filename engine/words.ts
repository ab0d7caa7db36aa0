/** The types of a game's texts: names, labels, sentences and pages in every language. */

import type { GameTypes, Outcome, Refusal, Seat, Watcher } from './game.ts';
import type { Thought } from './mind.ts';
import type { OptionValue } from './options.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** To whom a text is spoken: the reader's seat, and what the others are called. */
export interface Voice {
  readonly reader: Watcher;
  name(seat: Seat): string;
}

/** One part of a described view: a heading and its lines. */
export interface Passage {
  readonly heading: string;
  /** Drawn with characters that are all as wide: stands before the lines. */
  readonly picture?: readonly string[];
  readonly lines: readonly string[];
}

export interface RulesChapter {
  readonly title: string;
  /** `id`: the catalogue's id, an anchor on the page. */
  readonly paragraphs: readonly { readonly id: string; readonly text: string }[];
}

/** A title and one sentence: a panel, or a thing in the box. */
export interface PrimerPart {
  readonly title: string;
  readonly line: string;
}

/** What stands before the statements of a rules page, and what somebody reads who waits for a match. */
export interface Primer {
  /** What each side wants, a sentence each. */
  readonly goal: readonly string[];
  /** How long it takes and who is against whom, in a few words each. */
  readonly facts: readonly string[];
  /** Six, one verb each. */
  readonly panels: readonly PrimerPart[];
  /** What is in the box. */
  readonly box: readonly PrimerPart[];
}

/** A question on the way to a move of a composed kind, with its choices. */
export interface FormField {
  readonly prompt: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** What choices so far lead to: the next question, or the finished move. */
export type FormStep<Move> = { readonly field: FormField } | { readonly move: Move };

export interface OptionWords {
  readonly name: string;
  /** One line that explains it. */
  readonly line: string;
  /** For choices: the words of each value. */
  readonly values?: Readonly<Record<string, string>>;
}

export const TEACHING_STAGES = ['where', 'what'] as const;
export type TeachingStage = (typeof TEACHING_STAGES)[number];

/** All that a hint means, the next move first, and why. */
export interface TaughtHint<Move> {
  readonly moves: readonly Move[];
  readonly why: Thought<Move>['why'];
}

export interface GameWords<G extends GameTypes> {
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** What a move does, as a choice of the reader: "Take the left card from Alix". */
  label(move: G['move'], view: G['view'], voice: Voice): string;
  /** What a hint means, where it is more than its first move: the whole of it, up to where it leads. */
  advice?(moves: readonly G['move'][], view: G['view'], voice: Voice): string;
  /**
   * A hint before its move is named: where to look, then what kind of move, each with a reason that a player can check.
   * Left out, or `null`: the general words.
   */
  teach?(stage: TeachingStage, hint: TaughtHint<G['move']>, view: G['view'], voice: Voice): string | null;
  /**
   * What happened, as this watcher was told it. Empty: nobody would tell it, for another sentence says it too; or these
   * rules do not know the event, which an older version told.
   */
  sentence(event: G['event'], voice: Voice): string;
  refusal(refusal: Refusal, voice: Voice): string;
  /** The whole view in words. */
  describe(view: G['view'], voice: Voice): readonly Passage[];
  /** How it ended, in one or a few sentences; the first says who won. */
  ending(outcome: Outcome, view: G['view'], voice: Voice): readonly string[];
  /** In games without points: what a seat had at the end, and what was missing. Never "you". */
  missed?(seat: Seat, view: G['view']): string;
  /** Names of the parts of a score. */
  readonly parts: Readonly<Record<string, string>>;
  /** Why a bot made its move (`why.key`). */
  why(key: string, params: Readonly<Record<string, OptionValue>>, voice: Voice): string;
  /** For every composed kind: the next question after these choices. `null`: the choices do not fit. */
  form(
    kind: G['move']['kind'],
    choices: readonly string[],
    view: G['view'],
    voice: Voice,
  ): FormStep<G['move']> | null;
  /** What is different with so many players, in one line, where a newcomer would wonder. */
  seatsLine?(seats: number): string | null;
  /** What a seat is in this game, where seats differ, as it stands within a sentence: "the guards". */
  role?(seat: Seat, seats: number, options: Readonly<Record<string, OptionValue>>): string;
  /** What a composed kind is called in a list of moves: "Declare your code ...". */
  formTitle(kind: G['move']['kind']): string;
  /** The chapter of the rules, by its place, that a kind of move belongs to. */
  chapterOf?(kind: G['move']['kind']): number;
  /** Every game of the house has one. */
  readonly primer?: Primer;
  readonly rules: readonly RulesChapter[];
}

export type AnyWords = GameWords<GameTypes>;
export type GameText<G extends GameTypes> = Readonly<Record<Language, GameWords<G>>>;
export type AnyText = Readonly<Record<Language, AnyWords>>;
