import type { Language } from '@conclave/engine';
import { byHand } from '@conclave/kit';
import { en, type TableWords } from './en.ts';
import { fr } from './fr.ts';

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: byHand(en, 'en'),
  fr: byHand(fr, 'fr'),
};
