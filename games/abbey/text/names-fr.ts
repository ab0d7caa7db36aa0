/** Rooms, monks and cards in French. */

import cards from '../data/cards.json' with { type: 'json' };
import { COLOUR_OF, KIND_OF, ROOM_IDS, type Room, type RoomKind } from '../rules/rooms.ts';
import { MONKS, type Value } from '../rules/suspects.ts';
import type { CardWords } from './lexicon.ts';

export const doors = (count: number) => (count < 2 ? 'une porte' : `${count} portes`);

const DONE_IN: Partial<Readonly<Record<RoomKind, string>>> = {
  crypt: 'on y prend une relique',
  confessional: 'on y prend une carte à qui s’y est confessé en dernier',
  parlor: 'on y prend une carte ou, s’il n’en reste pas, on s’en fait montrer une',
  chapter: 'on y révèle et on y accuse',
  scriptorium: 'on y tire un livre',
  library: 'on y lit un livre',
  cell: 'on y prend une carte à qui l’occupe',
};
/** Why one goes to a room. */
export const doneIn = (number: Room) => DONE_IN[KIND_OF[number]] ?? 'un lieu où attendre';

export const COLOURS = ['rouge', 'bleue', 'verte', 'jaune', 'violette', 'grise'];
export const MASSES = cards.masses.map(({ nameFr }) => nameFr);

/** The room, and how one is there or goes there. */
const ROOMS: Readonly<Record<string, readonly [string, string]>> = {
  ecclesia: ['l’église', 'à l’église'],
  crypta: ['la crypte', 'à la crypte'],
  confessorium1: ['le confessionnal de l’église', 'au confessionnal de l’église'],
  confessorium2: ['le confessionnal de la cour', 'au confessionnal de la cour'],
  aula: ['la cour', 'dans la cour'],
  porta: ['la porterie', 'à la porterie'],
  parlatorium: ['le parloir', 'au parloir'],
  claustrum_s: ['le cloître sud', 'dans le cloître sud'],
  claustrum_w: ['le cloître ouest', 'dans le cloître ouest'],
  claustrum_e: ['le cloître est', 'dans le cloître est'],
  claustrum_n: ['le cloître nord', 'dans le cloître nord'],
  capitulum: ['la salle du chapitre', 'dans la salle du chapitre'],
  sacristia: ['la sacristie', 'à la sacristie'],
  hortus: ['le jardin', 'au jardin'],
  infirmaria: ['l’infirmerie', 'à l’infirmerie'],
  scriptorium: ['le scriptorium', 'au scriptorium'],
  bibliotheca: ['la bibliothèque', 'à la bibliothèque'],
  refectorium: ['le réfectoire', 'au réfectoire'],
  culina: ['la cuisine', 'à la cuisine'],
  ambulacrum_w: ['le couloir ouest', 'dans le couloir ouest'],
  ambulacrum_e: ['le couloir est', 'dans le couloir est'],
};

function roomWords(number: Room): readonly [string, string] {
  const cell = `la cellule ${COLOURS[COLOUR_OF[number]]}`;
  return ROOMS[ROOM_IDS[number]] ?? [cell, `dans ${cell}`];
}
export const room = (number: Room) => roomWords(number)[0];
export const inRoom = (number: Room) => roomWords(number)[1];

const RANKS: Readonly<Partial<Record<Value, string>>> = {
  father: 'le père',
  brother: 'le frère',
  novice: 'le novice',
};

export function monk(suspect: number): string {
  const { nameFr, rank } = MONKS[suspect];
  return `${RANKS[rank] ?? ''} ${nameFr}`;
}

export const cardsOf = (count: number) =>
  count === 1 ? 'une carte' : `${count} ${count === 0 ? 'carte' : 'cartes'}`;
export const quoted = (text: string) => `« ${text} »`;
/** A card's name and its own words. */
export const explained = ({ name, text }: CardWords) => `${quoted(name)} : ${quoted(text)}`;

const CULPRITS: Readonly<Record<Value, string>> = {
  hospitaller: 'est un hospitalier',
  franciscan: 'est un franciscain',
  benedictine: 'est un bénédictin',
  father: 'est un père',
  brother: 'est un frère',
  novice: 'est un novice',
  hooded: 'porte un capuchon',
  bareheaded: 'n’a pas de capuchon',
  bearded: 'est barbu',
  shaven: 'est glabre',
  fat: 'est corpulent',
  thin: 'est maigre',
};
export const culpritIs = (value: Value) => `Le coupable ${CULPRITS[value]}`;
