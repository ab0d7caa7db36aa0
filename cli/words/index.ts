import { type Language, typeset, typesetAll } from '@conclave/engine';
import { english } from './en.ts';
import { french } from './fr.ts';
import type { CliWords } from './words.ts';

export const cliWords: Readonly<Record<Language, CliWords>> = {
  en: english,
  fr: typesetAll(french, typeset.fr),
};
