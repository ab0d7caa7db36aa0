/** Changes "click" to "tap" on touch screens. Texts are written for the mouse. */

import type { Language } from '@conclave/engine';
import { typesetAll } from '@conclave/engine/language';

type Change = readonly [written: RegExp, tapped: string];

const TAPPED: Readonly<Record<Language, readonly Change[]>> = {
  en: [
    [/Right click or long press/g, 'A long press'],
    [/\bClick/g, 'Tap'],
    [/\bclick/g, 'tap'],
  ],
  fr: [
    [/Clic droit ou appui long/g, 'Appui long'],
    [/\bcliquez dessus/g, 'touchez-le'],
    [/\bCliquez (?:sur )?/g, 'Touchez '],
    [/\bcliquez (?:sur )?/g, 'touchez '],
    [/\bcliquez/g, 'touchez'],
    [/\bClic\b/g, 'Appui'],
    [/\bclic\b/g, 'appui'],
  ],
};

/** The same sentence for a finger. */
export function tapped(text: string, language: Language): string {
  return TAPPED[language].reduce((said, [written, tap]) => said.replace(written, tap), text);
}

/** A screen that is touched. A device has one kind of hand as long as a page is open. */
const isTouched = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** A book of words, or a text, for the hand that reads it. */
export function byHand<Words>(words: Words, language: Language): Words {
  return isTouched ? typesetAll(words, (text) => tapped(text, language)) : words;
}
