/** What each watcher may not know, from FT-1 and FT-2: the cards of others, and those that nobody was dealt. */

import { others, sorted } from '@conclave/engine/author';
import type { Veil } from '@conclave/engine/testing';
import type { FirstTrick } from '../rules/game.ts';

export const veil: Veil<FirstTrick> = {
  disguise(state, watcher, rng) {
    const hidden = others(state.hands, watcher);
    const cards = rng.shuffle([...state.rest, ...hidden.flatMap((seat) => state.hands[seat])]);
    for (const seat of hidden) state.hands[seat] = sorted(cards.splice(0, state.hands[seat].length));
    return { state: { ...state, rest: sorted(cards) } };
  },
  secrets: {
    'hand of another': ({ hands }, watcher) => {
      const theirs = others(hands, watcher).map((seat) => hands[seat]);
      return theirs.flat().length > 0 ? theirs : null;
    },
    'cards that nobody was dealt': ({ rest }) => rest,
  },
};
