/** Positions set up by hand. Cards that are not named lie under the named ones in the pile. */

import type { Seat } from '@conclave/engine';
import { ALL_CARDS, type Card, DECK, type Statuette } from '../rules/deck.ts';
import type { Move } from '../rules/moves.ts';
import { NONE, type State } from '../rules/state.ts';

export interface Setting {
  readonly combinations: readonly Card[];
  /** By seat: the pair in front, or nothing. */
  readonly front?: readonly (readonly [Card, Card] | null)[];
  /** The longest kept first. */
  readonly aside?: readonly (readonly [Seat, Card])[];
  readonly discard?: readonly Card[];
  /** The next card first. */
  readonly pile?: readonly Card[];
  /** Where the cards not named are: by default at the bottom of the pile. */
  readonly rest?: 'pile' | 'discard';
  readonly first?: Seat;
  readonly turn?: number;
  readonly found?: readonly number[];
  readonly decoded?: readonly boolean[];
  readonly freeGuess?: boolean;
}

export function position(setting: Setting): State {
  const { combinations, front = [], aside = [], discard = [], pile = [], rest = 'pile' } = setting;
  const places = combinations.flatMap((_card, seat) => front[seat] ?? [NONE, NONE]);
  const named = [...combinations, ...places, ...aside.map(([, card]) => card), ...discard, ...pile];
  const cards = named.filter((card) => card !== NONE);
  if (new Set(cards).size !== cards.length) throw new Error(`a card lies in two places: ${cards}`);
  const others = ALL_CARDS.filter((card) => !cards.includes(card));
  return {
    freeGuess: setting.freeGuess ?? false,
    combination: [...combinations],
    front: places,
    aside: aside.map(([, card]) => card),
    asideOf: aside.map(([seat]) => seat),
    pile: [...pile, ...(rest === 'pile' ? others : [])].reverse(),
    discard: [...discard, ...(rest === 'discard' ? others : [])],
    found: combinations.map((_card, seat) => setting.found?.[seat] ?? 0),
    decoded: combinations.map((_card, seat) => setting.decoded?.[seat] ?? aside.some(([of]) => of === seat)),
    first: setting.first ?? 0,
    turn: setting.turn ?? 0,
    over: false,
  };
}

/** The card that shows these three in this order. */
export function cardOf(left: Statuette, middle: Statuette, right: Statuette): Card {
  const card = DECK.findIndex((shown) => shown[0] === left && shown[1] === middle && shown[2] === right);
  if (card < 0) throw new Error(`no card shows ${left}, ${middle}, ${right}`);
  return card;
}

export function declaring(card: Card): Move {
  return { kind: 'declare', combination: DECK[card] };
}

/** A declaration that is on no card and so wrong for every combination: this card's trio in another order. */
export function disordered(card: Card): Move {
  const [left, middle, right] = DECK[card];
  return { kind: 'declare', combination: [middle, right, left] };
}

/** Every card, wherever it lies. */
export function allCards({ combination, front, aside, pile, discard }: State): Card[] {
  return [combination, front, aside, pile, discard]
    .flat()
    .filter((card) => card !== NONE)
    .sort((a, b) => a - b);
}
