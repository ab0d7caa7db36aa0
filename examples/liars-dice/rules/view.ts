/** What one watcher may see: all but the dice under the cups of others (LD-4). */

import type { Seat } from '@conclave/engine';
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

export function publicView(state: State, open: boolean): View {
  const { wild, round, active, cups, bid, out, lifted } = state;
  const players = cups.map((cup) => ({ dice: cup.length, cup: open ? cup : null }));
  return { wild, round, active, bid, lifted, out: [...out], players };
}

/** The same with one's own dice. */
export function ownView(state: State, seat: Seat, open: boolean, seen: View): View {
  if (open) return seen;
  const { players } = seen;
  const own = { ...players[seat], cup: state.cups[seat] };
  return { ...seen, players: players.map((player, other) => (other === seat ? own : player)) };
}
