/** All permutations of a few cards among the places where they lie. */

/** Cards at a time. */
export const MAX_CARDS = 5;

export interface Permutations {
  readonly cards: number;
  readonly size: number;
  /** Permutation n puts card i where card `fills[cards * n + i]` was. The first one is the identity. */
  readonly fills: Uint8Array;
  /** Its inverse: where card j was, permutation n puts card `filledBy[cards * n + j]`. */
  readonly filledBy: Uint8Array;
  /** By permutation: bit `cards * i + j` set where card i goes where card j was. */
  readonly goes: Int32Array;
  /** Equivalence classes, by the pattern of places that are the same. */
  readonly classes: Map<number, Classes>;
}

/** Permutations are equivalent if they put every card in the same place: some of the cards may lie together. */
export interface Classes {
  /** By permutation: the first of its class, which stands for it. */
  readonly first: Uint8Array;
  /** The first of every class. */
  readonly firsts: Uint8Array;
}

function permutationsOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    permutationsOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

/** By number of cards. */
export const PERMUTATIONS: readonly Permutations[] = Array.from(
  { length: MAX_CARDS + 1 },
  (_none, cards): Permutations => {
    const permutations = permutationsOf(Array.from({ length: cards }, (_card, i) => i));
    return {
      cards,
      size: permutations.length,
      fills: Uint8Array.from(permutations.flat()),
      filledBy: Uint8Array.from(
        permutations.flatMap((permutation) => permutation.map((_from, j) => permutation.indexOf(j))),
      ),
      goes: Int32Array.from(permutations, (permutation) =>
        permutation.reduce((bits, j, i) => bits | (1 << (cards * i + j)), 0),
      ),
      classes: new Map(),
    };
  },
);

export const MAX_PERMUTATIONS = PERMUTATIONS[MAX_CARDS].size;

/** Where the cards lie: `places[from]` and the following. */
export function classesAt(permutations: Permutations, places: Uint8Array, from: number): Classes {
  const { cards, classes } = permutations;
  let pattern = 0;
  for (let i = 0; i < cards; i++) {
    let same = 0;
    while (places[from + same] !== places[from + i]) same++;
    pattern = pattern * MAX_CARDS + same;
  }
  const known = classes.get(pattern);
  if (known) return known;
  const found = classesOf(permutations, places.subarray(from, from + cards));
  classes.set(pattern, found);
  return found;
}

function classesOf({ cards, size, fills }: Permutations, places: Uint8Array): Classes {
  const first = new Uint8Array(size);
  const byPlaces = new Map<string, number>();
  for (let n = 0; n < size; n++) {
    const key = fills.subarray(cards * n, cards * (n + 1)).reduce((text, j) => `${text} ${places[j]}`, '');
    first[n] = byPlaces.get(key) ?? n;
    byPlaces.set(key, first[n]);
  }
  return { first, firsts: Uint8Array.from(byPlaces.values()) };
}
