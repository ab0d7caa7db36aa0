import type { Effects } from '@conclave/engine';
import { BOOK_IDS, EVENT_IDS, LIBRARY_IDS, RELICS } from './cards.ts';
import type { Event } from './events.ts';
import { CHURCH } from './rooms.ts';
import { MAX_SEATS, NONE, type Options, type Relic, type State } from './state.ts';
import { listed, SUSPECTS } from './suspects.ts';
import { roll } from './transfers.ts';
import { beginTurn } from './turn.ts';

const range = (length: number) => Array.from({ length }, (_none, index) => index);

/** AB-5: by number of players. */
export const DEALT: Readonly<Record<number, { readonly each: number; readonly pile: number }>> = {
  3: { each: 6, pile: 5 },
  4: { each: 5, pile: 3 },
  5: { each: 4, pile: 3 },
  6: { each: 3, pile: 5 },
};

export function setup(seats: number, options: Options, effects: Effects<Event>): State {
  const { rng } = effects;
  const perSeat = <Value>(value: Value): Value[] => Array.from({ length: seats }, () => value);
  const perPair = <Value>(value: Value): Value[] => Array.from({ length: seats * seats }, () => value);
  const colours =
    options.colours === 'seating' ? range(seats) : rng.shuffle(range(MAX_SEATS)).slice(0, seats);
  const { each, pile } = DEALT[seats];
  const cards = rng.shuffle(range(SUSPECTS));
  const culprit = cards[0];
  const hand = perSeat(0).map((_none, seat) =>
    cards
      .slice(1 + pile + seat * each, 1 + pile + (seat + 1) * each)
      .reduce((mask, card) => mask | (1 << card), 0),
  );
  const state: State = {
    options,
    colours,
    culprit,
    pile: cards.slice(1, 1 + pile),
    hand,
    seen: hand.slice(),
    marks: perSeat(0),
    peeked: perSeat(0),
    books: perSeat([]),
    custody: NONE,
    scriptorium: rng.shuffle([...BOOK_IDS]),
    events: rng.shuffle([...EVENT_IDS]),
    library: rng.shuffle([...LIBRARY_IDS]),
    lasting: null,
    relics: RELICS,
    relic: perSeat<Relic>('none'),
    pawn: perSeat(CHURCH),
    stolen: perSeat(NONE),
    confessors: [],
    mass: options.startAtLauds ? 1 : 0,
    bell: 0,
    bellHeld: false,
    first: 0,
    active: 0,
    turn: 'normal',
    phase: 'move',
    start: CHURCH,
    steps: 0,
    walked: false,
    ends: 0,
    acted: false,
    leaving: false,
    labyrinth: false,
    silenced: null,
    skip: perSeat(0),
    penitent: perSeat(false),
    visits: perSeat(0),
    libraryVisited: perSeat(false),
    vow: perSeat(NONE),
    forsworn: perSeat(0),
    compelled: perSeat(0),
    gift: perSeat(0),
    taken: perPair(NONE),
    shown: perPair(0),
    received: perPair(NONE),
    whispers: [],
    turnNumber: 0,
    lastTurn: perSeat(0),
    revelations: [],
    falseAccusations: perSeat(0),
    turnsSinceMass: 0,
    said: null,
    turned: [],
    exposed: null,
    stack: [],
    window: null,
    windows: 0,
    statements: perSeat(null),
    askedAll: null,
    ended: null,
  };
  effects.tell({ type: 'opened', colours, pile, each });
  for (let seat = 0; seat < seats; seat++) {
    effects.tellOnly(
      [seat],
      { type: 'dealt', seat, cards: listed(hand[seat]) },
      { type: 'dealt', seat, cards: null },
    );
  }
  state.first = roll(state, effects);
  effects.tell({ type: 'firstPlayer', seat: state.first, mass: state.mass });
  state.confessors.push(roll(state, effects), roll(state, effects));
  effects.tell({ type: 'confessors', seats: state.confessors.slice() });
  beginTurn(state, state.first, 'normal', effects);
  return state;
}
