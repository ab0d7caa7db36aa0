/** The words of the drawn table that are not in the game's own text. */

import { type Language, typeset, typesetAll } from '@conclave/engine';
import { byHand } from '@conclave/kit';
import type { Move } from '../rules/moves.ts';
import type { QuestionKind } from '../rules/question.ts';
import type { Room, RoomKind } from '../rules/rooms.ts';
import type { WindowKind } from '../rules/state.ts';
import type { Value } from '../rules/suspects.ts';
import type { Situation } from '../rules/to-act.ts';
import type { DealingView } from '../rules/view.ts';
import type { Part } from './builder/draft.ts';
import type { Sighting } from './notebook/sightings.ts';
import type { Pictured } from './places.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

/** With a minus that is as wide as a figure. */
export const signed = (points: number): string => String(points).replace('-', '−');

/** What the bar asks for beside turns and answers. */
export type ChoiceKind = Exclude<Situation, 'answer' | 'prayer' | 'move' | 'meet' | 'act'>;

export type KindGroup = 'hand' | 'sheet' | 'cards' | 'foot';
export type Mark = 'cross' | 'doubt' | 'star';

export interface ChoiceWords {
  readonly button: string;
  readonly title: string;
  readonly text: string;
}

export interface TableWords {
  readonly plan: string;
  readonly you: string;
  readonly hand: string;
  /** A card of one's own; and who else has seen him. */
  readonly cardHelp: (others: readonly string[] | 'all') => string;
  readonly books: string;
  readonly cards: (count: number) => string;
  readonly bookCount: (count: number) => string;
  readonly relic: string;
  readonly relicName: string;
  readonly relicHelp: string;
  readonly holdsBell: string;
  readonly penitent: string;
  readonly vowed: (language: Language, room: Room) => string;
  readonly forsworn: (language: Language, room: Room) => string;
  readonly beenToLibrary: string;
  readonly bell: (steps: number) => string;
  readonly mass: (name: string, passes: number) => string;
  readonly passes: (roman: string) => string;
  readonly massHelp: string;
  readonly parlourPile: string;
  readonly pileHelp: string;
  readonly bookPile: string;
  readonly bookPileHelp: string;
  readonly libraryPile: string;
  readonly libraryHelp: string;
  readonly eventPile: string;
  readonly relicPile: string;
  readonly lastConfessed: (name: string) => string;
  readonly dieHelp: string;
  readonly playerHelp: string;
  /** By id of the board; `cellula` for all cells. */
  readonly rooms: Readonly<Record<string, string>>;
  readonly doors: (count: number) => string;
  /** What something is called, and more about it. */
  readonly titled: (name: string, more: string) => string;
  readonly meets: (names: readonly string[]) => string;
  /** What a room would give, in a few words. */
  readonly gains: {
    readonly relic: string;
    readonly takeFrom: (name: string) => string;
    readonly draw: string;
    readonly shown: string;
    readonly chapter: string;
    readonly book: string;
    readonly library: string;
    readonly own: string;
    readonly nobody: string;
  };
  readonly isThere: (names: readonly string[]) => string;
  readonly yourTurn: string;
  readonly answerNow: string;
  /** What one may choose, where it is neither the turn nor a question. */
  readonly choosing: Readonly<Record<ChoiceKind, string>>;
  readonly waitingFor: (name: string) => string;
  readonly isAsked: (name: string) => string;
  readonly waitingAll: string;
  readonly pick: (thing: string) => string;
  readonly putBack: (monk: string) => string;
  /** Oneself in a list of others. */
  readonly youAmong: string;
  readonly waitingForAll: (names: readonly string[]) => string;
  readonly seePlan: string;
  readonly buildQuestion: string;
  readonly backToMass: string;
  /** Short words on buttons, where the whole label would not fit. */
  readonly buttons: Readonly<Partial<Record<Move['kind'], string>>>;
  readonly rubric: RubricWords;

  readonly builder: string;
  readonly whom: string;
  readonly quoted: (text: string) => string;
  readonly asks: (asker: string) => string;
  readonly silence: string;
  readonly trueAnswer: string;
  readonly bindsYou: string;
  readonly mustAnswer: string;
  readonly maySilence: string;
  readonly thenAskBack: string;
  readonly fits: (count: number, of: number) => string;
  readonly ofThemYours: (count: number) => string;
  readonly kindGroups: Readonly<Record<KindGroup, string>>;
  readonly kinds: Readonly<Record<QuestionKind, string>>;
  readonly missing: Readonly<Record<Part, string>>;
  readonly compareRow: readonly string[];
  readonly orRow: readonly string[];
  /** Short enough for a chip. */
  readonly values: Readonly<Record<Value, string>>;
  readonly names: string;
  readonly knownCards: string;
  readonly orElse: string;
  readonly clear: string;
  readonly askAll: string;
  readonly askName: (name: string) => string;
  readonly isNot: (value: string) => string;
  readonly chipHelp: string;
  /** The same in few words, beside the chips. */
  readonly onceTwice: string;
  readonly not: string;
  readonly likeness: Readonly<Record<'off' | 'same' | 'other', (feature: string) => string>>;

