/** The words of the drawn table that are not in the game's own text. */

import { type Language, typeset, typesetAll } from '@conclave/engine';
import { byHand } from '@conclave/kit';
import type { Card, Figure } from '../rules/box.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

/** How many of each, for tags and help cards. */
export interface TableWords {
  readonly abbey: string;
  readonly harbour: string;
  readonly sides: { readonly abbey: string; readonly harbour: string };
  readonly hand: string;
  /** What lies before whom, for those who only watch. */
  readonly openCards: string;
  readonly shelf: string;
  readonly you: string;
  readonly raphael: string;
  /** On the plan before the portals: in lines. */
  readonly portals: { readonly main: readonly string[]; readonly side: readonly string[] };
  readonly yourPile: string;
  readonly inPile: string;
  readonly played: (count: number) => string;
  readonly onlyYou: string;
  readonly reserve: string;
  readonly choices: string;
  readonly points: (count: number) => string;
  readonly emptyPile: string;
  readonly nothingToCount: string;

  readonly buttons: {
    readonly end: string;
    readonly count: (room: string, points: number) => string;
    readonly countShort: (points: number) => string;
    readonly noCount: string;
    readonly announce: string;
    /** Instead of announcing. */
    readonly playOn: string;
    readonly withdraw: string;
    /** Where there is little room. */
    readonly play: (card: string) => string;
  };

  /** The line in the bar: what to do now. */
  readonly now: {
    readonly place: Readonly<Record<Figure, string>>;
    readonly rings: string;
    readonly ringsChosen: string;
    readonly first: string;
    readonly firstChosen: string;
    readonly portal: string;
    readonly card: string;
    readonly step: (card: string, most: number) => string;
    readonly goOn: string;
    /** `more`, here and below: the figure may also walk on. */
    readonly hide: (card: string, left: number, more: boolean) => string;
    readonly hideNothing: (card: string, more: boolean) => string;
    readonly severusHere: string;
    readonly pickUp: string;
    readonly noRing: (more: boolean) => string;
    readonly carry: string;
    readonly warehouse: string;
    readonly warehouseDone: string;
    readonly door: string;
    readonly doorDone: string;
    readonly count: (room: string, points: number, more: boolean) => string;
    readonly noCount: (more: boolean) => string;
    readonly severus: (more: boolean) => string;
    readonly stephanus: (points: number, more: boolean) => string;
    readonly ended: string;
    readonly announce: string;
    readonly turn: string;
    readonly turnChosen: string;
    readonly over: string;
    /** Where the line itself stands below the plan. */
    readonly yours: string;
    readonly round: (round: number) => string;
    readonly youPlay: (card: string) => string;
    readonly waitFor: (names: string) => string;
    readonly turnOf: (name: string, card: string | null) => string;
    readonly lastRound: (turns: number) => string;
  };

  /** More in the same line, when a card, room or house is pointed at. */
  readonly cards: Readonly<Record<Card, string>>;
  readonly barredBy: (name: string) => string;
  readonly bellsDue: (due: number) => string;
  /** Asked before Bells that bring nothing back. */
  readonly bellsEmpty: string;
  /** `null`: nothing. */
  readonly goods: (gained: string | null, lost: string | null) => string;
  readonly countHere: (room: string, points: string) => string;
  readonly silent: (room: string) => string;
  readonly passage: (isLocked: boolean) => string;
  readonly house: (number: number) => string;
  /** What Porticus would do: passages with their rooms. */
  readonly doorTo: (opened: string, locked: string) => string;
  readonly companyHere: (room: string, count: number) => string;
  readonly roomHelp: (number: number, neighbours: string) => string;
  readonly roomsOf: (name: string, count: number) => string;
  /** What rooms pay now, and with one room more; `null`: there is no more. */
  readonly roomsPay: (now: number, next: number | null) => string;
  /** The table of what rooms pay at the end. */
  readonly roomPoints: {
    readonly caption: string;
    readonly rooms: string;
    readonly points: string;
    readonly who: string;
  };
  /** The score, church and rooms together. */
  readonly ifEnded: (total: number) => string;
  /** What church and rooms would bring. */
  readonly endedNow: (church: number, rooms: number) => string;
  readonly starts: string;
  readonly countNow: (given: string) => string;
  readonly gives: (name: string, points: number) => string;

  /** Help cards. */
  readonly help: {
    readonly figures: Readonly<Record<Figure, string>>;
    readonly pawn: (name: string) => string;
    readonly ownPawn: string;
    readonly door: (passage: string) => string;
    readonly zone: (capacity: number, type: string | null, free: number) => string;
    readonly book: (free: number) => string;
    readonly chalice: (free: number) => string;
    /** Between which rooms it lies. */
    readonly passage: (between: string, isLocked: boolean) => string;
    readonly portal: (room: string) => string;
    readonly house: (capacity: number, tiles: string) => string;
    readonly bag: (count: number, tiles: string) => string;
    readonly thread: (names: string) => string;
    readonly plaque: (stock: string, reserve: string, rooms: number) => string;
    readonly raphael: (left: number) => string;
    readonly stock: (item: string, count: number, reserve: number) => string;
    /** `null`: one's own. */
    readonly object: (owner: string | null, item: string, counted: boolean) => string;
    readonly restock: (count: number) => string;
    readonly announce: string;
  };

  readonly count: {
    /** On the left page of the book, above the name of the room. */
    readonly title: string;
    readonly final: string;
    readonly finalParts: string;
    readonly nothing: string;
    readonly silent: string;
  };
  readonly ending: {
    readonly title: string;
    readonly parts: Readonly<Record<'inPlay' | 'church' | 'rooms', string>>;
    readonly rooms: string;
    readonly show: string;
    readonly hide: string;
  };
  readonly notes: {
    readonly tab: string;
    readonly pages: Readonly<Record<'hands' | 'rooms' | 'bag', string>>;
    readonly handsOff: string;
    readonly handsSeen: string;
    readonly handsFollow: string;
    readonly handsNext: (tries: number) => string;
    readonly roomsOff: string;
    readonly roomsNote: string;
    readonly roomsFollow: (tries: number) => string;
    readonly bagOff: string;
    readonly bagNote: string;
    readonly cell: (row: string, name: string, state: string) => string;
    readonly marks: Readonly<Record<'none' | 'crossed' | 'sure', string>>;
    readonly played: string;
    readonly onTop: string;
    readonly holds: string;
    readonly room: string;
    readonly places: string;
    readonly mine: string;
    readonly next: string;
    readonly inBag: string;
    readonly inHarbour: string;
    readonly yours: string;
    readonly barred: (percent: number) => string;
    readonly heat: string;
    readonly heatOff: string;
    readonly final: (score: number, church: number, rooms: number) => string;
    readonly pondering: string;
    readonly sum: string;
    readonly kind: string;
    readonly character: string;
  };
}

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: byHand(english, 'en'),
  fr: byHand(typesetAll(french, typeset.fr), 'fr'),
};

const LEXICONS: Readonly<Record<Language, Lexicon>> = {
  en: englishText,
  fr: typesetAll(frenchText, typeset.fr),
};

/** The game's own words for things: cards, rooms, objects. */
export function lexiconOf(language: Language): Lexicon {
  return LEXICONS[language];
}
