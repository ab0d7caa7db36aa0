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
import { newCards } from './belief.ts';
import type { Decision } from './decision.ts';

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

/** Steps of a usual move. */
export function paceOf({ options, players }: View): number {
  return options.sixRules || players.length === 6 ? 3 : 2;
}

/** By room: what its action is worth to this seat, in new cards. `chapter`: what the chapter house promises now. */
export function worths({ view, seat, belief, crossed, policy }: Decision, chapter: number): number[] {
  const worth = Array.from({ length: ROOMS }, () => 0);
  const fresh = (of: Seat) => newCards(belief, of, view.players[of].cards, crossed);
  const { books, relic } = view.players[seat];
  worth[PARLOR] = view.pile.length > 0 ? 2.5 : 1.8;
  worth[CHAPTER] = chapter;
  worth[SCRIPTORIUM] = view.scriptorium > 0 ? policy.books * FEWER ** books : 0;
  if (mayVisitLibrary(view, seat)) worth[LIBRARY] = 2.5;
  if (relic === 'none' && view.decks.relics > 0) worth[CRYPT] = 0.6;
  for (const [i, room] of CONFESSIONALS.entries()) {
    const visitor = view.confessors[i];
    if (visitor !== seat) worth[room] = 2 * fresh(visitor);
  }
  for (let other = 0; other < view.players.length; other++) {
    if (other !== seat) worth[CELLS[view.players[other].colour]] = 1.8 * fresh(other);
  }
  return worth;
}

/** As cards are held now: nobody walks there in hope. */
function mayVisitLibrary({ options, lasting, players }: View, seat: Seat): boolean {
  const { libraryVisited, cards } = players[seat];
  if (libraryVisited || options.libraryClosed || lasting === 'copyistsAtWork') return false;
  if (lasting === 'librarianDozes') return true;
  return players.every((other) => other.cards >= cards) && players.some((other) => other.cards > cards);
}

/** Each book kept makes the next one worth less. */
const FEWER = 0.75;

/** By room: what a question to somebody who stands there is worth; nothing where nobody may be asked. */
export function meetings({ view, seat, belief, crossed, policy }: Decision): number[] {
  const worth = Array.from({ length: ROOMS }, () => 0);
  if (view.lasting === 'greatSilence') return worth;
  for (const [other, { room, cards, penitent }] of view.players.entries()) {
    if (other === seat || penitent) continue;
    worth[room] = Math.max(worth[room], policy.meeting * (0.4 + newCards(belief, other, cards, crossed)));
  }
  return worth;
}

const LATER = 0.6;

export interface End {
  readonly room: Room;
  readonly value: number;
  /** What it is for: this room, or one that lies behind it. */
  readonly for: Room;
}

/** The best of the rooms in which a move may end: for what is done and who is met there, or for what lies behind it. */
export function bestEnd(
  ends: readonly Room[],
  worth: readonly number[],
  met: readonly number[],
  pace: number,
): End {
  let best: End = { room: ends[0], value: -1, for: ends[0] };
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
    value += met[room];
    if (value > best.value) best = { room, value, for: aim };
  }
  return best;
}
