/** What rooms are worth, and the way there. */

import type { Seat } from '@conclave/engine';
import {
  CELLS,
  CHAPTER,
  CONFESSIONALS,
  CRYPT,
  JOINED,
  LIBRARY,
  PARLOR,
  ROOMS,
  type Room,
  roomsIn,
  SCRIPTORIUM,
} from '../rules/rooms.ts';
import type { View } from '../rules/view.ts';
import { type Belief, newCards } from './belief.ts';
import type { SeenCards } from './seen-cards.ts';

/** By room and room: steps, over all doors. */
const STEPS: readonly (readonly number[])[] = Array.from({ length: ROOMS }, (_none, from) => {
  const steps = Array.from({ length: ROOMS }, () => Number.POSITIVE_INFINITY);
  steps[from] = 0;
  const queue = [from];
  for (let room = queue.shift(); room !== undefined; room = queue.shift()) {
    for (const next of roomsIn(JOINED[room])) {
      if (steps[next] <= steps[room] + 1) continue;
      steps[next] = steps[room] + 1;
      queue.push(next);
    }
  }
  return steps;
});

export const stepsBetween = (from: Room, to: Room): number => STEPS[from][to];

export interface Prospects {
  readonly view: View;
  readonly seat: Seat;
  readonly belief: Belief;
  readonly seen: SeenCards;
  /** What the chapter house promises now. */
  readonly chapter: number;
}

/** By room: what its action is worth to this seat. */
export function worths({ view, seat, belief, seen, chapter }: Prospects): number[] {
  const worth = Array.from({ length: ROOMS }, () => 0);
  const crossed = (view.players[seat].own?.crossed ?? []).reduce((mask, card) => mask | (1 << card), 0);
  const fresh = (of: Seat) => newCards(belief, of, view.players[of].cards, seen.holds[of], crossed);
  worth[PARLOR] = view.pile.length > 0 ? 3 : 1.8;
  worth[CHAPTER] = chapter;
  worth[SCRIPTORIUM] = 1;
  if (!view.players[seat].libraryVisited && !view.options.libraryClosed) worth[LIBRARY] = 1.8;
  if (view.players[seat].relic === 'none' && view.decks.relics > 0) worth[CRYPT] = 0.7;
  for (const [i, room] of CONFESSIONALS.entries()) {
    const visitor = view.confessors[i];
    if (visitor !== seat) worth[room] = 2 * fresh(visitor);
  }
  for (let other = 0; other < view.players.length; other++) {
    if (other !== seat) worth[CELLS[view.players[other].colour]] = 1.8 * fresh(other);
  }
  return worth;
}

const LATER = 0.6;

/** The best of the rooms in which a move may end: for itself, or for what lies behind it. */
export function bestEnd(
  ends: readonly Room[],
  worth: readonly number[],
  pace: number,
): { room: Room; value: number; for: Room } {
  let best = { room: ends[0], value: -1, for: ends[0] };
  for (const room of ends) {
    let value = worth[room];
    let aim = room;
    for (let other = 0; other < ROOMS; other++) {
      if (other === room || worth[other] === 0) continue;
      const later = worth[other] * LATER ** Math.ceil(STEPS[room][other] / pace) + 0.3 * worth[room];
      if (later <= value) continue;
      value = later;
      aim = other;
    }
    if (value > best.value) best = { room, value, for: aim };
  }
  return best;
}
