/** What a puzzle of this game may say. A missing sentence is a type error. */

import type { Clue } from '../mind/orders.ts';
import type { Card, Combination } from '../rules/deck.ts';

export type PuzzleKind = 'find' | 'oneCard';

/** The reasons, and what fills each in. */
export type Reasons = {
  /** Of a wrong answer: this clue speaks against it. */
  readonly against: { readonly card: Card };
  /** These two suspects would give the same answer to the card. */
  readonly alike: { readonly card: Card; readonly pair: readonly [Card, Card] };
  readonly beginWith: { readonly card: Card; readonly left: number };
  readonly leaves: Clue & { readonly left: number };
  readonly only: { readonly combination: Combination };
  readonly parts: { readonly card: Card; readonly count: number };
};

export type PuzzleReason = {
  readonly [Key in keyof Reasons]: { readonly key: Key; readonly params: Reasons[Key] };
}[keyof Reasons];
