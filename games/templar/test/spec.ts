/** The game as the conformance tests examine it. */

import type { GameSpec } from '@conclave/engine/testing';
import { templarMind } from '../mind/mind.ts';
import { NONE, OBJECTS, SPOTS } from '../rules/box.ts';
import { type Templar, templar } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { veil } from './disguise.ts';

/** By seat and object: in the reserve, in the stock, hidden and carried. */
export function belongings(state: State): number[] {
  return state.reserve.map((reserved, place) => {
    const owner = Math.floor(place / OBJECTS.length);
    const object = place % OBJECTS.length;
    let count = reserved + state.stock[place];
    SPOTS.forEach((_spot, spot) => {
      const at = (spot * state.seats + owner) * 2;
      if (state.holds[spot] === object) count += state.hidden[at] + state.hidden[at + 1];
    });
    return count + (state.carried !== NONE && state.carried === object && state.carriedOf === owner ? 1 : 0);
  });
}

export const spec: GameSpec<Templar> = {
  game: templar,
  tables: [
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 5 },
    { seats: 2, options: { stephanus: true, firstGame: true } },
    { seats: 3, options: { stephanus: true } },
    { seats: 4, options: { stephanus: false } },
    { seats: 5, options: { firstGame: true } },
  ],
  longest: 6000,
  conserved: belongings,
  veil,
  mind: templarMind,
  stride: 40,
};
