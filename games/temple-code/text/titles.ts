/** The titles of solo matches, in their order, and which of them an outcome earns. */

import { type Outcome, typeset } from '@conclave/engine';
import { TITLES, titleOf } from '../rules/titles.ts';
import { english } from './en.ts';
import { french } from './fr.ts';

export const soloTitles = {
  names: {
    en: TITLES.map((title) => typeset.en(english.titles[title])),
    fr: TITLES.map((title) => typeset.fr(french.titles[title])),
  },
  /** `null`: none. */
  of: ({ how, scores }: Outcome): number | null => {
    const title = how === 'cardsUsed' ? titleOf(scores?.[0].parts.combinations ?? 0) : null;
    return title === null ? null : TITLES.indexOf(title);
  },
};
