/** What a language must bring for the review. A missing sentence is a type error. */

import type { Who } from '../../words.ts';
import type { Speaker as TextSpeaker } from '../text/lexicon.ts';
import type { LineId, MomentKey, Moments, StatementKey, Statements } from './keys.ts';

/** `me`: whose chair it is about. */
export interface Speaker extends TextSpeaker {
  readonly me: Who;
}

export interface ReviewLexicon {
  heading(me: Who): string;
  /** Combinations found, and wrong declarations. */
  summary(me: Who, found: number, wrong: number): string;
  move(turn: number): string;
  readonly moments: { readonly [Key in MomentKey]: (params: Moments[Key], speak: Speaker) => string };
  readonly titles: Readonly<Record<MomentKey, string>>;
  readonly statements: {
    readonly [Key in StatementKey]: (params: Statements[Key], speak: Speaker) => string;
  };
  readonly lines: Readonly<Record<LineId, string>>;
  readonly scale: string;
  luck(expected: number, came: number, me: Who): string;
  question(count: number, me: Who): string;
}
