/** Rooms, monks and cards in English. */

import board from '../data/board.json' with { type: 'json' };
import cards from '../data/cards.json' with { type: 'json' };
import { COLOUR_OF, type Room } from '../rules/rooms.ts';
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
