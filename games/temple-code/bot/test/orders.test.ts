import { ChaCha8, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { DECK } from '../../rules/deck.ts';
import { compare } from '../../rules/decode.ts';
import { ORDERS, Orders } from '../orders.ts';

const DRAWN = { type: 'combinationDrawn', seat: 0, card: null } as const;

function decoded(seat: number, card: number, combination: number) {
  return { type: 'decoded', seat, card, ...compare(DECK[combination], DECK[card]) } as const;
}

test('there are 210 orders of three of seven, each once', () => {
  expect(ORDERS.length).toBe(210);
  expect(new Set(ORDERS.map((order) => order.join())).size).toBe(210);
});

test('what is left is exactly what fits every own decoding', () => {
  const rng = new ChaCha8(stretchSeed('orders'));
  for (let round = 0; round < 50; round++) {
    const [combination, ...cards] = rng.shuffle(DECK.map((_shown, card) => card));
    const orders = new Orders(0);
    orders.told(DRAWN);
    for (const card of cards.slice(0, 3)) orders.told(decoded(0, card, combination));
    const fitting = ORDERS.flatMap((order, number) => {
      const fits = cards.slice(0, 3).every((card) => {
        const seen = compare(order, DECK[card]);
        const shown = compare(DECK[combination], DECK[card]);
        return seen.circles === shown.circles && seen.triangles === shown.triangles;
      });
      return fits ? [number] : [];
    });
    expect(orders.left).toEqual(fitting);
    expect(orders.left.map((order) => ORDERS[order].join())).toContain(DECK[combination].join());
  }
});

test('others’ decodings tell nothing, and a new combination begins anew', () => {
  const orders = new Orders(0);
  orders.told(decoded(1, 3, 9));
  expect(orders.left.length).toBe(210);
  orders.told(decoded(0, 3, 9));
  expect(orders.left.length).toBeLessThan(210);
  orders.told({ ...DRAWN, seat: 1, card: 4 });
  expect(orders.left.length).toBeLessThan(210);
  orders.told(DRAWN);
  expect(orders.left.length).toBe(210);
});

test('the expected rest is the mean over all orders that may be true', () => {
  const orders = new Orders(0);
  orders.told(decoded(0, 3, 9));
  const rests = orders.left.map((order) => {
    const shown = compare(ORDERS[order], DECK[5]);
    return orders.left.filter((other) => {
      const seen = compare(ORDERS[other], DECK[5]);
      return seen.circles === shown.circles && seen.triangles === shown.triangles;
    }).length;
  });
  expect(orders.leftAfter(5)).toBeCloseTo(rests.reduce((a, b) => a + b) / rests.length);
});
