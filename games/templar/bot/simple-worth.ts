/** What a position looks like to easy and fair: points, what lies ready to be counted, rooms, stock, cards, and time left. */

import type { Seat } from '@conclave/engine';
import {
  CARDS,
  CHURCH,
  OBJECTS,
  REMIGIUS,
  RING_TYPES,
  ROOM_BONUS,
  ROOM_SPOTS,
  ROOMS,
  WORTH,
} from '../rules/box.ts';
import { totals } from '../rules/outcome.ts';
import { at, type State } from '../rules/state.ts';
import { impatience } from './impatience.ts';
import type { Taste } from './manners.ts';
import { roomsToCount } from './rooms-to-count.ts';
import { roundsLeft } from './worth.ts';

/** What a card in hand is worth while there is time to play it. */
const CARD_WORTH: Readonly<Record<(typeof CARDS)[number], number>> = {
  anselmus: 1,
  josua: 0.7,
  lucas: 0.4,
  benjamin: 0.3,
  maria: 0.9,
  stephanus: 0.4,
  porticus: 0.3,
  remigius: 0.9,
  severus: 0.3,
  bells: 0,
};
/** Rounds left at which half of the final count, and half of what still takes time, counts. */
const HALF_FINAL = 8;
const HALF_TIME = 2;
/** Objects hidden in a round. */
const HIDDEN_A_ROUND = 0.9;
/** A point of the best of the others hurts so much. */
const RIVALRY = 0.4;
const CHURCH_RING = 2;

/** `rounds`: how long such a match usually is. */
export function simpleWorth(state: State, seat: Seat, taste: Taste, rounds: number): number {
  // In the last round nothing comes after this turn.
  if (state.phase === 'over' || state.turnsLeft > 0) return leadNow(state, seat);
  const left = roundsLeft(state);
  const time = left / (left + HALF_TIME);
  const late = 1 / (1 + left / HALF_FINAL);
  let best = 0;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat) best = Math.max(best, state.scores[other]);
  return (
    state.scores[seat] -
    RIVALRY * best +
    laidOut(state, seat, taste, late) +
    impatience(state, rounds) +
    time * (inStock(state, seat, taste, left) + inHand(state.hands[seat]))
  );
}

function leadNow(state: State, seat: Seat): number {
  const points = totals(state);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) if (other !== seat) best = Math.max(best, points[other]);
  return points[seat] - RIVALRY * best;
}

/** What lies hidden: where it may be counted, in how many rooms, and rings in the church. */
function laidOut(state: State, seat: Seat, taste: Taste, late: number): number {
  const mayCount = roomsToCount(state);
  const hasAbbot = ((state.hands[seat] >> REMIGIUS) & 1) === 1;
  let rooms = 0;
  let worth = 0;
  let ready = 0;
  for (let room = 1; room <= ROOMS; room++) {
    let here = 0;
    let present = false;
    for (const spot of ROOM_SPOTS[room]) {
      if (state.fill[spot] === 0) continue;
      const place = at(state, spot, seat);
      here += state.hidden[place] * WORTH[state.holds[spot]];
      present ||= state.hidden[place] > 0 || state.hidden[place + 1] > 0;
      if (room === CHURCH && state.holds[spot] < RING_TYPES)
        worth += late * CHURCH_RING * state.hidden[place];
    }
    if (present) rooms++;
    worth += taste.hidden * (1 - late) * here;
    if (mayCount[room]) ready = Math.max(ready, here);
  }
  if (hasAbbot) worth += taste.countable * ready;
  return worth + late * ROOM_BONUS[rooms] + (1 - late) * taste.room * rooms;
}

/** Beyond what there is time and use for it is worth nothing. */
function inStock(state: State, seat: Seat, { stock, most }: Taste, left: number): number {
  const from = OBJECTS.length * seat;
  let count = 0;
  let worth = 0;
  for (let object = 0; object < OBJECTS.length; object++) {
    count += state.stock[from + object];
    worth += state.stock[from + object] * WORTH[object];
  }
  const useful = Math.min(most, HIDDEN_A_ROUND * left);
  return count > useful ? (stock * worth * useful) / count : stock * worth;
}

function inHand(hand: number): number {
  let worth = 0;
  for (let card = 0; card < CARDS.length; card++) if ((hand >> card) & 1) worth += CARD_WORTH[CARDS[card]];
  return worth;
}
