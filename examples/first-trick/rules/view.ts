/** What a watcher may see: all but the cards of others and those that nobody was dealt (FT-2). */

import type { Seat } from '@conclave/engine';
import { isOver, type State } from './state.ts';

export interface PlayerView {
  readonly cards: number;
  /** `null`: hidden. */
  readonly hand: readonly number[] | null;
  readonly played: number | null;
  readonly tricks: number;
}

export interface View extends Pick<State, 'leader' | 'active'> {
  readonly players: readonly PlayerView[];
  readonly over: boolean;
}

export function publicView(state: State, open: boolean): View {
  const { leader, active, hands, table, tricks } = state;
  const players = hands.map((hand, seat) => ({
    cards: hand.length,
    hand: open ? hand : null,
    played: table[seat],
    tricks: tricks[seat],
  }));
  return { leader, active, players, over: isOver(state) };
}

/** The same with one's own hand. */
export function ownView(state: State, seat: Seat, open: boolean, seen: View): View {
  if (open) return seen;
  const own = { ...seen.players[seat], hand: state.hands[seat] };
  return { ...seen, players: seen.players.map((player, other) => (other === seat ? own : player)) };
}
