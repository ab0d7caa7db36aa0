/** What a position is worth to each player: points, and what may still become points. */

import type { Seat } from '@conclave/engine';
import {
  CHURCH,
  distance,
  OBJECTS,
  REMIGIUS,
  RING_TYPES,
  ROOM_BONUS,
  ROOM_SPOTS,
  ROOMS,
  WORTH,
} from '../rules/box.ts';
import { at, bagCount, type State } from '../rules/state.ts';
import { roomsToCount } from './rooms-to-count.ts';

/**
 * The numbers of this file were found by play: nearly all were varied, one after the other, in games with two, three and
 * five seats, and a change was kept where it won.
 */

/** A hand is worth the cards in it: by card, what it will bring when its time comes. */
const CARD_WORTH: readonly number[] = [0.7, 0.2, 0, 0.1, 0.5, 0.3, 0.4, 0.7, 0.4, 0];
/** What an object in stock is worth with time to hide it, and how many of them: in all, and in a round. */
const IN_STOCK: readonly number[] = [1.2, 1.2, 1.2, 2, 3.4];
const MAX_HIDDEN = 10;
const HIDDEN_A_ROUND = 0.85;
/** Tiles that arrive in a round, for each player at the table. */
const TILES_A_ROUND = 1;
/** Tiles in the harbour when it is not crowded, and rounds from the last tiles to the end. */
const USUAL_HARBOUR = 12;
const LAST_ROUNDS = 1.5;
/** Of all turns, so many are a count that was not foreseen. */
const COUNTS_A_TURN = 1 / 14;
/** Of what lies in the best room for Remigius, so much is as good as counted while his card is in hand. */
const READY_TO_COUNT = 0.4;
/** How likely Remigius turns up in a room, by its distance from him. */
const NEARNESS: readonly number[] = [0.5, 1, 1, 0.8, 0.7, 0.6];
const SEVERUS_THERE = 0.8;
/** Rooms that draw him although nothing lies in them. */
const EMPTY_PULL = 24;
/** A room is hardly counted more often than this. */
const MAX_COUNTS = 1.4;
/** A room more, while there is time for others to follow. */
const ROOM_HOPED = 2.25;
/** A ring in the church, near the end. */
const CHURCH_RING = 2.8;
/** Rounds left at which half of the final count, and half of what is in hand and stock, counts. */
const HALF_FINAL = 9.6;
const HALF_TIME = 3;

/** Rounds still to come. A full harbour takes no tiles: somebody must go there before the bag can run short (TP-R3). */
export function roundsLeft(state: State): number {
  if (state.phase === 'over') return 0;
  if (state.turnsLeft > 0) return state.turnsLeft / state.seats;
  let inHarbour = 0;
  for (const tiles of state.harbour) inHarbour += tiles;
  const toCome = bagCount(state) + Math.max(0, inHarbour - USUAL_HARBOUR);
  return toCome / (TILES_A_ROUND * state.seats) + LAST_ROUNDS;
}

/** By seat; the array is used again at the next call. */
const worths: number[] = [];

/** What the last survey found, by room and seat, by room, or by seat. */
const inRoom: number[] = [];
const attraction: number[] = [];
const rooms: number[] = [];
/** By how much a count in the best room that Remigius can reach would bring more than to the others. */
const ready: number[] = [];

export function worthOf(state: State): readonly number[] {
  const { seats } = state;
  const left = roundsLeft(state);
  const time = left / (left + HALF_TIME);
  const late = 1 / (1 + left / HALF_FINAL);
  const counts = left * seats * COUNTS_A_TURN;
  const pull = survey(state);
  for (let seat = 0; seat < seats; seat++) worths[seat] = state.scores[seat];
  for (let room = 1; room <= ROOMS; room++) {
    if (attraction[room] === 0) continue;
    const often = Math.min(MAX_COUNTS, (counts * attraction[room]) / (pull + EMPTY_PULL));
    for (let seat = 0; seat < seats; seat++) worths[seat] += often * inRoom[room * seats + seat];
  }
  for (let seat = 0; seat < seats; seat++) {
    worths[seat] += roomsWorth(state, seat, late, left) + stockWorth(state, seat, left) * time;
    worths[seat] += handWorth(state.hands[seat]) * time;
    if ((state.hands[seat] >> REMIGIUS) & 1) worths[seat] += READY_TO_COUNT * ready[seat] * time;
  }
  return worths;
}

