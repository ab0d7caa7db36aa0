/** How cards change hands, and winning by it. */

import type { Effects, Seat } from '@conclave/engine';
import { type Card, PRIZES, type Prize } from './cards.ts';
import type { Event } from './events.ts';
import { cardsOf, NONE, OUT, paidAt, prizeCount, prizesOf, type State, seatsOf } from './state.ts';

/** SL-21: at once, on anybody's turn. Animals count for nothing (SL-25). */
function checkWin(state: State, seat: Seat, effects: Effects<Event>): void {
  if (state.end !== null) return;
  for (const prize of PRIZES) {
    if (prizeCount(state, seat, prize) < state.goal) continue;
    state.winner = seat;
    state.end = 'allOfAKind';
    effects.tell({ type: 'won', seat, prize, cards: prizesOf(state, seat, prize) });
    return;
  }
}

/** SL-9, SL-29, SL-30: the card lay face up; without a memory aid the chronicle names it to its owner alone. */
export function takeWanted(state: State, seat: Seat, effects: Effects<Event>): void {
  const card = state.wanted;
  state.owner[card] = seat;
  state.taken.push({ card, seat });
  state.wanted = NONE;
  state.owesCard = true;
  if (state.memoryAid) effects.tell({ type: 'taken', seat, card });
  else effects.tellOnly([seat], { type: 'taken', seat, card }, { type: 'taken', seat, card: null });
  checkWin(state, seat, effects);
}

/** SL-18, SL-R5: chance chooses which ones. */
export function pay(
  state: State,
  loser: Seat,
  victor: Seat,
  prize: Prize,
  stake: number,
  effects: Effects<Event>,
): void {
  const held = prizesOf(state, loser, prize);
  const count = Math.min(stake, held.length);
  const cards = drawSome(held, count, effects);
  for (const card of cards) state.owner[card] = victor;
  state.paid[paidAt(seatsOf(state), prize, loser, victor)] += count;
  const told = { type: 'paid', seat: loser, to: victor, prize, count } as const;
  effects.tellOnly([loser, victor], { ...told, cards }, { ...told, cards: null });
  checkWin(state, victor, effects);
}

export function playAnimal(state: State, seat: Seat, card: Card, effects: Effects<Event>): void {
  state.owner[card] = OUT;
  state.animal = card;
  effects.tell({ type: 'animalPlayed', seat, card });
}

/** SL-R8: chosen before anything is seen, and known to nobody else. */
export function chooseGift(state: State, seat: Seat, card: Card, effects: Effects<Event>): void {
  state.gift = card;
  effects.tellOnly([seat], { type: 'giftChosen', seat, card }, null);
}

const BLIND_DRAWS = 2;

/** SL-14, SL-R8: all cards change hands together; if both then hold all of a kind, the active player wins. */
export function exchange(state: State, seat: Seat, from: Seat, effects: Effects<Event>): void {
  const hand = cardsOf(state, from);
  const count = Math.min(BLIND_DRAWS, hand.length);
  const drawn = drawSome(hand, count, effects);
  const given = state.gift;
  for (const card of drawn) state.owner[card] = seat;
  state.owner[given] = from;
  state.animal = NONE;
  state.gift = NONE;
  state.exchanges[seat * seatsOf(state) + from]++;
  const told = { type: 'exchanged', seat, from, count } as const;
  effects.tellOnly([seat, from], { ...told, drawn, given }, { ...told, drawn: null, given: null });
  checkWin(state, seat, effects);
  checkWin(state, from, effects);
}

/** So many of these cards at random, in order. */
function drawSome(cards: Card[], count: number, effects: Effects<Event>): Card[] {
  for (let i = 0; i < count; i++) {
    const j = i + effects.rng.int(cards.length - i);
    const card = cards[j];
    cards[j] = cards[i];
    cards[i] = card;
  }
  return cards.slice(0, count).sort((a, b) => a - b);
}
