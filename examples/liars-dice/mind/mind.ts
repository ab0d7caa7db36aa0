/** What a seat can know stands in its view. The dice under the other cups can be anything. */

import type { Rng } from '@conclave/engine';
import { range, sorted, viewMind } from '@conclave/engine/author';
import { liarsDice } from '../rules/game.ts';
import { FACES, type Face, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

function complete({ players, ...known }: View, _seat: number, rng: Rng): State {
  const roll = (dice: number) => sorted(range(dice).map(() => rng.pick(FACES))) as Face[];
  return { ...known, out: [...known.out], cups: players.map(({ dice, cup }) => cup ?? roll(dice)) };
}

export const liarsDiceMind = viewMind(liarsDice, complete);
