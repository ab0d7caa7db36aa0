/** Exact counting by dynamic programming while no card has moved: in how many deals each card is the culprit. */

import { has } from '../rules/suspects.ts';
import type { Place, Tally } from './evidence.ts';

type Counted = Pick<Tally, 'place' | 'mask' | 'least' | 'most'>;

const MAX_FACTS = 8;

/**
 * By card: the number of deals in which it fills `last`, the place of a single card. `free`: the cards not seen, `sizes`:
 * how many of them lie in each place. `null`: too many facts to count exactly.
 */
export function countDeals(
  free: readonly number[],
  sizes: readonly number[],
  facts: readonly Counted[],
  last: Place,
): number[] | null {
  if (facts.length > MAX_FACTS) return null;
  const left = sizes.map((size, place) => (place === last ? 0 : size));
  return free.map((culprit) => {
    const rest = free.filter((card) => card !== culprit);
    const found = facts.map(({ place, mask }) => (place === last && has(mask, culprit) ? 1 : 0));
    return dealsFrom(rest, 0, left, found, facts, new Map());
  });
}

function dealsFrom(
  cards: readonly number[],
  at: number,
  left: number[],
  found: number[],
  facts: readonly Counted[],
  known: Map<number, number>,
): number {
  if (at === cards.length) return facts.every(({ least }, i) => found[i] >= least) ? 1 : 0;
  let key = at;
  for (const size of left) key = key * 25 + size;
  for (const n of found) key = key * 25 + n;
  const exact = key < Number.MAX_SAFE_INTEGER;
  const before = exact ? known.get(key) : undefined;
  if (before !== undefined) return before;
  let sum = 0;
  for (let place = 0; place < left.length; place++) {
    if (left[place] === 0) continue;
    const counts = (fact: Counted) => fact.place === place && has(fact.mask, cards[at]);
    let lawful = true;
    for (let i = 0; i < facts.length; i++) if (counts(facts[i]) && ++found[i] > facts[i].most) lawful = false;
    if (lawful) {
      left[place]--;
      sum += dealsFrom(cards, at + 1, left, found, facts, known);
      left[place]++;
    }
    for (let i = 0; i < facts.length; i++) if (counts(facts[i])) found[i]--;
  }
  if (exact) known.set(key, sum);
  return sum;
}
