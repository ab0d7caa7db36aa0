/** Orders in which a few cards can fill the places of each other. */

/** Most cards at a time. */
export const MOST = 5;

export interface Orders {
  readonly cards: number;
  readonly size: number;
  /** Order n puts card i where card `fills[cards * n + i]` was. The first order changes nothing. */
  readonly fills: Uint8Array;
  /** The other way round: where card j was, order n puts card `filledBy[cards * n + j]`. */
  readonly filledBy: Uint8Array;
  /** By order: bit `cards * i + j` where card i goes where card j was. */
  readonly goes: Int32Array;
  /** What the orders come to, by the pattern of places that are the same. */
  readonly kinds: Map<number, Kinds>;
}

export interface Kinds {
  /** By order: the first one that puts every card in the same place. */
  readonly first: Uint8Array;
  /** All that are the first of their kind. */
  readonly firsts: Uint8Array;
}

function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

/** By number of cards. */
export const ORDERS: readonly Orders[] = Array.from({ length: MOST + 1 }, (_none, cards): Orders => {
  const orders = ordersOf(Array.from({ length: cards }, (_card, i) => i));
  return {
    cards,
    size: orders.length,
    fills: Uint8Array.from(orders.flat()),
    filledBy: Uint8Array.from(orders.flatMap((order) => order.map((_from, j) => order.indexOf(j)))),
    goes: Int32Array.from(orders, (order) => order.reduce((bits, j, i) => bits | (1 << (cards * i + j)), 0)),
    kinds: new Map(),
  };
});

export const MOST_ORDERS = ORDERS[MOST].size;

/** `places[from]` and the following: where the cards lie. */
export function kindsAt(orders: Orders, places: Uint8Array, from: number): Kinds {
  const { cards, kinds } = orders;
  let pattern = 0;
  for (let i = 0; i < cards; i++) {
    let same = 0;
    while (places[from + same] !== places[from + i]) same++;
    pattern = pattern * MOST + same;
  }
  const known = kinds.get(pattern);
  if (known) return known;
  const found = kindsOf(orders, places.subarray(from, from + cards));
  kinds.set(pattern, found);
  return found;
}

function kindsOf({ cards, size, fills }: Orders, places: Uint8Array): Kinds {
  const first = new Uint8Array(size);
  const byPlaces = new Map<string, number>();
  for (let n = 0; n < size; n++) {
    const key = fills.subarray(cards * n, cards * (n + 1)).reduce((text, j) => `${text} ${places[j]}`, '');
    first[n] = byPlaces.get(key) ?? n;
    byPlaces.set(key, first[n]);
  }
  return { first, firsts: Uint8Array.from(byPlaces.values()) };
}
