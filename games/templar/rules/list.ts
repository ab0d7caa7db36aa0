/** The moves of a seat: listed, drawn at random, and made for it when its time is up. */

import type { Rng, Seat } from '@conclave/engine';
import { BELLS, BENJAMIN, HIDES, MARIA, NEXT, PORTICUS, REACH } from './box.ts';
import {
  ANNOUNCE,
  CARD,
  DOOR,
  END,
  FIRST,
  HIDE,
  type Move,
  PICK_UP,
  PLACE,
  PORTAL,
  PUT_DOWN,
  RINGS,
  STEP,
  TURN,
  WAREHOUSE,
  WITHDRAW,
} from './moves.ts';
import { reasonAgainst } from './refusals.ts';
import type { State } from './state.ts';
import { walker } from './ways.ts';

const PLACES: readonly Move[] = PLACE.slice(1);
const FIRST_CARDS: readonly Move[] = [WITHDRAW, ...FIRST];
const TURNS: readonly Move[] = [WITHDRAW, ...TURN];
const HIDING: readonly Move[] = HIDE.flat();
const CARRYING: readonly Move[] = [...PICK_UP.flat(), ...PUT_DOWN];
const ENDING: readonly Move[] = [END, ANNOUNCE];
/** By place: steps to the rooms next to it. */
const STEPS: readonly (readonly Move[])[] = NEXT.map((rooms) => rooms.map((room) => STEP[room]));
const NOTHING: readonly Move[] = [];

/** Of the moves that can be thought of in this phase, those nothing speaks against. Kinds stand together: `pick` relies on it. */
export function moves(state: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  if (state.phase !== 'act') {
    keepLegal(state, seat, thinkable(state), list);
    return list;
  }
  if (seat !== state.active) return list;
  const { card } = state;
  if (card === MARIA) keepLegal(state, seat, WAREHOUSE, list);
  else if (card === PORTICUS) keepLegal(state, seat, DOOR, list);
  else if (REACH[card] > 0) keepLegal(state, seat, STEPS[walker(state)], list);
  if (HIDES[card] > 0) keepLegal(state, seat, HIDING, list);
  else if (card === BENJAMIN) keepLegal(state, seat, CARRYING, list);
  keepLegal(state, seat, ENDING, list);
  return list;
}

function thinkable({ phase }: State): readonly Move[] {
  switch (phase) {
    case 'placing':
      return PLACES;
    case 'rings':
      return RINGS;
    case 'first':
      return FIRST_CARDS;
    case 'turning':
      return TURNS;
    case 'portal':
      return PORTAL;
    case 'card':
      return CARD;
    case 'close':
      return ENDING;
    case 'act':
    case 'over':
      return NOTHING;
  }
}

function keepLegal(state: State, seat: Seat, from: readonly Move[], list: Move[]): void {
  for (let i = 0; i < from.length; i++) {
    if (reasonAgainst(state, seat, from[i]) === null) list.push(from[i]);
  }
}

/** Kind first, then uniform among the moves of that kind. */
export function pick(state: State, seat: Seat, rng: Rng): Move | null {
  const list = moves(state, seat);
  if (list.length <= 1) return list[0] ?? null;
  let kinds = 1;
  for (let i = 1; i < list.length; i++) if (list[i].kind !== list[i - 1].kind) kinds++;
  if (kinds === 1) return list[rng.int(list.length)];
  let kind = rng.int(kinds);
  let from = 0;
  for (; kind > 0; from++) if (list[from + 1].kind !== list[from].kind) kind--;
  let to = from + 1;
  while (to < list.length && list[to].kind === list[from].kind) to++;
  return list[from + rng.int(to - from)];
}

/** Bells as the card, the end of the turn as soon as may be; never an announcement. */
export function lapse(state: State, seat: Seat): Move {
  if (state.phase === 'first') return FIRST[BELLS];
  if (state.phase === 'card') return CARD[BELLS];
  const list = moves(state, seat);
  return list.find(({ kind }) => kind === 'end' || kind === 'putDown') ?? list[0];
}
