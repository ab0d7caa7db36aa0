/** The event cards (AB-22), each a small function. */

import type { Effects, Seat } from '@conclave/engine';
import { type EventId, LASTING, RELICS } from './cards.ts';
import type { Event } from './events.ts';
import { CELLS } from './rooms.ts';
import { leftOf, rightOf, type State, seatsOf } from './state.ts';
import { drawFromPile, expose, publish, randomCard, randomCards, roll, show } from './transfers.ts';
import { openWindowFor } from './turn.ts';
import { place } from './walking.ts';

type Effect = (state: State, effects: Effects<Event>) => void;

const holders = (state: State): Seat[] => state.hand.flatMap((cards, seat) => (cards === 0 ? [] : [seat]));

/** The one who becomes first player at this mass (AB-23). */
const newFirst = (state: State): Seat => rightOf(state, state.first);

function exposeByDie(state: State, effects: Effects<Event>): void {
  const seat = roll(state, effects);
  if (state.hand[seat] !== 0) expose(state, seat, randomCard(state.hand[seat], effects), effects);
}

const none: Effect = () => {};

export const EVENT_EFFECTS: Readonly<Record<EventId, Effect>> = {
  toYourCells: (state, effects) => {
    for (let seat = 0; seat < seatsOf(state); seat++) {
      if (state.penitent[seat] || state.skip[seat] > 0) continue;
      place(state, seat, CELLS[state.colours[seat]]);
      effects.tell({ type: 'placed', seat, room: state.pawn[seat] });
    }
  },
  round: none,
  plainchant: none,
  secondBody: (state, effects) => {
    const card = state.pile.pop();
    if (card === undefined) {
      exposeByDie(state, effects);
      return;
    }
    const seat = newFirst(state);
    state.hand[seat] |= 1 << card;
    publish(state, 1 << card);
    state.exposed = { seat, card };
    effects.tell({ type: 'fromPile', seat, card });
  },
  greatSilence: none,
  vowOfTruth: none,
  bishopsVisit: (state) => openWindowFor(state, 'bishop', holders(state)),
  copyistsAtWork: none,
  librarianDozes: none,
  search: exposeByDie,
  fever: (state, effects) => {
    const seat = roll(state, effects);
    if (state.skip[seat] > 0) return;
    state.skip[seat] = 1;
    effects.tell({ type: 'fever', seat });
  },
  procession: none,
  feastDay: none,
  pilgrims: (state, effects) => {
    const seat = newFirst(state);
    const neighbour = leftOf(state, seat);
    if (state.pile.length > 0) drawFromPile(state, seat, effects);
    else show(state, neighbour, seat, randomCards(state, neighbour, 1, effects), effects, true);
  },
  contraryRumour: (state) => openWindowFor(state, 'right', holders(state)),
  newConfessors: (state, effects) => {
    for (let i = 0; i < state.confessors.length; i++) state.confessors[i] = roll(state, effects);
    effects.tell({ type: 'confessors', seats: state.confessors.slice() });
  },
  jubilee: (state, effects) => {
    const seats = state.skip.flatMap((skip, seat) => (skip > 0 || state.penitent[seat] ? [seat] : []));
    for (const seat of seats) {
      state.skip[seat] = 0;
      state.penitent[seat] = false;
    }
    effects.tell({ type: 'jubilee', seats });
  },
  stolenRelics: (state, effects) => {
    const seats = state.relic.flatMap((relic, seat) => (relic === 'none' ? [] : [seat]));
    state.relic.fill('none');
    state.relics = RELICS;
    effects.tell({ type: 'relicsReturned', seats });
  },
};

export function drawEvent(state: State, effects: Effects<Event>): void {
  effects.seal();
  const event = state.events.shift();
  if (event === undefined) return;
  if (LASTING.includes(event)) state.lasting = event;
  else state.events.push(event);
  state.turned.push(event);
  effects.tell({ type: 'event', event });
  EVENT_EFFECTS[event](state, effects);
}
