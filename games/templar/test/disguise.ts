/**
 * What a watcher may not know, from TP-R20: what others chose in a window that is still open. Tiles and Raphael's
 * cards are drawn by chance when they are wanted, so their order is nowhere to be found.
 */

import type { Rng, Seat, Watcher } from '@conclave/engine';
import type { Disguised, Veil } from '@conclave/engine/testing';
import { CARDS, ZONES } from '../rules/box.ts';
import type { Templar } from '../rules/game.ts';
import { clone, type State } from '../rules/state.ts';

/** All a seat could have answered, counted afresh. */
function choices(state: State, seat: Seat): number[] {
  if (state.phase === 'first') return CARDS.map((_card, i) => i).filter((i) => (state.hands[seat] >> i) & 1);
  return ZONES[state.remigius].flatMap((spot, zone) =>
    state.hidden[(spot * state.seats + seat) * 2] > 0 ? [zone] : [],
  );
}

function disguise(state: State, watcher: Watcher, rng: Rng): Disguised<Templar> {
  const other = clone(state);
  other.window?.asked.forEach((seat, place) => {
    if (seat === watcher || other.window?.answers[place] === null) return;
    other.window?.answers.splice(place, 1, rng.pick(choices(other, seat)));
  });
  return { state: other, rename: (_seat, move) => move };
}

function othersAnswers(phase: State['phase']) {
  return (state: State, watcher: Watcher) => {
    if (state.phase !== phase || !state.window) return null;
    const given = state.window.answers.filter(
      (answer, place) => answer !== null && state.window?.asked[place] !== watcher,
    );
    return given.length > 0 ? given : null;
  };
}

export const veil: Veil<Templar> = {
  disguise,
  secrets: {
    'first card of another': othersAnswers('first'),
    'ring to be turned by another': othersAnswers('turning'),
  },
  steps: { first: 'that it happened', turn: 'that it happened', withdraw: 'that it happened' },
  restricted: ['cardChosen', 'turnChosen', 'answerWithdrawn'],
};
