/** The event cards (AB-22), each a small function. */

import type { Seat, Table } from '@conclave/engine';
import { type EventId, LASTING, RELICS } from './cards.ts';
import type { Event } from './events.ts';
import { CELLS } from './rooms.ts';
import { leftOf, rightOf, type State, seatsOf } from './state.ts';
import { drawFromPile, expose, publish, randomCard, randomCards, roll, show } from './transfers.ts';
import { openWindowFor } from './turn.ts';
import { place } from './walking.ts';

type Effect = (state: State, table: Table<Event>) => void;

const holders = (state: State): Seat[] => state.hand.flatMap((cards, seat) => (cards === 0 ? [] : [seat]));

/** The one who becomes first player at this mass (AB-23). */
const newFirst = (state: State): Seat => rightOf(state, state.first);

function exposeByDie(state: State, table: Table<Event>): void {
  const seat = roll(state, table);
  if (state.hand[seat] !== 0) expose(state, seat, randomCard(state.hand[seat], table), table);
}

const none: Effect = () => {};

export const HAPPENINGS: Readonly<Record<EventId, Effect>> = {
  E01: (state, table) => {
    for (let seat = 0; seat < seatsOf(state); seat++) {
      if (state.penitent[seat] || state.skip[seat] > 0) continue;
      place(state, seat, CELLS[state.colours[seat]]);
      table.tell({ type: 'placed', seat, room: state.pawn[seat] });
    }
  },
  E02: none,
  E03: none,
  E04: (state, table) => {
    const card = state.pile.pop();
    if (card === undefined) {
      exposeByDie(state, table);
      return;
    }
    const seat = newFirst(state);
    state.hand[seat] |= 1 << card;
    publish(state, 1 << card);
    state.exposed = { seat, card };
    table.tell({ type: 'fromPile', seat, card });
  },
  E05: none,
  E06: none,
  E07: (state) => openWindowFor(state, 'bishop', holders(state)),
  E08: none,
  E09: none,
  E10: exposeByDie,
  E11: (state, table) => {
    const seat = roll(state, table);
    if (state.skip[seat] > 0) return;
    state.skip[seat] = 1;
    table.tell({ type: 'fever', seat });
  },
  E12: none,
  E13: none,
  E14: (state, table) => {
    const seat = newFirst(state);
    const neighbour = leftOf(state, seat);
    if (state.pile.length > 0) drawFromPile(state, seat, table);
    else show(state, neighbour, seat, randomCards(state, neighbour, 1, table), table, true);
  },
  E15: (state) => openWindowFor(state, 'right', holders(state)),
  E16: (state, table) => {
    for (let i = 0; i < state.confessors.length; i++) state.confessors[i] = roll(state, table);
    table.tell({ type: 'confessors', seats: state.confessors.slice() });
  },
  E17: (state, table) => {
    const seats = state.skip.flatMap((skip, seat) => (skip > 0 || state.penitent[seat] ? [seat] : []));
    for (const seat of seats) {
      state.skip[seat] = 0;
      state.penitent[seat] = false;
    }
    table.tell({ type: 'jubilee', seats });
  },
  E18: (state, table) => {
    const seats = state.relic.flatMap((held, seat) => (held > 0 ? [seat] : []));
    state.relic.fill(0);
    state.relics = RELICS;
    table.tell({ type: 'relicsReturned', seats });
  },
};

export function drawEvent(state: State, table: Table<Event>): void {
  table.seal();
  const event = state.events.shift();
  if (event === undefined) return;
  if (LASTING.includes(event)) state.lasting = event;
  else state.events.push(event);
  state.turned.push(event);
  table.tell({ type: 'event', event });
  HAPPENINGS[event](state, table);
}
