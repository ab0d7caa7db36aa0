/** Rooms, monks and cards in English. */

import board from '../data/board.json' with { type: 'json' };
import cards from '../data/cards.json' with { type: 'json' };
import { COLOUR_OF, KIND_OF, type Room, type RoomKind } from '../rules/rooms.ts';
import { MONKS, type Value } from '../rules/suspects.ts';
import type { CardWords } from './lexicon.ts';

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'grey'];
export const MASSES = cards.masses.map(({ nameEn }) => nameEn);

const RANKS: Readonly<Partial<Record<Value, string>>> = {
  father: 'Father',
  brother: 'Brother',
  novice: 'Novice',
};
const NAMES: Readonly<Record<string, string>> = {
  ecclesia: 'the church',
  capitulum: 'the chapter house',
  parlatorium: 'the parlour',
  scriptorium: 'the scriptorium',
  confessorium1: 'the confessional by the church',
  confessorium2: 'the confessional by the courtyard',
};

export function room(number: Room): string {
  const { id, en } = board.rooms[number];
  if (COLOUR_OF[number] >= 0) return `the ${COLOURS[COLOUR_OF[number]]} cell`;
  return NAMES[id] ?? `the ${en.toLowerCase()}`;
}
export const inRoom = (number: Room) => `in ${room(number)}`;

const DONE_IN: Partial<Readonly<Record<RoomKind, string>>> = {
  crypt: 'there one takes a relic',
  confessional: 'there one takes a card of whoever confessed last',
  parlor: 'there one takes a card or, when none is left, has one shown',
  chapter: 'there one reveals and accuses',
  scriptorium: 'there one draws a book',
  library: 'there one reads a book',
  cell: 'there one takes a card of whoever lives in it',
};
/** Why one goes to a room. */
export const doneIn = (number: Room) => DONE_IN[KIND_OF[number]] ?? 'a place to wait in';

export function monk(suspect: number): string {
  const { nameEn, rank } = MONKS[suspect];
  return `${RANKS[rank] ?? ''} ${nameEn}`;
}

export const cardsOf = (count: number) => (count === 1 ? 'one card' : `${count} cards`);
export const quoted = (text: string) => `“${text}”`;
/** A card's name and its own words. */
export const explained = ({ name, text }: CardWords) => `${quoted(name)}: ${quoted(text)}`;

const CULPRITS: Readonly<Record<Value, string>> = {
  hospitaller: 'a Hospitaller',
  franciscan: 'a Franciscan',
  benedictine: 'a Benedictine',
  father: 'a father',
  brother: 'a brother',
  novice: 'a novice',
  hooded: 'hooded',
  bareheaded: 'without a hood',
  bearded: 'bearded',
  shaven: 'clean-shaven',
  fat: 'fat',
  thin: 'thin',
};
export const culpritIs = (value: Value) => `The culprit is ${CULPRITS[value]}`;
