/** Names of cards and places, as the game's text has them. */

import type { Language } from '@conclave/engine';
import { FACTS, SECTORS, type Square, sectorOf, ZONES } from '../rules/board.ts';
import { type Card, SECRETS } from '../rules/cards.ts';
import { english } from '../text/en.ts';
import { french } from '../text/fr.ts';

const LEXICONS = { en: english, fr: french } as const;

/** With its article. */
export function cardName(language: Language, card: Card): string {
  return LEXICONS[language].secrets[SECRETS[card]];
}

/** For a card's foot and a heading: without the article. */
export function cardTitle(language: Language, card: Card): string {
  const bare = cardName(language, card).replace(/^(?:the |le |la |les |l’)/i, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

export function placeName(language: Language, square: Square, turned: readonly number[]): string {
  const { at, zones } = LEXICONS[language];
  return at(zones[ZONES[FACTS[square].zone]], sectorOf(square, turned) || SECTORS);
}

export function colourName(language: Language, colour: keyof typeof english.colours): string {
  return LEXICONS[language].colours[colour];
}
