import type { Effects } from '@conclave/engine';
import { range } from '@conclave/engine/author';
import type { Event } from './events.ts';
import { FACES, type Face, type Options, type State } from './state.ts';

/** LD-1, LD-2 */
export function setup(seats: number, { wild, dice }: Options, effects: Effects<Event>): State {
  const first = effects.rng.int(seats);
  const cups = range(seats).map(() => range(dice).map((): Face => FACES[0]));
  const state: State = { wild, round: 0, active: first, cups, bid: null, out: [], lifted: null };
  roll(state, effects);
  return state;
}

/** LD-3, LD-4: everybody rolls as many dice as they have, and looks at them alone. */
export function roll(state: State, effects: Effects<Event>): void {
  state.round++;
  state.bid = null;
  effects.tell({ type: 'roundBegun', round: state.round, first: state.active });
  state.cups.forEach(({ length }, seat) => {
    if (length === 0) return;
    const cup = range(length).map(() => effects.rng.pick(FACES));
    cup.sort((a, b) => a - b);
    state.cups[seat] = cup;
    effects.tellOnly([seat], { type: 'rolled', seat, cup }, null);
  });
}
