/** Decodings as numbers, and how a card parts suspects by them. */

import { ALL_CARDS, type Card } from '../rules/deck.ts';
import { type Decoding, decode } from '../rules/decode.ts';

/** Both counts of a decoding in one number. */
export function answerOf({ circles, triangles }: Decoding): number {
  return 4 * circles + triangles;
}

export const ANSWERS = 16;

/** By decoded card and combination. */
const TABLE: readonly Uint8Array[] = ALL_CARDS.map((card) =>
  Uint8Array.from(ALL_CARDS, (combination) => answerOf(decode(combination, card))),
);

export function answer(combination: Card, card: Card): number {
  return TABLE[card][combination];
}

/** The suspects that would show the same, together. */
export function partition(suspects: readonly Card[], card: Card): Card[][] {
  const parts: Card[][] = Array.from({ length: ANSWERS }, () => []);
  const answers = TABLE[card];
  for (const suspect of suspects) parts[answers[suspect]].push(suspect);
  return parts.filter((part) => part.length > 0);
}

/** How many suspects will be left on average. */
export function leftAfter(parts: readonly (readonly Card[])[]): number {
  let sum = 0;
  let all = 0;
  for (const { length } of parts) {
    sum += length * length;
    all += length;
  }
  return sum / all;
}
