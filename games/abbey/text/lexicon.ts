/** What a language must bring. A missing word is a type error. */

import type { OptionWords, Primer, Seat } from '@conclave/engine';
import type { Who } from '../../words.ts';
import type { BookId, EventId, LibraryId, StarredId } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { ScorePart } from '../rules/outcome.ts';
import type { Answer, Question, QuestionKind, Reference } from '../rules/question.ts';
import type { Reason } from '../rules/reasons.ts';
import type { Room } from '../rules/rooms.ts';
import type { Options, TurnKind, WindowKind } from '../rules/state.ts';
import type { Feature, Suspect, Value } from '../rules/suspects.ts';
import type { DealingView, View } from '../rules/view.ts';
import type { WhyKey, WhyParams } from '../rules/why.ts';
import type { ChapterKey, RuleId } from './chapters.ts';
import type { TeachingWords } from './teaching.ts';

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
  /** `asker`: who says “I” in it; `null`: nobody does. */
  question(question: Question, asker: Seat | null): string;
  answer(answer: Answer): string;
}

/** Whoever words a question. A drawn one makes stand out what was chosen, and what was denied. */
export interface QuestionSpeaker extends Pick<Speaker, 'name' | 'monk'> {
  emphasise?(words: string, how: 'chosen' | 'denied'): string;
}

/** A label knows the abbey as it stands. */
export interface LabelSpeaker extends Speaker {
  readonly view: View;
}

export type Labels = {
  readonly [Kind in Move['kind']]: (move: Extract<Move, { kind: Kind }>, speak: LabelSpeaker) => string;
};
export type Sentences = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, speak: Speaker) => string;
};

/** What a refusal speaks of, in words. */
export interface RefusalWords {
  readonly who: Who;
  readonly room: string;
  readonly inRoom: string;
  readonly doors: number;
  readonly steps: number;
  /** The moment of the book that cannot be played now. */
  readonly moment: string;
}
export type Refusals = Readonly<Record<Reason, string | ((words: RefusalWords) => string)>>;

/** What a reader knows of a suspect. */
export interface SheetWords {
  held(who: Who): string;
  /** Seen once: certainly innocent. */
  readonly cleared: string;
  readonly crossed: string;
  readonly culprit: string;
  readonly pile: string;
  exposed(who: Who): string;
  readonly dealings: Readonly<Record<DealingView['kind'], (by: Who, other: Who) => string>>;
}

export interface Describing {
  readonly abbey: string;
  readonly you: string;
  /** The plan: "The parlour leads to ...", who is there, and that a move can end there after so many doors. */
  readonly plan: string;
  doors(room: string, rooms: string): string;
  there(who: readonly Who[]): string;
  within(doors: number): string;
  readonly sheet: string;
  suspect(monk: string, traits: string): string;
  readonly seen: SheetWords;
  visits(rooms: string): string;
  readonly libraryVisited: string;
  said(question: string, answer: string): string;
  compelled(by: Who): string;
  turn(who: Who, turn: TurnKind): string;
  readonly windows: Readonly<Record<WindowKind, string>>;
  asks(asker: Who, asked: Who, question: string): string;
  steps(count: number): string;
  bell(at: number, mass: string, first: Who): string;
  passes(count: number): string;
  pile(count: number): string;
  piles(books: number, library: number, relics: number): string;
  pileKnown(monks: string): string;
  confessors(church: Who, courtyard: Who): string;
  event(card: CardWords): string;
  custody(book: string, who: Who): string;
  revealed(who: Who, value: Value): string;
  culprit(monk: string): string;
  place(inRoom: string, cell: string, isYou: boolean): string;
  belongings(cards: number, books: number, hasRelic: boolean): string;
  readonly penitent: string;
  readonly skips: string;
  vow(inRoom: string): string;
  forsworn(rooms: string): string;
  falseAccusations(count: number): string;
  hand(monks: string): string;
  readonly emptyHand: string;
  crossed(crossed: number, left: number): string;
  book(card: CardWords): string;
  /** Cards or a book. */
  handedIn(what: string): string;
}

export interface FormWords {
  readonly whom: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<QuestionKind, string>>;
  stillSo(question: string, answer: string): string;
  readonly atom: string;
  readonly anybody: string;
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
  readonly shownBy: string;
  readonly reference: string;
  readonly feature: string;
  readonly number: string;
  /** The card with this number of so many. */
  card(number: number, of: number): string;
  readonly titles: Readonly<Record<'ask' | 'askAll' | 'give', string>>;
}

export interface Lexicon {
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;
  readonly parts: Readonly<Record<ScorePart, string>>;
  /** By colour: the cell of that colour. */
  readonly colours: readonly string[];
  readonly masses: readonly string[];
  readonly values: Readonly<Record<Value, string>>;
  readonly features: Readonly<Record<Feature, string>>;
  readonly events: Readonly<Record<EventId, CardWords>>;
  readonly books: Readonly<Record<BookId, CardWords>>;
  /** When a kept book may be played. */
  readonly moments: Readonly<Record<StarredId, string>>;
  readonly library: Readonly<Record<LibraryId, CardWords>>;
  /** "the parlour" */
  room(room: Room): string;
  /** "in the parlour" */
  inRoom(room: Room): string;
  monk(suspect: Suspect): string;
  list(words: readonly string[]): string;
  question(question: Question, asker: Seat | null, speak: QuestionSpeaker): string;
  answer(answer: Answer): string;
  readonly labels: Labels;
  readonly sentences: Sentences;
  readonly refusals: Refusals;
  readonly otherRefusal: string;
  readonly whys: Readonly<Record<WhyKey, (params: WhyParams) => string>>;
  readonly teaching: TeachingWords;
  readonly describing: Describing;
  readonly endings: {
    found(who: Who, monk: string): string;
    compline(monk: string): string;
    winners(names: readonly Who[]): string;
    readonly nobody: string;
  };
  reference(reference: Reference): string;
  sameAs(feature: Feature, same: boolean): string;
  readonly form: FormWords;
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  readonly primer: Primer;
  readonly rules: Readonly<Record<RuleId, string>>;
}
