/** Names of statuettes and titles, from the game's text. */

import type { Language } from '@conclave/engine';
import type { Card, Statuette } from '../rules/deck.ts';
import { DECK } from '../rules/deck.ts';
import type { Title } from '../rules/titles.ts';
import { english } from '../text/en.ts';
import { french } from '../text/fr.ts';

interface Names {
  readonly statuettes: Readonly<Record<Statuette, string>>;
  readonly titles: Readonly<Record<Title, string>>;
}

export const names: Readonly<Record<Language, Names>> = { en: english, fr: french };

/** "Wave, Tiki, Cthulhu" */
export function trio(statuettes: readonly Statuette[], language: Language): string {
  return statuettes.map((statuette) => names[language].statuettes[statuette]).join(', ');
}

export function cardInWords(card: Card, language: Language): string {
  return trio(DECK[card], language);
}
