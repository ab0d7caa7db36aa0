/** The moments of one move: what they are called, how much they weigh, and what rests on what. */

import {
  type Json,
  type MomentKind,
  momentMaker,
  type Pin,
  type ReviewMoment,
  type Statement,
  type Where,
} from '@conclave/engine';
import { cardOfTrio, isSameOrder } from '../mind/orders.ts';
import { type Card, type Combination, DECK } from '../rules/deck.ts';
import type { MomentKey, Moments, Statements } from './keys.ts';
import type { Left } from './knowledge.ts';

const WEIGHTS: Readonly<Record<MomentKey, number>> = {
  late: 90,
  never: 85,
  impossible: 84,
  layOpen: 82,
  noSuchCard: 80,
  guessRight: 70,
  guessWrong: 60,
  oneByNotes: 58,
  oneLeft: 56,
  atOnce: 55,
  betterCard: 40,
  toldMuch: 30,
  toldLittle: 30,
  won: 100,
  finished: 100,
  wonBy: 100,
};

export const pinAt = (card: Card, kind: Pin['kind'], text: Pin['say']): Pin => ({
  ...{ at: card, as: 'card', say: text, kind },
});

/** Fewer are no question, more cannot be looked through. */
const MIN_ASKED = 2;
const MAX_ASKED = 12;

/** Why an order that fits the decodings is out: its trio lay open, or is in the deck in another order. */
export type Out = 'open' | 'noCard' | null;

/** What "guess first" asks: the orders that fit the decodings, with the reason why each is out. */
export type Asked = { readonly orders: readonly (readonly [Combination, Out])[] };

const make = momentMaker<Moments, Statements>(WEIGHTS);
export const { say } = make;

export function moment<Key extends MomentKey>(
  where: Where,
  kind: MomentKind,
  key: Key,
  params: Moments[Key],
  says: readonly Statement[] = [],
  left: Left | null = null,
  pins: readonly Pin[] = [],
): ReviewMoment {
  return make.moment(where, kind, key, params, says, { ask: left && asked(left), pins });
}

function asked({ notes, sight, deck }: Left): Json {
  if (notes.length < MIN_ASKED || notes.length > MAX_ASKED) return null;
  const orders = notes.map((order): [Combination, Out] => {
    if (!sight.includes(order)) return [order, 'open'];
    return [
      order,
      deck.includes(cardOfTrio(order)) && isSameOrder(DECK[cardOfTrio(order)], order) ? null : 'noCard',
    ];
  });
  return { orders };
}

export function counts({ notes, sight, deck }: Left): Statement {
  return say('exact', 'counts', { notes: notes.length, sight: sight.length, deck: deck.length });
}
