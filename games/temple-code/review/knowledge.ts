/** What one seat can know of its combination, in three steps: by its decodings, by what lay open, by the deck. */

import type { HouseEvent, Seat } from '@conclave/engine';
import { type Clue, cardOfTrio, fitting } from '../mind/orders.ts';
import { Suspects } from '../mind/suspects.ts';
import type { Card, Combination } from '../rules/deck.ts';
import type { Event } from '../rules/events.ts';

/** What is left at one hour. Each list is part of the one before it. */
export interface Left {
  readonly notes: readonly Combination[];
  readonly sight: readonly Combination[];
  readonly deck: readonly Card[];
}

export class Knowledge {
  private readonly seat: Seat;
  private readonly suspects: Suspects;
  private own: Clue[] = [];
  private past: Card[] = [];

  constructor(seat: Seat) {
    this.seat = seat;
    this.suspects = new Suspects(seat);
  }

  /** The decodings with the combination that stands now. */
  get decodings(): readonly Clue[] {
    return this.own;
  }

  /** The combinations that this seat has had and seen. */
  get former(): readonly Card[] {
    return this.past;
  }

  left(): Left {
    const notes = fitting(this.own);
    const sight = notes.filter((order) => !this.suspects.hasSeen(cardOfTrio(order)));
    return { notes, sight, deck: this.suspects.cards };
  }

  told(event: Event | HouseEvent): void {
    // What is laid open at the end was not known before.
    if (event.type === 'laidOpen') return;
    this.suspects.told(event);
    if (event.type === 'declared' && event.seat === this.seat) this.past.push(event.card);
    if (event.type === 'combinationDrawn' && event.seat === this.seat) this.own = [];
    if (event.type === 'decoded' && event.seat === this.seat) this.own.push(event);
  }
}
