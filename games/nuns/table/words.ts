/** The words of the drawn table that are not in the game's own text. English sets the shape for the other languages. */

import type { Language } from '@conclave/engine';
import { byHand } from '@conclave/kit';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

type Widened<Words> = Words extends string
  ? string
  : Words extends (...args: infer Asked) => string
    ? (...args: Asked) => string
    : { readonly [Key in keyof Words]: Widened<Words[Key]> };

export type TableWords = Widened<typeof english>;

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: byHand(english, 'en'),
  fr: byHand(french, 'fr'),
};