  readonly choices: Readonly<Record<Pictured, ChoiceWords>>;
  readonly culpritIs: (value: string) => string;
  /** Asked before a feature is revealed. */
  readonly reveals: (value: string) => string;
  readonly statedBy: (value: string, name: string) => string;
  readonly iAccuse: (monk: string) => string;
  readonly itWas: (monk: string) => string;
  readonly revelationPays: string;
  readonly accusationCosts: string;
  readonly caught: string;
  readonly penance: string;
  readonly penanceMeans: string;
  /** The word somebody gave about their next move. */
  readonly willEnd: (name: string, inRoom: string) => string;
  readonly willNotEnd: (name: string, inRoom: string) => string;
  readonly heardOf: (name: string) => string;
  readonly dealings: Readonly<Record<DealingView['kind'], Readonly<Record<'mine' | 'theirs', string>>>>;

  readonly sheet: SheetWords;

  readonly won: (name: string) => string;
  readonly youWon: string;
  readonly nobodyWon: string;
  readonly points: (points: number) => string;
  readonly inParlour: string;
  readonly keptBooks: (names: string) => string;
  readonly piles: string;
}

export interface RubricWords {
  readonly prayer: string;
  readonly move: (steps: number) => string;
  /** One has walked, and may not go on. */
  readonly onlyStop: string;
  readonly labyrinth: string;
  readonly promised: (inRoom: string) => string;
  readonly rings: (mass: string) => string;
  readonly meet: (names: readonly string[]) => string;
  /** `null`: silence. */
  readonly heard: (name: string, answer: string | null) => string;
  readonly act: Readonly<Record<RoomKind, string>>;
  readonly done: string;
  readonly doneWithBooks: string;
  readonly answer: (asker: string) => string;
  readonly mustAnswer: (asker: string) => string;
  readonly counter: (name: string) => string;
  readonly compose: (book: string) => string;
  readonly show: (name: string, monk: string) => string;
  readonly yield: (name: string) => string;
  readonly hand: (name: string) => string;
  readonly target: string;
  readonly name: string;
  readonly proclaim: string;
  readonly window: Readonly<Record<Exclude<WindowKind, 'pass'> | 'waiting', string>> & {
    /** So many of so many cards are still to be picked. */
    readonly pass: (left: number, count: number, name: string) => string;
  };
}

export interface SheetWords {
  readonly title: string;
  /** The pages of the sheet: the suspects, and what was heard of each player. */
  readonly suspects: string;
  readonly heard: string;
  readonly saidTo: (asker: string, mass: string) => string;
  readonly none: string;
  readonly nothingHeard: string;
  readonly paler: string;
  /** From what it follows. */
  readonly fromWhat: string;
  readonly fromSizes: string;
  /** What a click does while a question is put together. */
  readonly names: string;
  readonly roughly: string;
  readonly help: string;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly note: string;
  readonly noteFor: (monk: string) => string;
  readonly filter: (value: string) => string;
  readonly chance: (percent: number) => string;
  readonly revealedBy: (value: string, name: string) => string;
  /** What one saw: how, by whom, before which mass. */
  readonly seen: Readonly<Record<Sighting['how'], (holder: string, from: string, mass: string) => string>>;
  readonly parlour: string;
  /** Where he may lie: with somebody, in the parlour, under the plan. */
  readonly withSomebody: (name: string) => string;
  readonly withYou: string;
  readonly inParlour: string;
  readonly inHand: string;
  readonly innocent: string;
  readonly publicly: string;
  readonly unseen: string;
  readonly cannot: string;
  readonly maybe: (places: readonly string[]) => string;
  readonly underPlan: string;
  readonly left: (count: number) => string;
  readonly thinking: string;
  readonly surer: (points: number) => string;
  readonly noHistory: string;
}

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: byHand(english, 'en'),
  fr: byHand(typesetAll(french, typeset.fr), 'fr'),
};

/** The name of something with short words on it: in full, and those words are part of it. */
export function labelled(say: TableWords, shown: string, full: string): string {
  return full.toLowerCase().includes(shown.toLowerCase()) ? full : say.titled(shown, full);
}
