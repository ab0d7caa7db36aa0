/** What a language must bring. A missing word is a type error. */

import type { OptionWords, Seat } from '@conclave/engine';
import type { Who } from '../../words.ts';
import type { BookId, EventId, LibraryId } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { ScorePart } from '../rules/outcome.ts';
import type { Answer, Question, QuestionKind } from '../rules/question.ts';
import type { Reason } from '../rules/reasons.ts';
import type { Room } from '../rules/rooms.ts';
import type { Options } from '../rules/state.ts';
import type { Suspect, Value } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import type { WhyKey, WhyParams } from '../rules/why.ts';
import type { ChapterKey, RuleId } from './chapters.ts';

/** A card's name and what it does. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
}

/** Seats and things in words, for one reader. */
export interface Speaker {
  who(seat: Seat): Who;
  name(seat: Seat): string;
  /** "Father Sergio" */
  monk(suspect: Suspect): string;
  monks(suspects: readonly Suspect[]): string;
  question(question: Question, asker: Seat): string;
  answer(answer: Answer): string;
}

export interface FormWords {
  readonly whom: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<QuestionKind, string>>;
  readonly atom: string;
  readonly than: string;
  readonly more: string;
  readonly end: string;
  readonly and: string;
  readonly or: string;
  alsoName(monk: string): string;
  not(value: Value): string;
  readonly suspect: string;
  readonly room: string;
  readonly from: string;
  readonly feature: string;
  readonly number: string;
  readonly say: string;
  readonly sayings: Readonly<Record<'yes' | 'no' | '?', string>>;
  readonly titles: Readonly<Record<'ask' | 'askAll' | 'say', string>>;
}

export interface Lexicon {
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;
  readonly parts: Readonly<Record<ScorePart, string>>;
  readonly colours: readonly string[];
  readonly masses: readonly string[];
  readonly values: Readonly<Record<Value, string>>;
  readonly features: Readonly<Record<'order' | 'rank' | 'hood' | 'beard' | 'build', string>>;
  readonly events: Readonly<Record<EventId, CardWords>>;
  readonly books: Readonly<Record<BookId, CardWords>>;
  readonly library: Readonly<Record<LibraryId, CardWords>>;
  /** "the parlour" */
  room(room: Room): string;
  /** "in the parlour" */
  inRoom(room: Room): string;
  monk(suspect: Suspect): string;
  list(words: readonly string[]): string;
  question(question: Question, asker: Seat, speak: Pick<Speaker, 'name' | 'monk'>): string;
  answer(answer: Answer): string;
  label(move: Move, view: View, speak: Speaker): string;
  sentence(event: Event, speak: Speaker): string;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly otherRefusal: string;
  readonly whys: Readonly<Record<WhyKey, (params: WhyParams) => string>>;
  describe(
    view: View,
    speak: Speaker,
    reader: Seat | 'gallery',
  ): readonly { heading: string; lines: string[] }[];
  readonly endings: {
    found(who: Who, monk: string): string;
    compline(monk: string): string;
    winners(names: readonly Who[]): string;
    readonly nobody: string;
  };
  reference(kind: 'given' | 'taken' | 'shown', by: 'me' | 'you', n: number): string;
  sameAs(feature: 'order' | 'rank' | 'hood' | 'beard' | 'build', same: boolean): string;
  readonly form: FormWords;
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
}
