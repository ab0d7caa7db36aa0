import type { Language } from '@conclave/engine';
import { en, type TableWords } from './en.ts';
import { fr } from './fr.ts';

export const tableWords: Readonly<Record<Language, TableWords>> = { en, fr };
