/**
 * The cards that one seat's combination can still be, followed through what is told.
 *
 * A card that lies open while a combination stands is not that combination, even if it is later shuffled into the pile.
 * So suspects are only struck out, until the next combination is drawn from all that is then unseen. From another
 * seat's view the list may hold one card too many: that seat's own combination, which it cannot see.
 */

import type { HouseEvent, Seat } from '@conclave/engine';
import { ALL_CARDS, type Card } from '../rules/deck.ts';
import { decode } from '../rules/decode.ts';
import type { Event } from '../rules/events.ts';

export class Suspects {
  private readonly seat: Seat;
  /** By card: whether the seat sees it somewhere now. */
  private readonly visible: boolean[] = ALL_CARDS.map(() => false);
  /** By card: whether it lay open since this combination came, or when it came. */
  private laidOpen: boolean[] = ALL_CARDS.map(() => false);
  /** By card: whether it fits all decodings with this combination. */
  private fitting: boolean[] = ALL_CARDS.map(() => true);

  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** By number. */
  get cards(): readonly Card[] {
    return ALL_CARDS.filter((card) => this.has(card));
  }

  has(card: Card): boolean {
    return this.fitting[card] && !this.laidOpen[card];
  }

  /** Whether the card lay open, so that it is not this combination. */
  hasSeen(card: Card): boolean {
    return this.laidOpen[card];
  }

  told(event: Event | HouseEvent): void {
    switch (event.type) {
      case 'combinationDrawn':
        if (event.seat === this.seat) {
          this.laidOpen = [...this.visible];
          this.fitting = ALL_CARDS.map(() => true);
        } else if (event.card !== null) this.see(event.card);
        break;
      case 'dealt':
      case 'revealed':
        for (const card of event.cards) this.see(card);
        break;
      case 'declared':
        this.see(event.card);
        break;
      case 'decoded':
        if (event.seat === this.seat) this.fit(event);
        break;
      case 'reshuffled':
        for (const card of event.cards) this.visible[card] = false;
        break;
      case 'laidOpen':
        this.laidOpen = ALL_CARDS.map((card) => card !== event.combinations[this.seat]);
        this.fitting = ALL_CARDS.map(() => true);
        break;
    }
  }

  private see(card: Card): void {
    this.visible[card] = true;
    this.laidOpen[card] = true;
  }

  private fit({ card, circles, triangles }: Extract<Event, { type: 'decoded' }>): void {
    for (const suspect of ALL_CARDS) {
      const decoding = decode(suspect, card);
      if (decoding.circles !== circles || decoding.triangles !== triangles) this.fitting[suspect] = false;
    }
  }
}
