/** The page's own words in the current language. */

import { computed } from '@preact/signals';
import { language } from './settings.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

const WORDS = { en, fr };

export const say = computed(() => WORDS[language.value]);
