/** What a language must bring for the review. A missing sentence is a type error. */

import type { Seat } from '@conclave/engine';
import type { Who } from '../../words.ts';
import type { Direction } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import type { MomentKey, Moments, StatementKey, Statements, Summary } from './keys.ts';

/** `me`: whose chair it is about. */
export interface Speaker {
  readonly me: Who;
  who(seat: Seat): Who;
  card(card: Card): string;
  /** A result of a turn, as a place among PAIRS: its changes. */
  changes(pair: number): string;
}

export interface ReviewLexicon {
  heading(me: Who): string;
  summary(me: Who, summary: Summary): string;
  turn(turn: number): string;
  turnCentre(direction: Direction, notches: number): string;
  shiftCorridor(corridor: string, notches: number): string;
  readonly moments: { readonly [Key in MomentKey]: (params: Moments[Key], speak: Speaker) => string };
  readonly titles: Readonly<Record<MomentKey, string>>;
  readonly statements: {
    readonly [Key in StatementKey]: (params: Statements[Key], speak: Speaker) => string;
  };
  readonly line: string;
  readonly scale: string;
  luck(expected: number, came: number, me: Who): string;
  question(card: string, me: Who): string;
}
