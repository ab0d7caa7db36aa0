/** Drawing, decoding and discarding: how cards travel. */

import type { Effects, Seat } from '@conclave/engine';
import type { Card } from './deck.ts';
import { decode } from './decode.ts';
import type { Event } from './events.ts';
import { MAX_SEATS } from './moves.ts';
import { isSolo, type State, seatsOf } from './state.ts';

/** By number of seats and seat: everybody else. */
const OTHERS: readonly (readonly (readonly Seat[])[])[] = Array.from(
  { length: MAX_SEATS + 1 },
  (_, seats) => {
    const all = Array.from({ length: seats }, (_seat, seat) => seat);
    return all.map((seat) => all.filter((other) => other !== seat));
  },
);

/** TC-8: when a card is wanted and there is none, the discard becomes the pile. Solo never gets here (TC-26). */
function reshuffle(state: State, effects: Effects<Event>): void {
  effects.tell({ type: 'reshuffled', cards: state.discard.slice().sort((a, b) => a - b) });
  const cards = effects.rng.shuffle(state.discard);
  for (let i = 0; i < cards.length; i++) state.pile.push(cards[i]);
  state.discard.length = 0;
}

export function draw(state: State, effects: Effects<Event>): Card {
  if (state.pile.length === 0 && !isSolo(state)) reshuffle(state, effects);
  const card = state.pile.pop();
  if (card === undefined) throw new RangeError('no card is left to draw');
  return card;
}

/** TC-4, TC-R15: all but the owner see the card. */
export function drawCombination(state: State, seat: Seat, effects: Effects<Event>): void {
  const card = draw(state, effects);
  state.combination[seat] = card;
  state.decoded[seat] = false;
  effects.tellOnly(
    OTHERS[seatsOf(state)][seat],
    { type: 'combinationDrawn', seat, card },
    { type: 'combinationDrawn', seat, card: null },
  );
}

/** TC-10, TC-R12: the counts are told to all and the card is set aside. */
export function decodeFor(state: State, seat: Seat, card: Card, effects: Effects<Event>): void {
  const { circles, triangles } = decode(state.combination[seat], card);
  state.aside.push(card);
  state.asideOf.push(seat);
  state.decoded[seat] = true;
  effects.tell({ type: 'decoded', seat, card, circles, triangles });
}

/** TC-16: the combination and whatever was set aside with it. */
export function discardAll(state: State, seat: Seat, effects: Effects<Event>): void {
  const { aside, asideOf, discard } = state;
  const combination = state.combination[seat];
  const cards: Card[] = [];
  let kept = 0;
  for (let i = 0; i < aside.length; i++) {
    if (asideOf[i] === seat) {
      cards.push(aside[i]);
    } else {
      aside[kept] = aside[i];
      asideOf[kept] = asideOf[i];
      kept++;
    }
  }
  aside.length = kept;
  asideOf.length = kept;
  discard.push(combination);
  for (let i = 0; i < cards.length; i++) discard.push(cards[i]);
  effects.tell({ type: 'cleared', seat, combination, aside: cards });
}

/** TC-R3: exactly as many set-aside cards as are missing go to the discard, the longest kept first. */
export function returnMissing(state: State, wanted: number, effects: Effects<Event>): void {
  const missing = wanted - state.pile.length - state.discard.length;
  if (missing <= 0) return;
  const cards = state.aside.splice(0, missing);
  const owners = state.asideOf.splice(0, missing);
  state.discard.push(...cards);
  effects.tell({ type: 'returned', cards: cards.map((card, i) => ({ seat: owners[i], card })) });
}
