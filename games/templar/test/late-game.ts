/** The same game begun with rings already hidden and few tiles in the bag: short, and full of windows. */

import { type Game, openWindow } from '@conclave/engine';
import type { GameSpec } from '@conclave/engine/testing';
import { OBJECTS, ROOMS, ZONES } from '../rules/box.ts';
import { type Templar, templar } from '../rules/game.ts';
import { lay, placeReason } from '../rules/places.ts';
import { spec } from './spec.ts';

const TILES_LEFT = 4;

const late: Game<Templar> = {
  ...templar,
  setup(seats, options, effects) {
    const state = templar.setup(seats, options, effects);
    state.bag.fill(0);
    state.bag[0] = TILES_LEFT;
    for (let room = ROOMS; room >= 1; room--) {
      ZONES[room].forEach((spot, zone) => {
        for (let seat = 0; seat < seats; seat++) {
          const own = OBJECTS.length * seat + zone;
          // Enough stays in reserve for the rings of the set-up.
          if (state.reserve[own] <= 2 || placeReason(state, spot, zone) !== null) continue;
          state.reserve[own]--;
          lay(state, spot, zone, seat);
        }
      });
    }
    for (const figure of ['remigius', 'vitus', 'severus'] as const)
      state[figure] = effects.rng.int(ROOMS) + 1;
    if (state.vitus === state.remigius) state.vitus = (state.remigius % ROOMS) + 1;
    // Begins with the owners' choice after a count, wherever somebody has one.
    const asked = state.pawns.flatMap((_pawn, seat) =>
      ZONES[13].filter((spot) => state.hidden[(spot * seats + seat) * 2] > 0).length > 1 ? [seat] : [],
    );
    state.remigius = 13;
    if (state.vitus === 13) state.vitus = 2;
    state.ready.fill(true);
    if (effects.rng.int(3) === 0) {
      state.phase = 'first';
      state.window = openWindow(state.windows++, 'first', [...state.pawns.keys()]);
      return state;
    }
    state.phase = 'turning';
    state.round = 3;
    state.bagThen = TILES_LEFT;
    state.window = openWindow(state.windows++, 'turn', asked);
    return state;
  },
};

export const lateSpec: GameSpec<Templar> = {
  ...spec,
  game: late,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 5 }],
  stride: 6,
};
