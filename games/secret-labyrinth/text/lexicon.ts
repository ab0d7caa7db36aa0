/** What a language must bring. A missing word is a type error. */

import type { OptionWords, Primer, Seat } from '@conclave/engine';
import type { Who } from '../../words.ts';
import type { Colour, Part, Sector, Square, Zone } from '../rules/board.ts';
import type { Card, Prize, Secret } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Move, Weapon } from '../rules/moves.ts';
import type { ScorePart } from '../rules/outcome.ts';
import type { Reason } from '../rules/reasons.ts';
import type { Options, Stage } from '../rules/state.ts';
import type { WhyKey } from '../rules/why.ts';
import type { ChapterKey, RuleId } from './chapters.ts';
import type { TeachingWords } from './teaching.ts';

/** Seats, cards and squares in words, for one reader. */
export interface Speaker {
  who(seat: Seat): Who;
  /** With its article: "the crown". */
  card(card: Card): string;
  cards(cards: readonly Card[]): string;
  /** "the outer corridor at 4 o'clock" */
  place(square: Square, sector: Sector): string;
}

/** The marks of the picture: a letter for each zone's row, colour and kind of secret. */
export interface Picture {
  readonly heading: string;
  readonly rows: Readonly<Record<Zone, string>>;
  readonly pawns: Readonly<Record<Colour, string>>;
  readonly treasure: string;
  readonly gnome: string;
  readonly animal: string;
  readonly key: readonly string[];
}

export interface Describing {
  readonly table: string;
  readonly you: string;
  turn(who: Who, round: number): string;
  readonly stages: Readonly<Record<Stage, string>>;
  changes(made: number): string;
  wanted(card: string, place: string): string;
  readonly nothingWanted: string;
  pile(count: number): string;
  out(cards: string): string;
  duel(one: Who, two: Who, what: string): string;
  draws(count: number): string;
  /** Who has chosen a weapon already, and who has won. */
  answered(who: Who): string;
  victor(who: Who): string;
  readonly forWanted: string;
  readonly stakeUnsaid: string;
  stake(count: number, prize: Prize): string;
  chosenWeapon(weapon: string): string;
  readonly anyWeapon: string;
  gift(card: string): string;
  pawn(colour: string, place: string): string;
  readonly noPawn: string;
  cards(list: string, count: number): string;
  hiddenCards(count: number): string;
  remembered(cards: string): string;
  /** What this player lost to others in duels: "3 treasures to Bo". */
  readonly paid: (count: number, prize: Prize, to: Who) => string;
  handedOver(what: string): string;
  /** With whom this player made exchanges: "Bo (twice)". */
  readonly exchange: (from: Who, count: number) => string;
  exchanges(withWhom: string): string;
  lastTaken(cards: string): string;
  goal(goal: number, limit: number): string;
  readonly over: string;
}

/** The castle for whoever cannot see it. */
export interface Ways {
  /** What is joined to this player's pawn. */
  from(who: Who): string;
  joined(count: number): string;
  more(count: number): string;
  fewer(count: number): string;
  /** What the squares of a zone open to. */
  heading(zone: string, turns: boolean): string;
  readonly walled: string;
  /** Openings that meet a wall as the parts stand, by the hours where they are: a change may make ways of them. */
  barred(inwards: readonly string[], outwards: readonly string[]): string;
}

export interface Lexicon {
  readonly name: string;
  readonly tagline: string;
  readonly secrets: Readonly<Record<Secret, string>>;
  readonly zones: Readonly<Record<Zone, string>>;
  /** A place on the dial, 1 to 12. */
  hour(hour: number): string;
  /** A square of a zone at an hour, 1 to 12. */
  at(zone: string, hour: number): string;
  /** A player as a thing on a square: "you", "Alix". */
  named(who: Who): string;
  readonly colon: string;
  readonly semicolon: string;
  readonly parts: Readonly<Record<ScorePart, string>>;
  readonly turning: Readonly<Record<Part, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly weapons: Readonly<Record<Weapon, string>>;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;
  readonly labels: {
    readonly [Kind in Move['kind']]: (move: Extract<Move, { kind: Kind }>, speak: LabelSpeaker) => string;
  };
  readonly sentences: {
    readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, speak: Speaker) => string;
  };
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly otherRefusal: string;
  readonly teaching: TeachingWords;
  readonly whys: Readonly<Record<WhyKey, string>>;
  readonly describing: Describing;
  readonly picture: Picture;
  readonly ways: Ways;
  readonly ends: {
    allOfAKind(who: Who, count: number, prize: Prize): string;
    roundsOver(winners: readonly Who[]): string;
    readonly nobody: string;
  };
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  /** What somebody held at the end, and how many of the better kind were missing. */
  missed(treasures: number, gnomes: number, missing: number): string;
  readonly primer: Primer;
  readonly rules: Readonly<Record<RuleId, string>>;
  /** "a, b and c" */
  list(words: readonly string[]): string;
}

/** A label knows the table as it stands. */
export interface LabelSpeaker extends Speaker {
  name(seat: Seat): string;
  /** The square as it lies now, with who and what is on it. */
  square(square: Square): string;
  readonly wanted: string | null;
  /** Where pawns of a colour start. */
  start(colour: Colour): string;
  /** Who lost the duel, once it is decided. */
  readonly loser: string | null;
}
