/** The few words that the board layer says by itself, in the page's language. */

import type { Language } from '@conclave/engine';

interface BoardWords {
  readonly nearer: string;
  readonly farther: string;
  readonly whole: string;
  readonly plan: string;
  readonly again: (label: string) => string;
  readonly choose: string;
  readonly close: string;
}

const WORDS: Readonly<Record<Language, BoardWords>> = {
  en: {
    nearer: 'Nearer',
    farther: 'Farther',
    whole: 'The whole board',
    plan: 'Small plan: go there',
    again: (label) => `${label}: once more to confirm`,
    choose: 'Choose',
    close: 'Close',
  },
  fr: {
    nearer: 'Plus près',
    farther: 'Plus loin',
    whole: 'Tout le plateau',
    plan: 'Petit plan\u00a0: aller là',
    again: (label) => `${label}\u00a0: encore une fois pour confirmer`,
    choose: 'Choisir',
    close: 'Fermer',
  },
};

export function boardWords(): BoardWords {
  return WORDS[document.documentElement.lang === 'fr' ? 'fr' : 'en'];
}
