/** What a language must bring for the review. A missing sentence is a type error. */

import type { Seat } from '@conclave/engine';
import type { Who } from '../../words.ts';
import type { Card } from '../rules/cards.ts';
import type { GuardIndex } from '../rules/state.ts';
import type { MomentKey, Moments, StatementKey, Statements, Summary } from './keys.ts';

/** `me`: whose chair it is about. */
export interface Speaker {
  readonly me: Who;
  who(seat: Seat): Who;
  novice(cell: number): string;
  guard(guard: GuardIndex): string;
  card(card: Card): string;
}

export interface ReviewLexicon {
  heading(me: Who): string;
  summary(me: Who, summary: Summary): string;
  turn(turn: number): string;
  readonly moments: { readonly [Key in MomentKey]: (params: Moments[Key], speak: Speaker) => string };
  readonly titles: Readonly<Record<MomentKey, string>>;
  readonly statements: {
    readonly [Key in StatementKey]: (params: Statements[Key], speak: Speaker) => string;
  };
  readonly line: string;
  readonly scale: string;
}
