/** The match after a match against bots: the same from another seat, or against stronger bots. */

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

/**
 * By seat its role ("the guards"). The person changes places with a bot of another role, whatever most others are: the
 * Prioress becomes a novice, not the Abbess.
 */
export function inAnotherRole(
  seats: readonly LocalSeat[],
  roles: readonly string[],
): { readonly role: string; readonly seats: readonly LocalSeat[] } | null {
  const own = onlyPerson(seats);
  if (own === null) return null;
  const others = roles.filter((role) => role !== roles[own]);
  const count = (role: string) => others.filter((one) => one === role).length;
  const [wanted] = others.toSorted((a, b) => count(b) - count(a));
  const other = roles.indexOf(wanted);
  if (other < 0) return null;
  return { role: roles[other], seats: seats.with(own, seats[other]).with(other, seats[own]) };
}
