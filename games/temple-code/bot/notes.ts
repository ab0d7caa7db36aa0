/** What a beginner keeps: the crosses on the note sheet, and the counts of the newest decodings alone. */

import type { HouseEvent, Seat } from '@conclave/engine';
import type { Card } from '../rules/deck.ts';
import type { Decoding } from '../rules/decode.ts';
import type { Event } from '../rules/events.ts';
import { crossedOut } from '../rules/notes.ts';
import { fits, ORDERS, type Order } from './orders.ts';

/** So many counts are kept in mind. */
const KEPT = 3;

export class Notes {
  private readonly seat: Seat;
  private readonly crosses = new Set<string>();
  private newest: { readonly card: Card; readonly decoding: Decoding }[] = [];

  constructor(seat: Seat) {
    this.seat = seat;
  }

  told(event: Event | HouseEvent): void {
    if (event.type === 'combinationDrawn' && event.seat === this.seat) {
      this.crosses.clear();
      this.newest = [];
    }
    if (event.type !== 'decoded' || event.seat !== this.seat) return;
    for (const { statuette, position } of crossedOut(event.card, event))
      this.crosses.add(`${statuette} ${position}`);
    this.newest = [...this.newest, { card: event.card, decoding: event }].slice(-KEPT);
  }

  /** The orders that it cannot rule out. */
  left(): readonly Order[] {
    return ORDERS.flatMap((combination, order) => {
      const crossed = combination.some((statuette, position) => this.crosses.has(`${statuette} ${position}`));
      return crossed || !this.newest.every(({ card, decoding }) => fits(order, card, decoding))
        ? []
        : [order];
    });
  }
}
