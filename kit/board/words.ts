/** The few words of the board layer, in the page's language. */

import type { Language } from '@conclave/engine';
import type { Means } from './confirmation.ts';

interface BoardWords {
  readonly nearer: string;
  readonly farther: string;
  readonly whole: string;
  readonly plan: string;
  /** On what waits for a second click: what it asks, if anything, and how to say yes. */
  readonly again: (question: string | null, by: Means) => string;
  readonly choose: string;
  readonly close: string;
}

const AGAIN: Readonly<Record<Language, Readonly<Record<Means, string>>>> = {
  en: { mouse: 'Click again', finger: 'Tap again', key: 'Press Enter again' },
  fr: { mouse: 'Cliquez encore', finger: 'Touchez encore', key: 'Encore Entrée' },
};

function asked(question: string | null, mark: string, again: string): string {
  return question === null ? again : `${question.replace(/[.…!?\s]+$/, '')}${mark} ${again}`;
}

const WORDS: Readonly<Record<Language, BoardWords>> = {
  en: {
    nearer: 'Nearer',
    farther: 'Farther',
    whole: 'The whole board',
    plan: 'Small plan: go there',
    again: (question, by) => asked(question, '?', AGAIN.en[by]),
    choose: 'Choose',
    close: 'Close',
  },
  fr: {
    nearer: 'Plus près',
    farther: 'Plus loin',
    whole: 'Tout le plateau',
    plan: 'Petit plan\u00a0: aller là',
    again: (question, by) => asked(question, '\u00a0?', AGAIN.fr[by]),
    choose: 'Choisir',
    close: 'Fermer',
  },
};

export function boardWords(): BoardWords {
  return WORDS[document.documentElement.lang === 'fr' ? 'fr' : 'en'];
}
