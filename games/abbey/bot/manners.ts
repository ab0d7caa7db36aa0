/** How easy and fair play: what each gives for a talk, and how much it minds what others hear. */

import type { Manner } from '@conclave/engine';

export const MANNERS = ['bold', 'careful', 'talkative'] as const satisfies readonly Manner[];
export type OwnManner = (typeof MANNERS)[number];

/** Ways to put a question, as people know them. */
export const STYLES = ['number', 'yesNo', 'name', 'comparison', 'list', 'shared'] as const;
export type Style = (typeof STYLES)[number];

export interface Taste {
  /** What others learn by an answer, against what one learns oneself. */
  readonly secrecy: number;
  /** What a meeting is worth, beside a new card. */
  readonly meeting: number;
  /** What a book is worth, beside a new card. */
  readonly books: number;
  /** How much each style is liked. */
  readonly styles: Readonly<Record<Style, number>>;
  /** From which chance on a suspect is accused, and a value revealed. */
  readonly accuse: number;
  readonly reveal: number;
}

const EVEN: Readonly<Record<Style, number>> = {
  number: 1,
  yesNo: 1.4,
  name: 1,
  comparison: 1.2,
  list: 0.7,
  shared: 1.3,
};

export const TASTE: Readonly<Record<OwnManner, Taste>> = {
  /** Asks for names, reveals and accuses early. */
  bold: {
    secrecy: 0.7,
    meeting: 0.6,
    books: 1.2,
    styles: { ...EVEN, name: 1.8, yesNo: 1.7 },
    accuse: 0.42,
    reveal: 0.5,
  },
  /** Speaks of what only two know, compares, keeps silent, and wants to be sure. */
  careful: {
    secrecy: 1.3,
    meeting: 0.3,
    books: 1.5,
    styles: { ...EVEN, shared: 2.2, comparison: 1.8 },
    accuse: 0.5,
    reveal: 0.6,
  },
  /** Goes where others are, asks for numbers and lists, and answers. */
  talkative: {
    secrecy: 0.3,
    meeting: 1.1,
    books: 1.2,
    styles: { ...EVEN, number: 1.4, list: 1.2 },
    accuse: 0.46,
    reveal: 0.55,
  },
};

/** Of strong, and of whoever has no manner. */
export const USUAL: Taste = {
  secrecy: 0.6,
  meeting: 0.5,
  books: 1,
  styles: { number: 1, yesNo: 1, name: 1, comparison: 1, list: 1, shared: 1 },
  accuse: 0.38,
  reveal: 0.47,
};
