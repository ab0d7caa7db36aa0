/** What a move can reach, as its player can see it. */

import type { Refusal, Seat } from '@conclave/engine';
import { ROOMS, type Room } from '../rules/rooms.ts';
import { NONE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { endRefusal, type Ground, type Walk, wayTo } from '../rules/ways.ts';

/** A room where the move can end, and the rooms to step into one after the other; or why it cannot. */
export type Reached =
  | { readonly way: readonly Room[]; readonly refusal: null }
  | { readonly way: null; readonly refusal: Refusal };

/** By room; `null`: this seat is not to move. */
export function reach(view: View, seat: Seat): readonly Reached[] | null {
  if (view.asked?.kind !== 'move' || view.asked.seat !== seat) return null;
  const ground = groundIn(view);
  const walk = walkIn(view, seat);
  return Array.from({ length: ROOMS }, (_none, room): Reached => {
    const refusal = endRefusal(ground, seat, walk, room);
    return refusal ? { way: null, refusal } : { way: wayTo(ground, seat, walk, room), refusal: null };
  });
}

function groundIn({ options, lasting, players }: View): Ground {
  return {
    options,
    lasting,
    pawn: players.map(({ room }) => room),
    colours: players.map(({ colour }) => colour),
    libraryVisited: players.map(({ libraryVisited }) => libraryVisited),
    cards: (seat) => players[seat].cards,
    keptBooks: (seat) => players[seat].books,
  };
}

function walkIn({ turn, start, steps, ends, players }: View, seat: Seat): Walk {
  const { vow, forsworn } = players[seat];
  return { turn, start, steps, ends, vow: vow ?? NONE, forsworn };
}
