/** Exact counting while nothing has travelled unseen: in how many deals each card is the culprit. */

import type { Bits } from './chronicle.ts';

/** So many cards of a mask lie in a place. */
export interface Counted {
  readonly place: number;
  readonly mask: Bits;
  readonly n: number;
}

const MOST_FACTS = 8;

/**
 * By card: the number of deals in which it fills `last`, the place of a single card. `free`: the cards not seen, `sizes`:
 * how many of them lie in each place. `null`: too many facts to count exactly.
 */
export function countDeals(
  free: readonly number[],
  sizes: readonly number[],
  facts: readonly Counted[],
  last: number,
): number[] | null {
  if (facts.length > MOST_FACTS) return null;
  const counts = free.map((culprit) => {
    const rest = free.filter((card) => card !== culprit);
    const left = sizes.map((size, place) => (place === last ? 0 : size));
    const wanted = facts.map((fact) =>
      fact.place === last ? fact.n - (fact.mask & (1 << culprit) ? 1 : 0) : fact.n,
    );
    if (wanted.some((n, i) => facts[i].place === last && n !== 0)) return 0;
    return ways(rest, 0, left, wanted, facts, new Map());
  });
  return counts;
}

function ways(
  cards: readonly number[],
  at: number,
  left: number[],
  wanted: number[],
  facts: readonly Counted[],
  known: Map<number, number>,
): number {
  if (at === cards.length) return wanted.every((n) => n === 0) ? 1 : 0;
  let key = at;
  for (const size of left) key = key * 25 + size;
  for (const n of wanted) key = key * 25 + n;
  const exact = key < Number.MAX_SAFE_INTEGER;
  const before = exact ? known.get(key) : undefined;
  if (before !== undefined) return before;
  const bit = 1 << cards[at];
  let sum = 0;
  for (let place = 0; place < left.length; place++) {
    if (left[place] === 0) continue;
    let lawful = true;
    for (let i = 0; i < facts.length; i++) {
      if (facts[i].place === place && facts[i].mask & bit && --wanted[i] < 0) lawful = false;
    }
    if (lawful) {
      left[place]--;
      sum += ways(cards, at + 1, left, wanted, facts, known);
      left[place]++;
    }
    for (let i = 0; i < facts.length; i++) if (facts[i].place === place && facts[i].mask & bit) wanted[i]++;
  }
  if (exact) known.set(key, sum);
  return sum;
}
