/** The shell's own words in the language of the moment. */

import { computed } from '@preact/signals';
import { language } from './settings.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

const WORDS = { en, fr };

export const say = computed(() => WORDS[language.value]);
