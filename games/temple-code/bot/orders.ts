/** What one seat can tell without knowing the deck: which of all 210 orders fit its own decodings. */

import type { HouseEvent, Seat } from '@conclave/engine';
import { type Card, type Combination, DECK, STATUETTES } from '../rules/deck.ts';
import { compare, type Decoding } from '../rules/decode.ts';
import type { Event } from '../rules/events.ts';
import { ANSWERS, answerOf } from './answers.ts';

/** A number of `ORDERS`. */
export type Order = number;

export const ORDERS: readonly Combination[] = STATUETTES.flatMap((left) =>
  STATUETTES.flatMap((middle) =>
    STATUETTES.flatMap((right): Combination[] =>
      left === middle || middle === right || left === right ? [] : [[left, middle, right]],
    ),
  ),
);

const EVERY_ORDER: readonly Order[] = ORDERS.map((_combination, order) => order);

/** By card and order: what decoding the card would show. */
const TABLE: readonly Uint8Array[] = DECK.map((card) =>
  Uint8Array.from(ORDERS, (order) => answerOf(compare(order, card))),
);

/** Whether a decoding would show this. */
export function fits(order: Order, card: Card, decoding: Decoding): boolean {
  return TABLE[card][order] === answerOf(decoding);
}

export class Orders {
  private readonly seat: Seat;
  /** Those that still fit. */
  left: readonly Order[] = EVERY_ORDER;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  told(event: Event | HouseEvent): void {
    if (event.type === 'combinationDrawn' && event.seat === this.seat) this.left = EVERY_ORDER;
    if (event.type !== 'decoded' || event.seat !== this.seat) return;
    const answers = TABLE[event.card];
    const shown = answerOf(event);
    this.left = this.left.filter((order) => answers[order] === shown);
  }

  /** How many orders will be left on average once a card is decoded. */
  leftAfter(card: Card): number {
    const counts = new Array<number>(ANSWERS).fill(0);
    const answers = TABLE[card];
    for (const order of this.left) counts[answers[order]]++;
    return counts.reduce((sum, count) => sum + count * count, 0) / this.left.length;
  }
}
