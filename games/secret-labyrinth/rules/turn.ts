/** The course of a turn: changes, the move, what is turned up, and the next player. */

import type { Effects, Seat } from '@conclave/engine';
import { CENTRE, HOME, INNER, OUTER, PARTS, SECTORS, type Square, sectorOf, shorterWay } from './board.ts';
import { isAnimal } from './cards.ts';
import { takeWanted } from './cards-in-play.ts';
import { CHANGES_A_TURN } from './changes.ts';
import { cardDuel } from './duel.ts';
import type { Event } from './events.ts';
import type { Corridor } from './moves.ts';
import { pathBetween } from './paths.ts';
import { CROWD, IN_PILE, NONE, pawnsOn, type Stage, type State, seatsOf, WANTED } from './state.ts';

export function beginTurn(state: State, effects: Effects<Event>): void {
  state.stage = 'change';
  state.made = 0;
  state.centreTurned = false;
  state.spent = false;
  state.mayChallenge = false;
  state.owesCard = false;
  state.ending = false;
  effects.tell({ type: 'turnBegun', seat: state.active });
}

/** SL-4, SL-7: pawns stand on squares, and squares turn with their part. */
export function turnCentre(state: State, notches: number, effects: Effects<Event>): void {
  state.centreTurned = true;
  change(state, CENTRE, notches, effects);
}

export function shiftCorridor(state: State, corridor: Corridor, effects: Effects<Event>): void {
  change(state, corridor === 'inner' ? INNER : OUTER, 1, effects);
}

function change(state: State, part: number, notches: number, effects: Effects<Event>): void {
  if (!state.tryOut) effects.seal(); // SL-6
  const { turned, active: seat } = state;
  turned[part] = (turned[part] + notches) % SECTORS;
  state.made++;
  const { direction, notches: shown } = shorterWay(notches);
  effects.tell({
    type: 'turned',
    seat,
    part: PARTS[part],
    direction,
    notches: shown,
    stands: turned.slice(),
    pawn: state.pawns[seat],
  });
  state.stage = stageNow(state);
}

function stageNow(state: State): Stage {
  if (state.ending) return 'jump';
  if (state.made < CHANGES_A_TURN) return 'change';
  return state.spent ? 'rest' : 'move';
}

/** Back to the active player after an exchange. */
export function resume(state: State): void {
  state.stage = stageNow(state);
}

/** SL-8 */
export function run(state: State, to: Square, effects: Effects<Event>): void {
  const seat = state.active;
  const occupied = state.pawns.includes(to);
  const path = pathBetween(state.turned, state.pawns[seat], to);
  state.pawns[seat] = to;
  state.spent = true;
  effects.tell({ type: 'ran', seat, path, to, sector: sectorOf(to, state.turned) });
  if (state.wanted !== NONE && to === HOME[state.wanted]) {
    contest(state, effects);
    return;
  }
  state.mayChallenge = occupied; // SL-15
  state.stage = 'rest';
}

/** SL-10 */
export function claim(state: State, effects: Effects<Event>): void {
  state.spent = true;
  contest(state, effects);
}

/** The active player stands on the wanted square and takes the card, alone or by a duel (SL-9, SL-20, SL-26). */
function contest(state: State, effects: Effects<Event>): void {
  const others = othersThere(state);
  if (others.length === 0) {
    takeWanted(state, state.active, effects);
    proceed(state, effects);
  } else if (pawnsOn(state, state.pawns[state.active]) === CROWD) {
    putUnder(state, effects);
    proceed(state, effects);
  } else if (others.length === 1) {
    cardDuel(state, others[0], effects);
  } else {
    state.stage = 'rival';
  }
}

/** Who stands on the active player's square besides. */
export function othersThere(state: State): Seat[] {
  const { pawns, active } = state;
  const others: Seat[] = [];
  for (let seat = 0; seat < pawns.length; seat++) {
    if (seat !== active && pawns[seat] === pawns[active]) others.push(seat);
  }
  return others;
}

/** SL-26 */
function putUnder(state: State, effects: Effects<Event>): void {
  if (state.pile.length === 0) {
    effects.tell({ type: 'leftLying' });
    return;
  }
  const card = state.wanted;
  state.pile.unshift(card);
  state.owner[card] = IN_PILE;
  state.wanted = NONE;
  state.owesCard = true;
  effects.tell({ type: 'putUnder', card: state.memoryAid ? card : null });
}

/** On with the turn, or with its end. */
export function proceed(state: State, effects: Effects<Event>): void {
  if (state.end !== null) return;
  if (state.ending) finish(state, effects);
  else resume(state);
}

export function endMove(state: State, effects: Effects<Event>): void {
  state.ending = true;
  finish(state, effects);
}

/** SL-11, SL-13, SL-26: turns up cards until one stays, then passes the turn. */
function finish(state: State, effects: Effects<Event>): void {
  while (state.owesCard) {
    state.owesCard = false;
    if (state.pile.length === 0) break; // SL-12
    const card = turnUp(state, state.active, effects);
    if (pawnsOn(state, HOME[card]) === CROWD) putUnder(state, effects);
    else if (isAnimal(card)) {
      state.stage = 'jump';
      return;
    }
  }
  endTurn(state, effects);
}

/** Looks at the pile. */
export function turnUp(state: State, seat: Seat | null, effects: Effects<Event>): number {
  effects.seal();
  const card = state.pile.pop();
  if (card === undefined) throw new RangeError('the pile is empty');
  state.wanted = card;
  state.owner[card] = WANTED;
  effects.tell({ type: 'turnedUp', seat, card: state.memoryAid ? card : null });
  return card;
}

/** SL-13: without path or change. */
export function jump(state: State, effects: Effects<Event>): void {
  const seat = state.active;
  const to = HOME[state.wanted];
  if (state.pawns[seat] !== to) {
    state.pawns[seat] = to;
    effects.tell({ type: 'jumped', seat, to, sector: sectorOf(to, state.turned) });
  }
  contest(state, effects);
}

export function decline(state: State, effects: Effects<Event>): void {
  effects.tell({ type: 'declined', seat: state.active });
  endTurn(state, effects);
}

/** SL-3, SL-R3 */
function endTurn(state: State, effects: Effects<Event>): void {
  const seats = seatsOf(state);
  state.turns++;
  if (state.roundLimit > 0 && state.turns === state.roundLimit * seats) {
    state.end = 'roundsOver';
    effects.tell({ type: 'roundsOver', rounds: state.roundLimit });
    return;
  }
  state.active = (state.active + 1) % seats;
  beginTurn(state, effects);
}
