/** What one plays after a match against bots: the same from another chair, or against stronger bots. */

import { LEVELS, type Seat } from '@conclave/engine';
import type { LocalSeat } from './local-store.ts';

/** The one person among bots; `null`: there is none, or there are several. */
function onlyPerson(seats: readonly LocalSeat[]): Seat | null {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 && seats.length > 1 ? people[0] : null;
}

/** Every bot by one level better; `null`: no bot can be, or people play each other. */
export function againstStronger(seats: readonly LocalSeat[]): readonly LocalSeat[] | null {
  if (onlyPerson(seats) === null) return null;
  const risen = seats.map((one) => {
    const next = one.level && LEVELS[LEVELS.indexOf(one.level) + 1];
    return next ? { ...one, level: next } : one;
  });
  return risen.some(({ level }, seat) => level !== seats[seat].level) ? risen : null;
}

/** By chair what it is ("the guards"): the person changes places with the first bot that is something else. */
export function inAnotherRole(
  seats: readonly LocalSeat[],
  roles: readonly string[],
): { readonly role: string; readonly seats: readonly LocalSeat[] } | null {
  const own = onlyPerson(seats);
  const other = own === null ? -1 : roles.findIndex((role) => role !== roles[own]);
  if (own === null || other < 0) return null;
  return { role: roles[other], seats: seats.with(own, seats[other]).with(other, seats[own]) };
}
