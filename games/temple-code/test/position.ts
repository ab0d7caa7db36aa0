/** Positions set up by hand, and moves played in them. Cards that are not named lie under the named ones in the pile. */

import { ChaCha8, type Rng, type Seat, stretchSeed } from '@conclave/engine';
import {
  type Recorded as RecordedOf,
  recordingEffects as recorded,
} from '@conclave/engine/testing/recording';
import { ALL_CARDS, type Card, DECK, type Statuette } from '../rules/deck.ts';
import type { Event } from '../rules/events.ts';
import { templeCode } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { NONE, type State } from '../rules/state.ts';

export { only } from '@conclave/engine/testing/recording';
export type Recorded = RecordedOf<Event>;

export const recordingEffects = (rng: Rng): Recorded => recorded<Event>(rng);

export function dice(seed: number | string = 1): Rng {
  return new ChaCha8(stretchSeed(seed));
}

/** Plays a move that must be legal. */
export function act(state: State, seat: Seat, move: Move, rng: Rng = dice()): Recorded {
  const refusal = templeCode.refusal(state, seat, move);
  if (refusal) throw new Error(`seat ${seat} ${JSON.stringify(move)}: ${refusal.reason}`);
  const recorded = recordingEffects(rng);
  templeCode.play(state, seat, move, recorded.effects);
  return recorded;
}

export function opening(
  seats: number,
  seed: number | string = 1,
  freeGuess = false,
): { state: State; recorded: Recorded } {
  const recorded = recordingEffects(dice(seed));
  return { state: templeCode.setup(seats, { freeGuess }, recorded.effects), recorded };
}

/** A random game; `visit` sees every position before its move, `heard` what the gallery is told of the move. */
export function randomGame(
  seats: number,
  seed: number,
  visit: (state: State, seat: Seat, move: Move) => void,
  heard: (events: readonly Event[], after: State) => void = () => {},
  choose: (state: State, seat: Seat, rng: Rng) => Move | null = (state, seat, rng) =>
    templeCode.pick?.(state, seat, rng) ?? null,
): State {
  const rng = dice(`game ${seed}`);
  const { state, recorded } = opening(seats, seed);
  heard(recorded.heard('gallery'), state);
  for (let steps = 0; steps < 3000 && !state.over; steps++) {
    const seat = rng.int(5) === 0 ? rng.int(seats) : templeCode.toAct(state)[0];
    const move = choose(state, seat, rng);
    if (move === null) continue;
    visit(state, seat, move);
    heard(act(state, seat, move, rng).heard('gallery'), state);
  }
  return state;
}

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
