import { ALL_CARDS, type Card } from '../rules/deck.ts';
import type { View } from '../rules/view.ts';

/** The cards that this view shows nowhere. */
export function unseen({ players, aside, discard }: View): Card[] {
  const seen = new Set<Card | null>(discard);
  for (const { combination, front } of players) {
    seen.add(combination);
    for (const card of front) seen.add(card);
  }
  for (const { card } of aside) seen.add(card);
  return ALL_CARDS.filter((card) => !seen.has(card));
}
