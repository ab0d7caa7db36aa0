/**
 * The game as it is, but half of all matches begin in the middle: some cards are already taken. Random players take
 * cards so seldom that exchanges and payments would hardly ever be seen.
 */

import { takeWanted } from '../rules/cards-in-play.ts';
import { secretLabyrinth } from '../rules/game.ts';
import { turnUp } from '../rules/turn.ts';

const EACH = 4;

export const sometimesDealt: typeof secretLabyrinth = {
  ...secretLabyrinth,
  setup(seats, options, table) {
    if (table.rng.int(2) === 0) return secretLabyrinth.setup(seats, options, table);
    const silent = { rng: table.rng, tell: () => {}, tellOnly: () => {}, seal: () => {} };
    const state = secretLabyrinth.setup(seats, options, silent);
    table.tell({ type: 'firstPlayer', seat: state.active });
    const { pile } = state;
    pile.push(state.wanted);
    // In order, so that what was told at the opening says no more than what lies on the table.
    const dealt = pile.splice(-EACH * seats).sort((a, b) => a - b);
    for (const [i, card] of dealt.entries()) {
      state.wanted = card;
      takeWanted(state, i % seats, table);
    }
    state.turnUp = false;
    turnUp(state, null, table);
    return state;
  },
};
