/** What a game's drawn table is, for the page around it. Methods, so that a concrete table fits `AnyTable`. */

import type {
  GameTypes,
  GameWords,
  HouseEvent,
  Language,
  OptionValue,
  Outcome,
  Refusal,
  Seat,
  Seed,
  Voice,
  Watcher,
} from '@conclave/engine';
import type { ComponentChild } from 'preact';
import type { SoundName } from './sound.ts';

/** How much the notebook does by itself. */
export const ASSISTANCES = ['off', 'seen', 'follows'] as const;
export type Assistance = (typeof ASSISTANCES)[number];

/** What the board may ask of the page: which moves there are, and to make one. */
export interface Control<Move> {
  /** Empty while nothing may be done: others move, pieces travel, or this is a replay. */
  readonly moves: readonly Move[];
  may(move: Move): boolean;
  /** What the hint advised just now: it lights up on the board. */
  readonly advised: Move | null;
  advises(move: Move): boolean;
  play(move: Move): void;
  /** Says why something is not possible. */
  explain(refusal: Refusal): void;
}

export interface BoardProps<G extends GameTypes> {
  readonly view: G['view'];
  readonly told: readonly (G['event'] | HouseEvent)[];
  readonly watcher: Watcher;
  readonly control: Control<G['move']>;
  readonly words: GameWords<G>;
  readonly language: Language;
  readonly voice: Voice;
}

export interface NotebookProps<G extends GameTypes> {
  readonly view: G['view'];
  readonly told: readonly (G['event'] | HouseEvent)[];
  readonly seat: Seat;
  readonly language: Language;
  readonly voice: Voice;
  readonly assistance: Assistance;
  /** The player's own marks, as this notebook wrote them; empty at first. */
  readonly marks: string;
  write(marks: string): void;
}

/** One page of a lesson. */
export interface LessonStep<Move> {
  readonly say: Readonly<Record<Language, readonly string[]>>;
  /** A CSS selector of what this is about. */
  readonly focus?: string;
  /** The only moves that go on from here; without them a button does. */
  readonly allow?: readonly Move[];
  /** What the others do when this page is left. */
  readonly after?: readonly { readonly seat: Seat; readonly move: Move }[];
}

/** A short scripted game on the real rules. */
export interface Lesson<Move> {
  readonly seats: number;
  readonly you: Seat;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: Seed;
  readonly names: readonly string[];
  readonly steps: readonly LessonStep<Move>[];
}

/** What the end scene shows besides the words. */
export interface FinaleProps<View> {
  readonly view: View;
  readonly outcome: Outcome;
  readonly watcher: Watcher;
}

export interface GameTable<G extends GameTypes> {
  Board(props: BoardProps<G>): ComponentChild;
  Notebook?(props: NotebookProps<G>): ComponentChild;
  /** The view after one event, for playing a frame back step by step. */
  stage?(view: G['view'], event: G['event'] | HouseEvent): G['view'];
  sound?(event: G['event'] | HouseEvent, watcher: Watcher): SoundName | null;
  /** A small festive drawing for the end. */
  Finale?(props: FinaleProps<G['view']>): ComponentChild;
  /** Kinds of moves that the board leaves to the page: they stand below it, in words. */
  readonly inWords?: readonly G['move']['kind'][];
  readonly lesson?: Lesson<G['move']>;
}

export type AnyTable = GameTable<GameTypes>;

/** A picture that needs to know nothing. */
export type Drawing = () => ComponentChild;
