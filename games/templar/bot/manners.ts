/** How easy and fair play: what each likes best. */

import type { Manner } from '@conclave/engine';

export const MANNERS = ['hoarding', 'roaming', 'bold'] as const satisfies readonly Manner[];
export type OwnManner = (typeof MANNERS)[number];

export interface Taste {
  /** What an object in stock is worth, of what a count gives for it, and of how many. */
  readonly stock: number;
  readonly most: number;
  /** What an object hidden is worth, and more where its owner could have it counted next. */
  readonly hidden: number;
  readonly countable: number;
  /** What one more room is worth while there is time. */
  readonly room: number;
}

const USUAL: Taste = { stock: 0.3, most: 6, hidden: 0.36, countable: 0.3, room: 1.5 };

export const TASTE: Readonly<Record<OwnManner, Taste>> = {
  /** Goes to the harbour often, and holds much. */
  hoarding: { ...USUAL, stock: 0.34, most: 8 },
  /** Hides in ever more rooms. */
  roaming: { ...USUAL, room: 1.8 },
  /** Heaps up where Remigius can come next. */
  bold: { ...USUAL, countable: 0.5 },
};
