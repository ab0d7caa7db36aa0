/** What a game brings to its conformance tests. */

import type { Game, GameTypes, Seat, Watcher } from '../game.ts';
import type { MindMaker } from '../mind.ts';
import type { OptionValue } from '../options.ts';
import type { Rng } from '../rng.ts';

/** Another state that looks the same to one watcher. */
export interface Disguised<G extends GameTypes> {
  readonly state: G['state'];
  /**
   * Another seat's secret step, in the terms of the disguised state (a card it holds there under another number). Left
   * out: it is the same there.
   */
  rename?(seat: Seat, move: G['move']): G['move'];
}

/** What others may notice of a secret step. */
export type Notice = 'nothing' | 'that it happened';

/** Written from the catalogue's lines on hidden information; reads neither view nor events. */
export interface Veil<G extends GameTypes> {
  /** Replaces every secret the watcher is not entitled to by another lawful value. Returns a new state. */
  disguise(state: G['state'], watcher: Watcher, rng: Rng): Disguised<G>;
  /** Each kind of secret: its value in a state, `null` where there is none or the watcher is entitled to it. */
  readonly secrets: Readonly<Record<string, (state: G['state'], watcher: Watcher) => unknown>>;
  /** Kinds of steps that are secret. Left out: none. */
  readonly steps?: Readonly<Partial<Record<G['move']['kind'], Notice>>>;
  /** Types of events that not everybody is told in full. Left out: none. */
  readonly restricted?: readonly G['event']['type'][];
}

export interface GameSpec<G extends GameTypes> {
  readonly game: Game<G>;
  /** The tables to play at: numbers of seats with options. */
  readonly tables: readonly {
    readonly seats: number;
    readonly options?: Readonly<Record<string, OptionValue>>;
  }[];
  /** No random game is longer than this many steps. */
  readonly longest: number;
  /** The same for every state of a match: all cards and pieces, wherever they are. */
  conserved?(state: G['state']): unknown;
  readonly veil: Veil<G>;
  readonly mind?: MindMaker<G>;
  /** Moves that a random player seldom makes: they take other choices away for long. */
  seldom?(move: G['move']): boolean;
  /** No step of this game can be undone. The conformance tests check it, because there is no undo to try. */
  readonly everyStepSeals?: true;
  /** Whatever is done here settles something before all: nobody ever comes to the limit of trying out. */
  readonly noLimit?: true;
  /**
   * A seat owes a window one move per figure: whatever it does there is an answer, so that lawful moves lead to the end of
   * the window in as many steps as figures are asked. For games that compose their answers as drafts.
   */
  readonly oneMoveAFigure?: true;
  /** Steps looked at closely, one in so many (1: all). */
  readonly stride?: number;
}
