/** What a language must bring. A missing word is a type error. */

import type { OptionWords, Primer, Seat } from '@conclave/engine';
import type { Who } from '../../words.ts';
import type { Card, Figure, Item, Place } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import type { Move, Portal } from '../rules/moves.ts';
import type { Ending, ScorePart } from '../rules/outcome.ts';
import type { Reason } from '../rules/reasons.ts';
import type { Options, Trigger } from '../rules/state.ts';
import type { Counts, View } from '../rules/view.ts';
import type { WhyKey, WhyParams } from '../rules/why.ts';
import type { ChapterKey, RuleId } from './chapters.ts';
import type { TeachingWords } from './teaching.ts';
import type { Zones } from './zones.ts';

/** Seats, cards, places and objects in words, for one reader. */
export interface Speaker {
  who(seat: Seat): Who;
  card(card: Card): string;
  /** "the Library (room 5)", "the main portal", "warehouse 2". */
  place(place: Place): string;
  room(room: number): string;
  /** Where a ring lies in a room: "in the chest". */
  at(room: number, zone: number): string;
  /** "a cross ring". */
  one(object: Item): string;
  /** "cross ring". */
  bare(object: Item): string;
  /** "cross rings". */
  many(object: Item): string;
  /** "2 cross rings and 1 book". */
  several(objects: readonly Item[]): string;
  counts(counts: Counts): string;
  /** A passage: "between room 9 and the Church". */
  passage(passage: number): string;
}

type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

export type Labels = {
  readonly [Kind in Move['kind']]: (move: MoveOf<Kind>, speak: Speaker, view: View) => string;
};

export type Sentences = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, speak: Speaker) => string;
};

export interface Describing {
  readonly table: string;
  readonly plan: string;
  readonly characters: string;
  readonly harbour: string;
  readonly you: string;
  turn(who: Who, card: string | null): string;
  /** Who still has to choose: rings, a first card, a ring to be turned. The reader comes first. */
  choosing(names: string, who: Who, several: boolean): string;
  round(round: number, start: Who): string;
  figures(remigius: string, vitus: string, severus: string): string;
  /** Where a figure is that is not placed yet. */
  readonly toBePlaced: string;
  door(passage: string): string;
  last(trigger: Trigger, by: Who, turnsLeft: number): string;
  raphael(card: string | null): string;
  readonly over: string;
  carrying(rings: string, owner: Who, one: string): string;
  /** Which room a portal opens on. */
  portal(portal: Portal, room: string): string;
  /** A room, where its passages lead, and its places one by one. */
  room(room: string, neighbours: string, places: readonly string[]): string;
  /** "Chest (2 places): 1 cross ring (Alix), 1 cross ring (you)."; "Books (1 place): free." */
  places(name: string, capacity: number, contents: readonly string[]): string;
  readonly books: string;
  readonly chalices: string;
  /** What a card does, by the rules, and how many tiles the next Bells bring after it. */
  character(rule: string, restock: number): string;
  /** `counted`: how many of them, all or none. */
  pieces(what: string, owner: Who, counted: number): string;
  warehouse(number: number, capacity: number, tiles: string): string;
  bag(count: number, tiles: string): string;
  score(points: number): string;
  result(total: number, inPlay: number, church: number, rooms: number): string;
  /** What church and rooms would bring if the game ended now. */
  bonus(church: number, rooms: number): string;
  pawn(place: string): string;
  hand(count: number, cards: string | null): string;
  top(card: string | null): string;
  stock(objects: string): string;
  reserve(objects: string): string;
  inRooms(count: number): string;
}

export interface Lexicon {
  readonly name: string;
  readonly tagline: string;
  readonly cards: Readonly<Record<Card, string>>;
  /** As the name stands on the card. */
  readonly cardFaces: Readonly<Record<Card, string>>;
  readonly figures: Readonly<Record<Figure, string>>;
  readonly portals: Readonly<Record<Portal, string>>;
  /** One with its article, and several. */
  readonly objects: Readonly<
    Record<Item, { readonly one: string; readonly bare: string; readonly many: string }>
  >;
  /** Room 1 first: its name on the plan, and with its article. */
  readonly rooms: readonly { readonly name: string; readonly the: string }[];
  /** "the Library (room 5)". */
  room(the: string, number: number): string;
  warehouse(number: number): string;
  between(one: string, other: string): string;
  readonly and: string;
  readonly nothing: string;
  readonly zones: Zones;
  /** TP-43: what Raphael is, for two who open a match. */
  readonly withRaphael: string;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;
  readonly parts: Readonly<Record<ScorePart, string>>;
  readonly labels: Labels;
  readonly sentences: Sentences;
  readonly refusals: Readonly<Record<Reason, (speak: Speaker, card: string, blocker: Who | null) => string>>;
  readonly otherRefusal: string;
  readonly teaching: TeachingWords;
  readonly whys: Readonly<Record<WhyKey, (params: WhyParams) => string>>;
  readonly describing: Describing;
  readonly ends: {
    readonly how: Readonly<Record<Ending, string>>;
    winner(who: Who): string;
    /** `you`: the reader is one of them, and comes first. */
    shared(names: string, you: boolean): string;
    points(who: Who, points: number): string;
    readonly nobody: string;
  };
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  readonly primer: Primer;
  readonly rules: Readonly<Record<RuleId, string>>;
}
