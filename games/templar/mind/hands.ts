/** Everybody's hand, followed through what is told: every card played was public (TP-R20). */

import type { HouseEvent, Seat } from '@conclave/engine';
import { CARDS } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import { fullHand } from '../rules/state.ts';

export class Hands {
  /** By seat: a bit for every card. */
  readonly hands: number[];
  private readonly full: number;

  constructor(seats: number, stephanus: boolean) {
    this.full = fullHand(stephanus);
    this.hands = Array.from({ length: seats }, () => this.full);
  }

  told(event: Event | HouseEvent): void {
    switch (event.type) {
      case 'cardsShown':
        event.cards.forEach((card, seat) => {
          this.lose(seat, CARDS.indexOf(card));
        });
        break;
      case 'cardPlayed':
        this.lose(event.seat, CARDS.indexOf(event.card));
        break;
      case 'bellsRung':
        this.hands[event.seat] = this.full;
        break;
    }
  }

  private lose(seat: Seat, card: number): void {
    this.hands[seat] &= ~(1 << card);
  }
}
