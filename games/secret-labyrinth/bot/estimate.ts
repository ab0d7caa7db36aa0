/** How many cards of each kind everybody holds, as far as one seat can know: the average over all divisions. */

import type { Seat } from '@conclave/engine';
import type { Division } from '../mind/hands.ts';
import { ALL_CARDS, ANIMALS_FROM, type Card, GNOMES_FROM } from '../rules/cards.ts';
import type { View } from '../rules/view.ts';
import type { Counts } from './worth.ts';

export function kindOf(card: Card): keyof Counts {
  if (card >= ANIMALS_FROM) return 'animal';
  return card >= GNOMES_FROM ? 'gnome' : 'treasure';
}

const nothing = (): Counts => ({ treasure: 0, gnome: 0, animal: 0 });

export function expected(view: View, divisions: readonly Division[]): Counts[] {
  if (!view.memoryAid) return view.players.map((player) => guessed(player, view));
  const hands = view.players.map(nothing);
  for (const { owner, weight } of divisions) {
    for (const card of ALL_CARDS) if (owner[card] >= 0) hands[owner[card]][kindOf(card)] += weight;
  }
  return hands;
}

/** Without a memory aid: the own cards, and for others their share of all that is unknown. */
function guessed({ cards, count }: View['players'][number], view: View): Counts {
  const hand = nothing();
  if (cards !== null) {
    for (const card of cards) hand[kindOf(card)]++;
    return hand;
  }
  const seen = new Set<Card | null>([view.wanted, ...view.out]);
  for (const player of view.players) for (const card of player.cards ?? []) seen.add(card);
  const unknown = ALL_CARDS.filter((card) => !seen.has(card));
  for (const card of unknown) hand[kindOf(card)] += count / unknown.length;
  return hand;
}

/** Seats in the order of their next turns. */
export function nextSeats(active: Seat, seats: number): Seat[] {
  return Array.from({ length: seats - 1 }, (_, i) => (active + 1 + i) % seats);
}
