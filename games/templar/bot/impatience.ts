/**
 * Who has played for a while wants to come to an end. From a third of the usual rounds on, a tile less in the bag is worth
 * ever more, and half of that in the harbour: so houses are emptied and Bells are rung.
 */

import type { OptionValue } from '@conclave/engine';
import { bagCount, type State } from '../rules/state.ts';

const HURRY = 3.6;
const PATIENT = 1 / 3;
/** Rounds of a usual match, and of a short one. */
const USUAL_ROUNDS = 26;
const SHORT_ROUNDS = 20;

export function roundsOf({ short }: Readonly<Record<string, OptionValue>>): number {
  return short === true ? SHORT_ROUNDS : USUAL_ROUNDS;
}

/** `rounds`: how long such a match usually is. */
export function impatience(state: State, rounds: number): number {
  const weight = HURRY * Math.max(0, state.round / rounds - PATIENT);
  let inHarbour = 0;
  for (const tiles of state.harbour) inHarbour += tiles;
  return -weight * (bagCount(state) + inHarbour / 2);
}
