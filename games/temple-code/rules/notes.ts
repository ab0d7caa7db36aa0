/** The note sheet (TC-6), and what one decoding alone crosses out on it (TC-23 to TC-25). */

import { type Card, DECK, POSITIONS, STATUETTES, type Statuette } from './deck.ts';
import type { Decoding } from './decode.ts';

export interface Box {
  readonly statuette: Statuette;
  /** 0 left, 1 middle, 2 right. */
  readonly position: number;
}

/** Every box of the sheet, row by row. */
export const NOTE_SHEET: readonly Box[] = STATUETTES.flatMap((statuette) =>
  POSITIONS.map((_name, position) => ({ statuette, position })),
);

export function crossedOut(card: Card, { circles, triangles }: Decoding): readonly Box[] {
  if (circles > 0 && triangles > 0) return [];
  const shown = DECK[card];
  return NOTE_SHEET.filter(({ statuette, position }) => {
    if (!shown.includes(statuette)) return false;
    const here = shown[position] === statuette;
    if (circles > 0) return !here;
    if (triangles > 0) return here;
    return true;
  });
}
