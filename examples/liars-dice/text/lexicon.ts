/** What a language must bring. A missing word is a type error. */

import type { OptionWords, Primer } from '@conclave/engine';
import type { Who } from '@conclave/games/words';
import type { Event } from '../rules/events.ts';
import type { Ending } from '../rules/outcome.ts';
import type { Reason } from '../rules/reasons.ts';
import type { Bid, Face, Options } from '../rules/state.ts';
import type { WhyKey } from '../rules/why.ts';
import type { ChapterKey, RuleId } from './chapters.ts';

/** What sentences need to name people. */
export interface Speaker {
  who(seat: number): Who;
}

export type Told = Pick<Bid, 'count' | 'face'>;

export interface Lexicon {
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;
  /** "four fives" */
  bid(bid: Told): string;
  /** "2, 2 and 5" */
  dice(cup: readonly Face[]): string;
  readonly labels: { bid(bid: Told): string; challenge(bid: Told | null): string };
  readonly sentences: {
    readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, speak: Speaker) => string;
  };
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly otherRefusal: string;
  readonly describing: {
    readonly table: string;
    readonly you: string;
    turn(who: Who): string;
    noBid: string;
    bid(bid: Bid, who: Who): string;
    total(dice: number): string;
    readonly wild: string;
    left(dice: number): string;
    cup(dice: string): string;
    readonly out: string;
  };
  readonly ends: Readonly<Record<Ending, (who: Who) => string>> & { readonly nobody: string };
  missed(dice: number): string;
  readonly whys: Readonly<Record<WhyKey, (percent: number) => string>>;
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly primer: Primer;
}
