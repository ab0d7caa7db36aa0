/** How much a set of clues tells. */

import { type Clue, ORDERS } from '../mind/orders.ts';
import { type Card, type Combination, DECK, POSITIONS } from '../rules/deck.ts';
import { compare } from '../rules/decode.ts';
import { crossedOut } from '../rules/notes.ts';

export function clueOf(card: Card, combination: Combination): Clue {
  return { card, ...compare(combination, DECK[card]) };
}

/** TC-23 to TC-25: orders that are left when each clue is crossed out by itself. */
export function leftByCrosses(clues: readonly Clue[]): number {
  const crossed = clues.flatMap((clue) => crossedOut(clue.card, clue));
  const isOut = (order: Combination) =>
    POSITIONS.some((_name, at) =>
      crossed.some(({ statuette, position }) => position === at && statuette === order[at]),
    );
  return ORDERS.filter((order) => !isOut(order)).length;
}
