/** How suspect cards travel and are seen. Who took or showed how many is public, which card is not (AB-50). */

import type { Effects, Seat } from '@conclave/engine';
import type { Event } from './events.ts';
import { MAX_SEATS, NONE, pairOf, type State, type TakenHow, type Whisper } from './state.ts';
import { count, listed, type Mask, nth, type Suspect, type Value } from './suspects.ts';

const NO_VALUES: readonly Value[] = [];

export function randomCard(mask: Mask, effects: Effects<Event>): Suspect {
  return nth(mask, effects.rng.int(count(mask)));
}

/** AB-34: a colour not in play is thrown again; so is `but`. */
export function roll(state: State, effects: Effects<Event>, but: Seat = NONE): Seat {
  for (;;) {
    const seat = state.colours.indexOf(effects.rng.int(MAX_SEATS));
    if (seat !== NONE && seat !== but) {
      effects.tell({ type: 'die', seat });
      return seat;
    }
  }
}

export function publish(state: State, mask: Mask): void {
  for (let seat = 0; seat < state.seen.length; seat++) state.seen[seat] |= mask;
}

function change(state: State, from: Seat, to: Seat, card: Suspect): void {
  const bit = 1 << card;
  state.hand[from] &= ~bit;
  state.hand[to] |= bit;
  state.seen[to] |= bit;
  state.received[pairOf(state.hand.length, from, to)] = card;
}

function whisper(state: State, to: Seat, from: Seat, card: Suspect, how: Whisper['how']): void {
  state.whispers.push({ to, from, card, how, turn: state.turnNumber, heard: 0 });
}

export function take(
  state: State,
  to: Seat,
  from: Seat,
  card: Suspect,
  how: TakenHow,
  effects: Effects<Event>,
): void {
  change(state, from, to, card);
  if (how !== 'caught') {
    state.taken[pairOf(state.hand.length, from, to)] = card;
    whisper(state, to, from, card, 'taken');
  }
  if (how === 'cell') state.stolen[to] = card;
  effects.tellOnly(
    [to, from],
    { type: 'took', by: to, from, card, how },
    { type: 'took', by: to, from, card: null, how },
  );
}

export function hand(
  state: State,
  from: Seat,
  to: Seat,
  card: Suspect,
  how: 'mirror' | 'onExchange',
  effects: Effects<Event>,
): void {
  change(state, from, to, card);
  effects.tellOnly(
    [from, to],
    { type: 'gave', by: from, to, card, how },
    { type: 'gave', by: from, to, card: null, how },
  );
}

/** Several cards at once, as they were chosen. */
export function passOn(
  state: State,
  from: Seat,
  to: Seat,
  cards: Mask,
  how: 'mass' | 'contraryRumour',
  effects: Effects<Event>,
): void {
  for (const card of listed(cards)) change(state, from, to, card);
  const told = { type: 'passed', by: from, to, count: count(cards), how } as const;
  effects.tellOnly([from, to], { ...told, cards: listed(cards) }, { ...told, cards: null });
}

/** `overheard`: one that onHearing may ask about. */
export function show(
  state: State,
  by: Seat,
  to: Seat,
  cards: Mask,
  effects: Effects<Event>,
  overheard = false,
  values: readonly Value[] = NO_VALUES,
): void {
  if (cards === 0) return;
  state.shown[pairOf(state.hand.length, by, to)] = cards;
  state.seen[to] |= cards;
  if (overheard) whisper(state, to, by, nth(cards, 0), 'shown');
  const told = { type: 'showed', by, to, count: count(cards), values } as const;
  effects.tellOnly([by, to], { ...told, cards: listed(cards) }, { ...told, cards: null });
}

/** So many random cards of a hand, or all of them. */
export function randomCards(state: State, of: Seat, wanted: number, effects: Effects<Event>): Mask {
  let left = state.hand[of];
  let drawn = 0;
  for (let i = 0; i < wanted && left !== 0; i++) {
    const bit = 1 << randomCard(left, effects);
    drawn |= bit;
    left &= ~bit;
  }
  return drawn;
}

/** Shown to all, and kept. */
export function expose(state: State, seat: Seat, card: Suspect, effects: Effects<Event>): void {
  const seats = state.hand.length;
  publish(state, 1 << card);
  for (let to = 0; to < seats; to++) if (to !== seat) state.shown[pairOf(seats, seat, to)] = 1 << card;
  state.exposed = { seat, card };
  effects.tell({ type: 'exposed', seat, card });
}

/** AB-17: the top card of the parlour pile. */
export function drawFromPile(state: State, seat: Seat, effects: Effects<Event>): void {
  const card = state.pile.pop();
  if (card === undefined) return;
  state.hand[seat] |= 1 << card;
  state.seen[seat] |= 1 << card;
  effects.tellOnly([seat], { type: 'drew', seat, card }, { type: 'drew', seat, card: null });
}

/** The topmost cards of the pile, the top first; they stay there. */
export function peek(state: State, seat: Seat, cards: number, effects: Effects<Event>): void {
  const seen = state.pile.slice(-cards).reverse();
  for (const card of seen) {
    state.peeked[seat] |= 1 << card;
    state.seen[seat] |= 1 << card;
  }
  const told = { type: 'peeked', seat, count: seen.length } as const;
  effects.tellOnly([seat], { ...told, cards: seen }, { ...told, cards: null });
}
