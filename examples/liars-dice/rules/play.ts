import type { Effects, Seat } from '@conclave/engine';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { roll } from './setup.ts';
import { type Bid, countOf, isOver, type State } from './state.ts';

export function play(state: State, seat: Seat, move: Move, effects: Effects<Event>): void {
  switch (move.kind) {
    case 'bid':
      state.bid = { seat, count: move.count, face: move.face };
      effects.tell({ type: 'bid', ...state.bid });
      state.active = nextWithDice(state, seat);
      return;
    case 'challenge':
      if (state.bid) lift(state, seat, state.bid, effects);
  }
}

/** LD-8, LD-9, LD-10 */
function lift(state: State, challenger: Seat, bid: Bid, effects: Effects<Event>): void {
  const found = countOf(state.cups, bid.face, state.wild);
  const loser = found >= bid.count ? challenger : bid.seat;
  state.lifted = { bid, challenger, cups: [...state.cups], found, loser };
  effects.tell({ type: 'challenged', seat: challenger, bid });
  effects.tell({ type: 'lifted', ...state.lifted });
  state.cups[loser] = state.cups[loser].slice(1);
  const left = state.cups[loser].length;
  effects.tell({ type: 'lost', seat: loser, left });
  if (left === 0) state.out.push(loser);
  // LD-11
  state.active = left > 0 ? loser : nextWithDice(state, loser);
  if (!isOver(state)) roll(state, effects);
}

function nextWithDice({ cups }: State, seat: Seat): Seat {
  let next = seat;
  do next = (next + 1) % cups.length;
  while (cups[next].length === 0);
  return next;
}
