/**
 * The game as it is, but half of all matches begin in the middle: some cards are taken, and the pawns stand near
 * each other and the wanted square. Random players take cards so seldom that exchanges and payments would hardly ever
 * be seen.
 */

import { HOME } from '../rules/board.ts';
import { takeWanted } from '../rules/cards-in-play.ts';
import { secretLabyrinth } from '../rules/game.ts';
import { joinedTo } from '../rules/paths.ts';
import { beginTurn, turnUp } from '../rules/turn.ts';

const EACH = 4;

export const sometimesDealt: typeof secretLabyrinth = {
  ...secretLabyrinth,
  setup(seats, options, effects) {
    if (effects.rng.int(2) === 0) return secretLabyrinth.setup(seats, options, effects);
    const silent = { rng: effects.rng, tell: () => {}, tellOnly: () => {}, seal: () => {} };
    const state = secretLabyrinth.setup(seats, options, silent);
    effects.tell({ type: 'firstPlayer', seat: state.active });
    const { pile } = state;
    pile.push(state.wanted);
    // In order, so that what was told at the opening says no more than what lies on the table.
    const dealt = pile.splice(-EACH * seats).sort((a, b) => a - b);
    for (const [i, card] of dealt.entries()) {
      state.wanted = card;
      takeWanted(state, i % seats, effects);
    }
    state.owesCard = false;
    const home = HOME[turnUp(state, null, effects)];
    const near = joinedTo(state.turned, home);
    for (let seat = 0; seat < seats; seat++) {
      state.colours[seat] = seat;
      state.pawns[seat] = near[seat % near.length];
    }
    beginTurn(state, effects);
    return state;
  },
};
