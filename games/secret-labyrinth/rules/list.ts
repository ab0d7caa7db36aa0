/** The moves of a seat: listed, drawn at random, and made for it when its time is up. */

import { answerOf, type Rng, type Seat } from '@conclave/engine';
import { COLOURS, SQUARES } from './board.ts';
import { ANIMALS_FROM, CARDS } from './cards.ts';
import {
  ANIMAL,
  ANY_WEAPON,
  CHALLENGE,
  CLAIM,
  COLOUR,
  DECLINE,
  DONE,
  FROM,
  GIVE,
  JUMP,
  type Move,
  PLACE,
  RIVAL,
  RUN,
  SHIFT,
  STAKE,
  TURN,
  WEAPON,
  WITHDRAW,
} from './moves.ts';
import { joinedTo } from './paths.ts';
import { mayClaim } from './refusals.ts';
import { countOf, holdsAnimal, isAnimalTime, isFree, mayPlay, NONE, type State, seatsOf } from './state.ts';
import { toAct } from './to-act.ts';
import { othersThere } from './turn.ts';

const NOTHING: readonly Move[] = [];
/** A weapon by its number; the last one is chance. */
const WEAPONS_LISTED: readonly Move[] = [...WEAPON, ANY_WEAPON];
const CHANGES_LISTED: readonly Move[] = [...TURN.slice(1), SHIFT.inner, SHIFT.outer];
const SHIFTS_LISTED: readonly Move[] = [SHIFT.inner, SHIFT.outer];

export function moves(state: State, seat: Seat): readonly Move[] {
  if (!toAct(state).includes(seat)) return answeredMoves(state, seat);
  switch (state.stage) {
    case 'colours':
      return COLOUR.filter((_move, colour) => !state.colours.includes(colour));
    case 'rival':
      return othersThere(state).map((other) => RIVAL[other]);
    case 'stake':
      return STAKE;
    case 'weapons':
      return WEAPONS_LISTED;
    case 'place':
      return PLACE.filter((_move, to) => isFree(state, to));
    case 'exchange':
      return exchangeMoves(state, seat);
    case 'change':
    case 'move':
    case 'rest':
    case 'jump':
      return turnMoves(state, seat);
  }
}

/** Until the other has chosen too, another weapon may be. */
function answeredMoves({ window }: State, seat: Seat): readonly Move[] {
  const given = window && answerOf(window, seat);
  if (given === null) return NOTHING;
  const others = WEAPONS_LISTED.filter((_move, weapon) => weapon !== given);
  return [...others, WITHDRAW];
}

function exchangeMoves(state: State, seat: Seat): readonly Move[] {
  if (state.gift === NONE) return GIVE.filter((_move, card) => state.owner[card] === seat);
  return FROM.slice(0, seatsOf(state)).filter((_move, from) => from !== seat && countOf(state, from) > 0);
}

function turnMoves(state: State, seat: Seat): Move[] {
  const list: Move[] = [];
  switch (state.stage) {
    case 'change':
      list.push(...(state.centreTurned ? SHIFTS_LISTED : CHANGES_LISTED));
      if (mayClaim(state, seat)) list.push(CLAIM);
      break;
    case 'move': {
      if (mayClaim(state, seat)) list.push(CLAIM);
      const from = state.pawns[seat];
      const squares = joinedTo(state.turned, from);
      for (let i = 0; i < squares.length; i++) if (squares[i] !== from) list.push(RUN[squares[i]]);
      list.push(DONE);
      break;
    }
    case 'rest':
      if (state.mayChallenge) for (const other of othersThere(state)) list.push(CHALLENGE[other]);
      list.push(DONE);
      break;
    case 'jump':
      list.push(JUMP, DECLINE);
      break;
  }
  if (isAnimalTime(state.stage) && holdsAnimal(state, seat)) {
    for (let card = ANIMALS_FROM; card < CARDS; card++) {
      if (mayPlay(state, seat, card)) list.push(ANIMAL[card]);
    }
  }
  return list;
}

/** A kind first, then evenly among the moves of that kind. */
export function pick(state: State, seat: Seat, rng: Rng): Move | null {
  if (!toAct(state).includes(seat)) return null;
  if (!isAnimalTime(state.stage)) return pickOnly(state, seat, rng);
  const animals = holdsAnimal(state, seat);
  if (!animals && state.stage === 'change' && !mayClaim(state, seat)) {
    if (state.centreTurned || rng.int(2) === 0) return rng.pick(SHIFTS_LISTED);
    return TURN[1 + rng.int(TURN.length - 1)];
  }
  if (!animals && state.stage === 'move' && !mayClaim(state, seat)) return pickRun(state, seat, rng);
  const list = turnMoves(state, seat);
  return pickKind(list, rng);
}

function pickRun(state: State, seat: Seat, rng: Rng): Move {
  const squares = joinedTo(state.turned, state.pawns[seat]);
  if (squares.length === 1 || rng.int(2) === 0) return DONE;
  const place = rng.int(squares.length - 1);
  const to = squares[place];
  return RUN[to === state.pawns[seat] ? squares[squares.length - 1] : to];
}

function pickOnly(state: State, seat: Seat, rng: Rng): Move {
  if (state.stage === 'place') {
    let to = rng.int(SQUARES);
    while (!isFree(state, to)) to = rng.int(SQUARES);
    return PLACE[to];
  }
  if (state.stage === 'weapons') return rng.int(2) === 0 ? ANY_WEAPON : rng.pick(WEAPON);
  return rng.pick(moves(state, seat));
}

function pickKind(list: readonly Move[], rng: Rng): Move {
  let kinds = 1;
  for (let i = 1; i < list.length; i++) if (list[i].kind !== list[i - 1].kind) kinds++;
  let chosen = rng.int(kinds);
  let from = 0;
  while (chosen > 0) {
    from++;
    if (list[from].kind !== list[from - 1].kind) chosen--;
  }
  let to = from + 1;
  while (to < list.length && list[to].kind === list[from].kind) to++;
  return list[from + rng.int(to - from)];
}

/** The least binding move; a weapon is chosen by chance (SL-R10). */
export function lapse(state: State, seat: Seat): Move {
  switch (state.stage) {
    case 'colours':
      return COLOUR[COLOURS.findIndex((_colour, index) => !state.colours.includes(index))];
    case 'change':
      return SHIFT.inner;
    case 'move':
    case 'rest':
      return DONE;
    case 'weapons':
      return ANY_WEAPON;
    case 'jump':
      return DECLINE;
    case 'exchange':
    case 'rival':
    case 'stake':
    case 'place':
      return moves(state, seat)[0];
  }
}
