import type { Effects } from '@conclave/engine';
import { range, sorted } from '@conclave/engine/author';
import type { Event } from './events.ts';
import { CARDS } from './moves.ts';
import { DECK_EACH, HAND, type Options, type State } from './state.ts';

/** FT-1, FT-2 */
export function setup(seats: number, _options: Options, effects: Effects<Event>): State {
  const leader = effects.rng.int(seats);
  const deck = effects.rng.shuffle(CARDS.slice(0, seats * DECK_EACH));
  const hands = range(seats).map((seat) => sorted(deck.slice(seat * HAND, (seat + 1) * HAND)));
  hands.forEach((hand, seat) => {
    effects.tellOnly([seat], { type: 'dealt', seat, hand }, null);
  });
  return {
    leader,
    active: leader,
    hands,
    rest: sorted(deck.slice(seats * HAND)),
    table: range(seats).map(() => null),
    tricks: range(seats).map(() => 0),
  };
}
