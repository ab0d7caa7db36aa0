/** Which figures are in sight of whom. */

import type { Point } from './convent.ts';
import { sees } from './sight.ts';
import type { GuardIndex, State } from './state.ts';

export function guardSees(state: State, guard: GuardIndex, point: Point): boolean {
  const { at, facing } = state.guards[guard];
  return sees(at, facing, point);
}

export function isInSight(state: State, point: Point): boolean {
  return guardSees(state, 0, point) || guardSees(state, 1, point);
}
