/** The names of the page's actions, the same everywhere. */

import type { Language } from '@conclave/engine';

/** In the order in which they stand. While something is played back, Skip stands in the place of Since. */
export type ActionName = 'undo' | 'hint' | 'since' | 'skip';

export const ACTION_WORDS: Readonly<Record<Language, Readonly<Record<ActionName | 'handOver', string>>>> = {
  en: {
    undo: 'Undo',
    hint: 'Hint',
    since: 'Since my last turn',
    skip: 'Skip',
    handOver: 'Hand over',
  },
  fr: {
    undo: 'Reprendre le coup',
    hint: 'Conseil',
    since: 'Depuis mon dernier tour',
    skip: 'Abréger',
    handOver: 'Passer l’appareil',
  },
};
