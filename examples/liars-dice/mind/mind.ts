/** What a seat can know stands in its view. The dice under the other cups can be anything. */

import type { Rng } from '@conclave/engine';
import { range, viewMind } from '@conclave/engine/author';
import { liarsDice } from '../rules/game.ts';
import { FACES, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

function complete({ players, ...known }: View, _seat: number, rng: Rng): State {
  const cups = players.map(
    ({ dice, cup }) =>
      cup ??
      range(dice)
        .map(() => rng.pick(FACES))
        .sort(),
  );
  return { ...known, out: [...known.out], cups };
}

export const liarsDiceMind = viewMind(liarsDice, complete);
