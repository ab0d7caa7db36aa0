/** What each watcher may not know, from TC-R1 and TC-R10: the own combination (the gallery: any), and the pile's order. */

import type { Rng, Seat, Watcher } from '@conclave/engine';
import type { Disguised, Veil } from '@conclave/engine/testing';
import type { Card, Combination } from '../rules/deck.ts';
import { DECK } from '../rules/deck.ts';
import type { TempleCode } from '../rules/game.ts';
import { clone, type State } from '../rules/state.ts';

function hiddenFrom(state: State, watcher: Watcher): Seat[] {
  return watcher === 'gallery' ? state.combination.map((_card, seat) => seat) : [watcher];
}

/** Blue circles and red triangles, counted afresh. */
function counts(combination: Combination, card: Combination): string {
  const circles = card.filter((statuette, position) => combination[position] === statuette).length;
  const present = card.filter((statuette) => combination.includes(statuette)).length;
  return `${circles} ${present - circles}`;
}

/** Whether a seat's decoded cards, public as they are, would have shown the same over another combination. */
function fits(state: State, seat: Seat, other: Card): boolean {
  return state.aside.every(
    (card, i) =>
      state.asideOf[i] !== seat ||
      counts(DECK[other], DECK[card]) === counts(DECK[state.combination[seat]], DECK[card]),
  );
}

function disguise(state: State, watcher: Watcher, rng: Rng): Disguised<TempleCode> {
  const other = clone(state);
  rng.shuffle(other.pile);
  for (const seat of hiddenFrom(other, watcher)) {
    const place = other.pile.findIndex((card) => fits(other, seat, card));
    if (place < 0) continue;
    const own = other.combination[seat];
    other.combination[seat] = other.pile[place];
    other.pile[place] = own;
  }
  return { state: other, rename: (_seat, move) => move };
}

export const veil: Veil<TempleCode> = {
  disguise,
  secrets: {
    'draw pile': (state) => state.pile,
    combination: (state, watcher) => hiddenFrom(state, watcher).map((seat) => state.combination[seat]),
  },
  steps: {},
  restricted: ['combinationDrawn'],
};
