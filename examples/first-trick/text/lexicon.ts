/** What a language must bring. A missing word is a type error. */

import type { Primer } from '@conclave/engine';
import type { Who } from '@conclave/games/words';
import type { Event } from '../rules/events.ts';
import type { Reason } from '../rules/reasons.ts';
import type { WhyKey } from '../rules/why.ts';
import type { ChapterKey, RuleId } from './chapters.ts';

export interface Speaker {
  who(seat: number): Who;
}

export interface Lexicon {
  readonly name: string;
  readonly tagline: string;
  readonly tricks: string;
  play(card: number): string;
  readonly sentences: {
    readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, speak: Speaker) => string;
  };
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly otherRefusal: string;
  readonly table: string;
  readonly you: string;
  turn(who: Who): string;
  has(cards: number, tricks: number): string;
  hand(cards: readonly number[]): string;
  played(card: number): string;
  won(who: readonly Who[]): string;
  readonly nobody: string;
  readonly whys: Readonly<Record<WhyKey, string>>;
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly primer: Primer;
}
