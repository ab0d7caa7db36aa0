/** What the statuettes are called, in the words of the game's text. */

import type { Language } from '@conclave/engine';
import type { Statuette } from '../rules/deck.ts';
import { english } from '../text/en.ts';
import { french } from '../text/fr.ts';

export const statuetteNames: Readonly<Record<Language, Readonly<Record<Statuette, string>>>> = {
  en: english.statuettes,
  fr: french.statuettes,
};
