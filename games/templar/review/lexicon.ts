/** What a language must bring for the review. A missing sentence is a type error. */

import type { Seat } from '@conclave/engine';
import type { Who } from '../../words.ts';
import type { LineId, MomentKey, Moments, StatementKey, Statements, Summary } from './keys.ts';

/** `me`: whose chair it is about. */
export interface Speaker {
  readonly me: Who;
  who(seat: Seat): Who;
  /** "the Library" */
  room(room: number): string;
}

export interface ReviewLexicon {
  heading(me: Who): string;
  summary(summary: Summary, me: Who): string;
  turn(turn: number): string;
  readonly moments: { readonly [Key in MomentKey]: (params: Moments[Key], speak: Speaker) => string };
  readonly titles: Readonly<Record<MomentKey, string>>;
  readonly statements: {
    readonly [Key in StatementKey]: (params: Statements[Key], speak: Speaker) => string;
  };
  readonly lines: Readonly<Record<LineId, string>>;
  readonly scale: string;
  /** Which room would have brought this seat the least. */
  question(who: Who): string;
}
