import { others, sorted } from '../../author.ts';
import type { Watcher } from '../../game.ts';
import type { GameSpec } from '../spec.ts';
import { type Shout, type State, shout } from './shout.ts';

const holders = ({ players }: State, watcher: Watcher) =>
  others(players, watcher).filter((seat) => players[seat].card !== null);

/** Hidden: the cards of others, and the order of the pile. A shout is public. */
export const shoutSpec: GameSpec<Shout> = {
  game: shout,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  longest: 400,
  noLimit: true,
  everyStepSeals: true,
  conserved: ({ pile, rows, spent, players }) =>
    sorted([...pile, ...rows.flat(), ...spent, ...players.flatMap(({ card }) => card ?? [])]),
  veil: {
    disguise(state, watcher, rng) {
      const seats = holders(state, watcher);
      const cards = rng.shuffle([...state.pile, ...seats.map((seat) => state.players[seat].card ?? 0)]);
      for (const seat of seats) state.players[seat].card = cards.pop() ?? null;
      state.pile = cards;
      return { state, rename: (_seat, move) => move };
    },
    secrets: {
      pile: ({ pile }) => (pile.length > 1 ? pile : null),
      'card of another': (state, watcher) => {
        const seats = holders(state, watcher);
        return state.pile.length > 0 && seats.length > 0
          ? seats.map((seat) => state.players[seat].card)
          : null;
      },
    },
    steps: {},
    restricted: ['drew'],
  },
};
