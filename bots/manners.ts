/** Manners: what makes one bot play unlike another of its level, and no better. */

import { type AnyPerspective, type HouseEvent, isHouseEvent, type Manner, type Seat } from '@conclave/engine';

/** Hexadecimal digits of the seal for one seat. */
const DIGITS = 4;

/**
 * The manner of a seat, out of those that its game and level know. It follows from the seal that everybody is told as the
 * match begins, so a page knows it as well, and no two matches open alike. `null`: there are none.
 */
export function mannerOf<Own extends Manner>(
  told: AnyPerspective['told'],
  seat: Seat,
  manners: readonly Own[],
): Own | null {
  const [opened] = told;
  if (manners.length === 0 || !isOpened(opened)) return null;
  const from = (seat * DIGITS) % (opened.commitment.length - DIGITS + 1);
  return manners[Number.parseInt(opened.commitment.slice(from, from + DIGITS), 16) % manners.length];
}

function isOpened(
  event: AnyPerspective['told'][number] | undefined,
): event is Extract<HouseEvent, { type: 'house.opened' }> {
  return event !== undefined && isHouseEvent(event) && event.type === 'house.opened';
}
