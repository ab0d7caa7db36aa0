/** A course of turns while it is composed: every part can be turned back. */

import { isRecord, type Json } from '@conclave/engine';
import { CENTRE, PARTS, SECTORS, type Square } from '../../rules/board.ts';

/** By part: notches from where it stood; of the centre less than nought is anticlockwise. */
export type Turned = readonly number[];

export interface Composed {
  readonly turns: readonly Turned[];
  /** Where the pawn waits between two turns; `null`: it has not run yet. */
  readonly stop: Square | null;
}

const CHANGES = 2;
const NOTHING: Turned = PARTS.map(() => 0);

export function composedOf(json: Json, turns: number): Composed {
  if (!isRecord(json)) return { turns: Array.from({ length: turns }, () => NOTHING), stop: null };
  return json as unknown as Composed;
}

/** Changes made: the centre is one, however far it is turned (SL-4). */
export function changesMade(turned: Turned): number {
  return turned.reduce(
    (sum, notches, part) => sum + (part === CENTRE ? Math.sign(notches ** 2) : notches),
    0,
  );
}

export const isWhole = (turned: Turned) => changesMade(turned) === CHANGES;
export const changesLeft = (turned: Turned) => CHANGES - changesMade(turned);

/** A part one notch on or back; `null`: that is no turn of the castle. */
export function nudged(turned: Turned, part: number, by: 1 | -1): Turned | null {
  const half = SECTORS / 2;
  const notches = turned[part] + by;
  if (part !== CENTRE && notches < 0) return null;
  const round = notches > half ? notches - SECTORS : notches <= -half ? notches + SECTORS : notches;
  const next = turned.with(part, part === CENTRE ? round : notches);
  return changesMade(next) <= CHANGES ? next : null;
}

/** As an answer says it: clockwise. */
export const clockwise = (turned: Turned) => turned.map((notches) => (notches + SECTORS) % SECTORS);
