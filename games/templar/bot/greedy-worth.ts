/** The greedy evaluation: points now, then what lies ready to be counted, then what is in stock. */

import type { Seat } from '@conclave/engine';
import { OBJECTS, SPOTS, WORTH } from '../rules/box.ts';
import { at, handSize, type State } from '../rules/state.ts';

const LYING = 0.3;
const STOCK = 0.15;
const CARD = 0.2;

export function greedyWorth(state: State, seat: Seat): number {
  let lying = 0;
  for (let spot = 0; spot < SPOTS.length; spot++) {
    if (state.fill[spot] > 0) lying += state.hidden[at(state, spot, seat)] * WORTH[state.holds[spot]];
  }
  let stock = 0;
  for (let object = 0; object < OBJECTS.length; object++) {
    stock += state.stock[OBJECTS.length * seat + object] * WORTH[object];
  }
  return state.scores[seat] + LYING * lying + STOCK * stock + CARD * handSize(state.hands[seat]);
}
