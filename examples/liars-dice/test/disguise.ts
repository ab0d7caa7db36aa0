/** What each watcher may not know, from LD-4: the dice under the cups of others. */

import { others, range } from '@conclave/engine/author';
import type { Veil } from '@conclave/engine/testing';
import type { LiarsDice } from '../rules/game.ts';
import { FACES, type Face } from '../rules/state.ts';

export const veil: Veil<LiarsDice> = {
  disguise(state, watcher, rng) {
    for (const seat of others(state.cups, watcher)) {
      const cup = range(state.cups[seat].length).map((): Face => rng.pick(FACES));
      state.cups[seat] = cup.sort((a, b) => a - b);
    }
    return { state };
  },
  secrets: {
    'dice of another': ({ cups }, watcher) => others(cups, watcher).map((seat) => cups[seat]),
  },
  restricted: ['rolled'],
};
