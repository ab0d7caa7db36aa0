/** What a player saw of everybody's cards. Nothing is inferred. */

import type { HouseEvent, Seat } from '@conclave/engine';
import { type Card, SPAN } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';

/** `sure`: seen there last. `doubt`: it was there, and cards were passed on unseen since. */
export type Sighting = { readonly seat: Seat; readonly how: 'sure' | 'doubt' };

const any = () => true;

export type Sightings = ReadonlyMap<Card, readonly Sighting[]>;

export function sightingsOf(told: readonly (Event | HouseEvent)[]): Sightings {
  const seen = new Map<Card, readonly Sighting[]>();
  const moved = (cards: readonly Card[], seat: Seat) => {
    for (const card of cards) seen.set(card, [{ seat, how: 'sure' }]);
  };
  const passed = (from: Seat, to: Seat, couldBe: (card: Card) => boolean) => {
    for (const [card, sightings] of seen) {
      if (!couldBe(card) || sightings.every(({ seat }) => seat !== from)) continue;
      const seats = new Set([...sightings.map(({ seat }) => seat), to]);
      seen.set(
        card,
        [...seats].map((seat) => ({ seat, how: 'doubt' })),
      );
    }
  };
  for (const event of told) {
    switch (event.type) {
      case 'taken':
        if (event.card !== null) moved([event.card], event.seat);
        break;
      case 'animalPlayed':
        seen.delete(event.card);
        break;
      case 'exchanged':
        if (event.drawn === null || event.given === null) {
          passed(event.from, event.seat, any);
          passed(event.seat, event.from, any);
        } else {
          moved(event.drawn, event.seat);
          moved([event.given], event.from);
        }
        break;
      case 'paid':
        if (event.cards !== null) moved(event.cards, event.to);
        else if (event.count > 0) {
          const { first, end } = SPAN[event.prize];
          passed(event.seat, event.to, (card) => card >= first && card < end);
        }
        break;
      default:
        break;
    }
  }
  return seen;
}
