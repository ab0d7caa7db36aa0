/** Playing alone: what is worth more, one combination for sure or the cards that it costs? */

import type { Card } from '../rules/deck.ts';
import { partition } from './answers.ts';

/**
 * By half the cards in the pile (odd before every combination, so rounded down): how many combinations are still to
 * be found on average when a new one begins, without and with two cards lying open. Measured by this very player.
 */
const CLOSED: readonly number[] = [
  0, 1, 1.73, 2.22, 2.82, 3.33, 3.82, 4.29, 4.75, 5.18, 5.61, 6.02, 6.42, 6.82, 7.2, 7.58, 7.95, 8.32,
];
const OPEN: readonly number[] = [
  0, 1, 1.98, 2.77, 3.32, 3.83, 4.29, 4.75, 5.19, 5.62, 6.02, 6.42, 6.81, 7.2, 7.58, 7.95,
];

/**
 * With so few cards in the pile, revealing two costs a later combination. Then one of at most so many suspects is
 * declared at once.
 */
const DECLARED_UNSEEN: Readonly<Record<number, number>> = { 3: Number.POSITIVE_INFINITY, 5: 4, 7: 3 };

/** Before two more cards are revealed. Later they lie open for the next combination all the same (TC-R16). */
export function declaresBeforeRevealing(suspects: number, pile: number): boolean {
  return suspects <= (DECLARED_UNSEEN[pile] ?? 1);
}

/** With two cards open: declaring one of the suspects now. */
export function worthOfDeclaring(suspects: number, pile: number): number {
  return 1 / suspects + OPEN[pile >> 1];
}

/** With two cards open: decoding one of them. */
export function worthOfDecoding(suspects: readonly Card[], card: Card, pile: number): number {
  const parts = partition(suspects, card);
  return parts.reduce((sum, { length }) => sum + length * worthOfSuspects(length, pile), 0) / suspects.length;
}

/** After a decoding, with nothing open. */
function worthOfSuspects(suspects: number, pile: number): number {
  // The last card of the pile leaves one suspect.
  if (pile < 2) return 1;
  return CLOSED[pile >> 1] + (suspects === 1 ? 1 : Math.max(1 / suspects, 0.8 - 0.1 * suspects, 0.2));
}
