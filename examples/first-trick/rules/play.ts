import type { Effects, Seat } from '@conclave/engine';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { type State, without } from './state.ts';

/** FT-3, FT-4 */
export function play(state: State, seat: Seat, { card }: Move, effects: Effects<Event>): void {
  state.hands[seat] = without(state.hands[seat], card);
  state.table[seat] = card;
  effects.tell({ type: 'played', seat, card });
  // A card that was played stays played.
  effects.seal();
  state.active = (seat + 1) % state.table.length;
  if (state.active !== state.leader) return;
  const best = Math.max(...state.table.map((played) => played ?? 0));
  const taker = state.table.indexOf(best);
  effects.tell({ type: 'taken', seat: taker, card: best });
  state.tricks[taker]++;
  state.table = state.table.map(() => null);
  state.leader = taker;
  state.active = taker;
}
