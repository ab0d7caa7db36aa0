/** What a language must bring. A missing word is a type error. */

import type { OptionWords, Primer, Seat } from '@conclave/engine';
import type { Who } from '../../words.ts';
import type { Card, Position, Statuette } from '../rules/deck.ts';
import type { Decoding } from '../rules/decode.ts';
import type { Event } from '../rules/events.ts';
import type { ScorePart } from '../rules/outcome.ts';
import type { Reason } from '../rules/reasons.ts';
import type { Options } from '../rules/state.ts';
import type { Title } from '../rules/titles.ts';
import type { WhyKey, WhyParams } from '../rules/why.ts';
import type { ChapterKey, RuleId } from './chapters.ts';
import type { TeachingWords } from './teaching.ts';

/** The moves and what they mean on the table; cards are already in words. `null`: the cards are not there. */
export interface Labels {
  take(pair: { readonly card: string; readonly left: string } | null, from: string): string;
  decodeBoth(pair: { readonly one: string; readonly two: string } | null): string;
  reveal(last: boolean): string;
  decode(pair: { readonly card: string; readonly other: string } | null): string;
  declare(combination: string): string;
  finish: string;
}

export interface Describing {
  readonly table: string;
  readonly you: string;
  turn(who: Who): string;
  marker(who: Who): string;
  pile(count: number): string;
  discard(cards: readonly string[]): string;
  hidden(who: Who): string;
  combination(card: string): string;
  medallions(count: number): string;
  /** On the idol's headdress (TC-3). */
  medallionsLeft(count: number): string;
  points(count: number): string;
  readonly titles: string;
  title(title: string, from: number, to: number): string;
  front(one: string, two: string): string;
  noFront: string;
  revealed(one: string, two: string): string;
  decoded(card: string, decoding: Decoding): string;
  nothingDecoded: string;
  mayDeclare: string;
  mayNotDeclare: string;
  over: string;
}

export interface Ends {
  winner(who: Who): string;
  solo(who: Who, count: number): string;
  title(title: string): string;
  nobody: string;
}

export interface Lexicon {
  readonly name: string;
  readonly tagline: string;
  readonly statuettes: Readonly<Record<Statuette, string>>;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;
  readonly parts: Readonly<Record<ScorePart, string>>;
  readonly titles: Readonly<Record<Title, string>>;
  readonly labels: Labels;
  readonly sentences: {
    readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, speak: Speaker) => string;
  };
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly otherRefusal: string;
  readonly teaching: TeachingWords;
  readonly whys: Readonly<Record<WhyKey, (params: WhyParams, speak: Speaker) => string>>;
  readonly describing: Describing;
  readonly ends: Ends;
  readonly ask: Readonly<Record<Position, string>>;
  readonly formTitle: string;
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  /** How many half-medallions somebody had, and how many were missing; alone: combinations. */
  missed(found: number, missing: number | null): string;
  readonly primer: Primer;
  readonly rules: Readonly<Record<RuleId, string>>;
}

/** Seats and cards in words, for one reader. */
export interface Speaker {
  who(seat: Seat): Who;
  card(card: Card): string;
  combination(statuettes: readonly Statuette[]): string;
}