/** Looks through all rooms; answers how much they draw Remigius together. */
function survey(state: State): number {
  const { seats } = state;
  for (let seat = 0; seat < seats; seat++) {
    rooms[seat] = 0;
    ready[seat] = 0;
  }
  const mayCount = roomsToCount(state);
  let pull = 0;
  for (let room = 1; room <= ROOMS; room++) {
    let most = 0;
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const value = lookInto(state, room, seat);
      inRoom[room * seats + seat] = value;
      sum += value;
      if (value > most) most = value;
    }
    if (mayCount[room] && most > 0) {
      for (let seat = 0; seat < seats; seat++) {
        const own = inRoom[room * seats + seat];
        ready[seat] = Math.max(ready[seat], own - (sum - own) / (seats - 1));
      }
    }
    const far = distance(state.door, state.remigius, room);
    const near = NEARNESS[Math.min(far, NEARNESS.length - 1)];
    attraction[room] = most * near * (room === state.severus ? SEVERUS_THERE : 1);
    pull += attraction[room];
  }
  return pull;
}

/** What a count would bring a seat in a room, which is one of its rooms if anything of it lies there. */
function lookInto(state: State, room: number, seat: Seat): number {
  const { hidden, holds, fill } = state;
  const spots = ROOM_SPOTS[room];
  let value = 0;
  let present = false;
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[i];
    if (fill[spot] === 0) continue;
    const place = at(state, spot, seat);
    const uncounted = hidden[place];
    if (uncounted > 0) value += uncounted * WORTH[holds[spot]];
    if (uncounted > 0 || hidden[place + 1] > 0) present = true;
  }
  if (present) rooms[seat]++;
  return value;
}

/** Rooms, and rings in the church: more certain the nearer the end. */
function roomsWorth(state: State, seat: Seat, late: number, left: number): number {
  let church = 0;
  for (const spot of ROOM_SPOTS[CHURCH]) {
    if (state.holds[spot] >= 0 && state.holds[spot] < RING_TYPES)
      church += state.hidden[at(state, spot, seat)];
  }
  const table = ROOM_BONUS[rooms[seat]];
  const hoped = left > 0 ? ROOM_HOPED * rooms[seat] : 0;
  return late * table + (1 - late) * hoped + CHURCH_RING * church * late;
}

/** Beyond what there is time to hide it is worth nothing. */
function stockWorth(state: State, seat: Seat, left: number): number {
  const from = OBJECTS.length * seat;
  let count = 0;
  let worth = 0;
  for (let object = 0; object < OBJECTS.length; object++) {
    count += state.stock[from + object];
    worth += state.stock[from + object] * IN_STOCK[object];
  }
  const most = Math.min(MAX_HIDDEN, HIDDEN_A_ROUND * left);
  return count > most ? (worth * most) / count : worth;
}

function handWorth(hand: number): number {
  let worth = 0;
  for (let card = 0; card < CARD_WORTH.length; card++) if ((hand >> card) & 1) worth += CARD_WORTH[card];
  return worth;
}

/** What a seat plays for: its own lead over the others, the best of them above all. */
export function leadOf(state: State, seat: Seat): number {
  const worth = worthOf(state);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    sum += worth[other];
    if (worth[other] > best) best = worth[other];
  }
  return worth[seat] - 0.5 * best - (0.5 * sum) / (state.seats - 1);
}
