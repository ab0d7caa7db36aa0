/** Names as the game's text has them, and the short ones that fit the plan. */

import { type Language, type Seat, typeset, typesetAll } from '@conclave/engine';
import type { Answer, Question, QuestionKind, Reference } from '../rules/question.ts';
import { CELLS, ROOM_IDS, type Room } from '../rules/rooms.ts';
import type { WindowKind } from '../rules/state.ts';
import { type Feature, MONKS, type Suspect, type Value } from '../rules/suspects.ts';
import { english } from '../text/en.ts';
import { french } from '../text/fr.ts';
import { aMonkEn, fewMonksEn } from '../text/question-en.ts';
import { aMonkFr, fewMonksFr } from '../text/question-fr.ts';

const LEXICONS = { en: english, fr: typesetAll(french, typeset.fr) } as const;

const SHORT: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    ecclesia: 'Church',
    crypta: 'Crypt',
    confessorium1: 'Confessional',
    confessorium2: 'Confessional',
    aula: 'Courtyard',
    porta: 'Gatehouse',
    parlatorium: 'Parlour',
    capitulum: 'Chapter house',
    scriptorium: 'Scriptorium',
    bibliotheca: 'Library',
    culina: 'Kitchen',
    refectorium: 'Refectory',
    infirmaria: 'Infirmary',
    sacristia: 'Sacristy',
    hortus: 'Garden',
    ambulacrum_w: 'Corridor',
    ambulacrum_e: 'Corridor',
    claustrum_n: 'N',
    claustrum_e: 'E',
    claustrum_s: 'S',
    claustrum_w: 'W',
  },
  fr: {
    ecclesia: 'Église',
    crypta: 'Crypte',
    confessorium1: 'Confessionnal',
    confessorium2: 'Confessionnal',
    aula: 'Cour',
    porta: 'Porterie',
    parlatorium: 'Parloir',
    capitulum: 'Chapitre',
    scriptorium: 'Scriptorium',
    bibliotheca: 'Bibliothèque',
    culina: 'Cuisine',
    refectorium: 'Réfectoire',
    infirmaria: 'Infirmerie',
    sacristia: 'Sacristie',
    hortus: 'Jardin',
    ambulacrum_w: 'Couloir',
    ambulacrum_e: 'Couloir',
    claustrum_n: 'N',
    claustrum_e: 'E',
    claustrum_s: 'S',
    claustrum_w: 'O',
  },
};

/** `null`: the plan needs no word there. */
export function shortRoom(language: Language, room: Room): string | null {
  return CELLS.includes(room) ? null : (SHORT[language][ROOM_IDS[room]] ?? null);
}

export function roomName(language: Language, room: Room): string {
  return LEXICONS[language].room(room);
}

export function monkName(language: Language, suspect: Suspect): string {
  return LEXICONS[language].monk(suspect);
}

export function firstName(language: Language, suspect: Suspect): string {
  return language === 'fr' ? MONKS[suspect].nameFr : MONKS[suspect].nameEn;
}

export function valueName(language: Language, value: Value): string {
  return LEXICONS[language].values[value];
}

/** "a bearded brother" */
export function aMonk(language: Language, values: readonly Value[]): string {
  return language === 'fr' ? typeset.fr(aMonkFr(values)) : aMonkEn(values);
}

/** "two bearded brothers"; three at most. */
export function fewMonks(language: Language, values: readonly Value[], n: number): string {
  return language === 'fr' ? typeset.fr(fewMonksFr(values, n)) : fewMonksEn(values, n);
}

/** All five, in the order of the features. */
export function valuesOf(suspect: Suspect): readonly Value[] {
  const { order, rank, hood, beard, build } = MONKS[suspect];
  return [order, rank, hood, beard, build];
}

export function massName(language: Language, mass: number): string {
  const { masses } = LEXICONS[language];
  return masses[Math.min(mass, masses.length - 1)];
}

export function bookWords(language: Language, book: keyof typeof english.books) {
  return LEXICONS[language].books[book];
}

export function eventWords(language: Language, event: keyof typeof english.events) {
  return LEXICONS[language].events[event];
}

export function libraryWords(language: Language, card: keyof typeof english.library) {
  return LEXICONS[language].library[card];
}

export function featureName(language: Language, feature: Feature): string {
  return LEXICONS[language].features[feature];
}

export function referenceName(language: Language, reference: Reference): string {
  return LEXICONS[language].reference(reference);
}

export function kindName(language: Language, kind: QuestionKind): string {
  return LEXICONS[language].form.kinds[kind];
}

/** What is being decided by several at once. */
export function windowName(language: Language, window: WindowKind): string {
  return LEXICONS[language].describing.windows[window];
}

export function questionWords(
  language: Language,
  question: Question,
  asker: Seat,
  name: (seat: Seat) => string,
): string {
  const lexicon = LEXICONS[language];
  return lexicon.question(question, asker, { name, monk: lexicon.monk });
}

/** A stretch of a question: plain, or made to stand out. */
export interface Stretch {
  readonly text: string;
  readonly how: 'chosen' | 'denied' | null;
}

/** Characters for private use: no question has them. */
const OPENING = { chosen: '\uE001', denied: '\uE002' } as const;
const CLOSING = '\uE003';

/** A question with what was chosen and what was denied in it. */
export function questionStretches(
  language: Language,
  question: Question,
  asker: Seat,
  name: (seat: Seat) => string,
): readonly Stretch[] {
  const lexicon = LEXICONS[language];
  const words = lexicon.question(question, asker, {
    name,
    monk: lexicon.monk,
    emphasise: (text, how) => `${OPENING[how]}${text}${CLOSING}`,
  });
  return words.split(/(?=[\uE001\uE002])|\uE003/).flatMap((text): Stretch[] => {
    if (text.startsWith(OPENING.chosen)) return [{ text: text.slice(1), how: 'chosen' }];
    if (text.startsWith(OPENING.denied)) return [{ text: text.slice(1), how: 'denied' }];
    return text === '' ? [] : [{ text, how: null }];
  });
}

export function answerWords(language: Language, answer: Answer): string {
  return LEXICONS[language].answer(answer);
}

export function inRoomName(language: Language, room: Room): string {
  return LEXICONS[language].inRoom(room);
}
