/** What a puzzle of this game may say. A missing sentence is a type error. */

import type { Language } from '@conclave/engine';
import type { Suspect } from '../rules/suspects.ts';
import type { Step } from './propagation.ts';

export type PuzzleKind = 'culprit';

/** The three who hold the cards. */
export const HOLDER_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Bertrand', 'Celeste', 'Damien'],
  fr: ['Bertrand', 'Céleste', 'Damien'],
};

/** The reasons, and what fills each in. `facts`: by number of those of the puzzle. */
export type Reasons = {
  /** Of a wrong answer: with that suspect under the board these cannot all be true. */
  readonly against: { readonly suspect: Suspect; readonly facts: readonly number[] };
  /** So many of the 120 hands of three are left for that player. */
  readonly beginWith: { readonly facts: readonly number[]; readonly hands: number };
  readonly step: Step;
  /** `divisions`: so many fit. */
  readonly only: { readonly suspect: Suspect; readonly divisions: number };
};

export type PuzzleReason = {
  readonly [Key in keyof Reasons]: { readonly key: Key; readonly params: Reasons[Key] };
}[keyof Reasons];
