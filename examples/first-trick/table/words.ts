/** The words of the drawn table. */

import { type Language, typeset, typesetAll } from '@conclave/engine';
import { byHand } from '@conclave/kit';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

export interface TableWords {
  readonly board: string;
  readonly hand: string;
  readonly hidden: string;
  readonly yours: string;
  card(card: number): string;
  readonly helpHidden: string;
  readonly helpYours: string;
  readonly helpPlayed: string;
  readonly helpTricks: string;
  tricks(count: number): string;
  readonly play: string;
  wait(name: string): string;
}

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: byHand(english, 'en'),
  fr: byHand(typesetAll(french, typeset.fr), 'fr'),
};
