/** What one watcher may see: all but the dice under the cups of others (LD-4). */

import type { Watcher } from '@conclave/engine';
import type { Face, State } from './state.ts';

export interface PlayerView {
  readonly dice: number;
  /** `null`: hidden under the cup. */
  readonly cup: readonly Face[] | null;
}

export interface View extends Pick<State, 'wild' | 'round' | 'active' | 'bid' | 'lifted'> {
  readonly players: readonly PlayerView[];
  readonly out: readonly number[];
}

export function view(state: State, watcher: Watcher, open: boolean): View {
  const { wild, round, active, cups, bid, out, lifted } = state;
  const players = cups.map((cup, seat) => ({
    dice: cup.length,
    cup: open || seat === watcher ? cup : null,
  }));
  return { wild, round, active, bid, lifted, out: [...out], players };
}
