/** Where Remigius could count next. */

import { NEXT, ROOMS, VIA } from '../rules/box.ts';
import type { State } from '../rules/state.ts';

const can: boolean[] = [];

/** By room: whether one or two steps lead him there (TP-30, TP-R8). The array is used again at the next call. */
export function roomsToCount(state: State): readonly boolean[] {
  for (let room = 0; room <= ROOMS; room++) can[room] = false;
  if (!walk(state, false)) walk(state, true);
  if (state.severus >= 0) can[state.severus] = false;
  return can;
}

/** Only if there is no other way does he cross the room of Vitus, and he does not stay there. */
function walk({ remigius, vitus, door }: State, throughVitus: boolean): boolean {
  let found = false;
  for (let i = 0; i < NEXT[remigius].length; i++) {
    const room = NEXT[remigius][i];
    if (VIA[remigius][i] === door || (room === vitus) !== throughVitus) continue;
    found = true;
    if (!throughVitus) can[room] = true;
    for (let j = 0; j < NEXT[room].length; j++) {
      if (VIA[room][j] !== door && NEXT[room][j] !== remigius) can[NEXT[room][j]] = true;
    }
  }
  return found;
}
