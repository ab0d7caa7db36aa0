/** The chapter house: revelations and accusations (AB-24 to AB-27). */

import type { Effects, Seat } from '@conclave/engine';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { has, type Suspect, VALUES, type Value } from './suspects.ts';
import { expose } from './transfers.ts';
import { sendToPenance } from './walking.ts';

/** AB-24: the same statement may not be made twice by anyone. */
export function isStated(state: State, value: Value): boolean {
  for (let i = 0; i < state.revelations.length; i++) if (state.revelations[i].value === value) return true;
  return false;
}

export function valuesLeft(state: State): Value[] {
  return VALUES.filter((value) => !isStated(state, value));
}

export function reveal(state: State, seat: Seat, value: Value, effects: Effects<Event>): void {
  state.revelations.push({ seat, value });
  effects.tell({ type: 'revealed', seat, value });
}

/** AB-27, AB-R8: the software exculpates. */
export function accuse(state: State, seat: Seat, suspect: Suspect, effects: Effects<Event>): void {
  if (suspect === state.culprit) {
    state.ended = { how: 'found', finder: seat };
    effects.tell({ type: 'found', seat, suspect });
    effects.tell({ type: 'ended', culprit: suspect });
    return;
  }
  const holder = state.hand.findIndex((cards) => has(cards, suspect));
  state.falseAccusations[seat]++;
  effects.tell({ type: 'accused', seat, suspect, holder });
  expose(state, holder, suspect, effects);
  sendToPenance(state, seat, effects);
}
