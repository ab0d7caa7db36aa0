/** The actions of the rooms (AB-13 to AB-19), and the end of a turn. */

import type { Effects, Seat } from '@conclave/engine';
import { drawBook } from './books.ts';
import { accuse, reveal } from './chapter.ts';
import type { Event } from './events.ts';
import { readInLibrary } from './library.ts';
import type { Handlers } from './moves.ts';
import { CONFESSIONALS, LIBRARY } from './rooms.ts';
import { ownerOf, popped, type State } from './state.ts';
import { fitting, type Value } from './suspects.ts';
import { drawFromPile, show } from './transfers.ts';
import { finishTurn } from './turn.ts';

type ActionKind =
  | 'confess'
  | 'spy'
  | 'draw'
  | 'request'
  | 'read'
  | 'venerate'
  | 'reveal'
  | 'accuse'
  | 'decline'
  | 'show'
  | 'relic'
  | 'done';

export const ACTION_PLAY: Handlers<ActionKind> = {
  /** AB-13, AB-R6 */
  confess: (state, seat) => {
    const number = CONFESSIONALS.indexOf(state.pawn[seat]);
    state.acted = true;
    state.stack.push({ kind: 'take', to: seat, from: state.confessors[number], why: 'confessional' });
    state.confessors[number] = seat;
  },
  spy: (state, seat) => {
    state.acted = true;
    state.stack.push({ kind: 'take', to: seat, from: ownerOf(state, state.pawn[seat]), why: 'cell' });
  },
  draw: (state, seat, _move, effects) => {
    state.acted = true;
    drawFromPile(state, seat, effects);
  },
  request: (state, seat, { of, values }, effects) => {
    state.acted = true;
    demand(state, seat, of, values, effects);
  },
  read: (state, seat, _move, effects) => {
    state.acted = true;
    if (state.pawn[seat] === LIBRARY) readInLibrary(state, seat, effects);
    else drawBook(state, seat, effects);
  },
  venerate: (state, seat, _move, effects) => {
    state.acted = true;
    state.relics--;
    state.relic[seat] = 'fresh';
    effects.tell({ type: 'relicTaken', seat });
  },
  /** In the chapter house, or by the book of revelations. */
  reveal: (state, seat, { value }, effects) => {
    if (state.stack.length > 0) state.stack.pop();
    else state.acted = true;
    reveal(state, seat, value, effects);
  },
  accuse: (state, seat, { suspect }, effects) => {
    state.acted = true;
    accuse(state, seat, suspect, effects);
  },
  decline: (state) => {
    state.stack.pop();
  },
  show: (state, _seat, { card }, effects) => {
    const { by, to, values } = popped(state, 'show');
    show(state, by, to, 1 << card, effects, true, values);
  },
  relic: (state, seat, _move, effects) => {
    state.relic[seat] = 'none';
    state.relics++;
    effects.tell({ type: 'relicUsed', seat });
    finishTurn(state, effects, 'relic');
  },
  done: (state) => {
    state.leaving = true;
  },
};

/** AB-17, AB-45, anonymous letters: one fitting card of the owner's choice, or all hear that there is none. */
export function demand(
  state: State,
  to: Seat,
  by: Seat,
  values: readonly Value[],
  effects: Effects<Event>,
): void {
  effects.tell({ type: 'requested', by: to, of: by, values });
  if ((state.hand[by] & fitting(values)) === 0) {
    state.said = { kind: 'none', by, to, values };
    effects.tell({ type: 'hasNone', by, to, values });
    return;
  }
  state.stack.push({ kind: 'show', by, to, values });
}
