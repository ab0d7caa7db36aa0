/** What a watcher may know: all except the own combination and the pile's order (TC-R1, TC-R10). */

import type { Seat } from '@conclave/engine';
import type { Card } from './deck.ts';
import { decode } from './decode.ts';
import { activeSeat, HALF_MEDALLIONS, hasPair, isSolo, type State, seatsOf } from './state.ts';

export interface PlayerView {
  /** `null`: hidden. */
  readonly combination: Card | null;
  /** The two cards before this player, or none. Solo: the revealed pair. */
  readonly front: readonly Card[];
  /** Half-medallions; solo: combinations found. */
  readonly found: number;
  /** Whether a card was decoded since the present combination came. */
  readonly decoded: boolean;
}

export interface AsideView {
  readonly seat: Seat;
  readonly card: Card;
  readonly circles: number;
  readonly triangles: number;
}

export interface View {
  readonly players: readonly PlayerView[];
  /** The longest kept first. */
  readonly aside: readonly AsideView[];
  /** `cards`: the next one first; `null` until everything is laid open. */
  readonly pile: { readonly count: number; readonly cards: readonly Card[] | null };
  /** By number. */
  readonly discard: readonly Card[];
  /** Half-medallions still on the table (TC-3); solo needs none. */
  readonly medallionsLeft: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly freeGuess: boolean;
  readonly over: boolean;
}

export function publicView(state: State, open: boolean): View {
  const seats = seatsOf(state);
  const players: PlayerView[] = [];
  for (let seat = 0; seat < seats; seat++) {
    players.push({
      combination: open ? state.combination[seat] : null,
      front: hasPair(state, seat) ? state.front.slice(2 * seat, 2 * seat + 2) : [],
      found: state.found[seat],
      decoded: state.decoded[seat],
    });
  }
  return {
    players,
    aside: state.aside.map((card, i) => {
      const seat = state.asideOf[i];
      const { circles, triangles } = decode(state.combination[seat], card);
      return { seat, card, circles, triangles };
    }),
    pile: { count: state.pile.length, cards: open ? state.pile.slice().reverse() : null },
    discard: state.discard.slice().sort((a, b) => a - b),
    medallionsLeft: medallionsLeft(state),
    first: state.first,
    active: activeSeat(state),
    freeGuess: state.freeGuess,
    over: state.over,
  };
}

/** Everybody's combination but the own. */
export function ownView(state: State, seat: Seat, open: boolean, seen: View): View {
  if (open) return seen;
  const players = seen.players.map((player, other) =>
    other === seat ? player : { ...player, combination: state.combination[other] },
  );
  return { ...seen, players };
}

function medallionsLeft(state: State): number {
  if (isSolo(state)) return HALF_MEDALLIONS;
  return state.found.reduce((left, count) => left - count, HALF_MEDALLIONS);
}
