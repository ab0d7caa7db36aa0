/** Whether no card is left to hunt, and how cards change hands from then on (SL-12). */

import { ANIMALS_FROM, CARDS } from '../rules/cards.ts';
import type { View } from '../rules/view.ts';

/** Nothing is wanted, and nothing will be. */
export function isHuntOver({ wanted, pile }: View): boolean {
  return wanted === null && pile.count === 0;
}

/** Every animal was taken by then; those not played lie in somebody's hand, and everybody can know it. */
export function animalsAreHeld({ out }: View): boolean {
  return out.length < CARDS - ANIMALS_FROM;
}
