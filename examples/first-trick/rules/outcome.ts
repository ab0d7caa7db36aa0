import type { Outcome } from '@conclave/engine';
import { placesBy } from '@conclave/engine/author';
import { isOver, type State } from './state.ts';

export const ENDINGS = ['mostTricks'] as const;
export type Ending = (typeof ENDINGS)[number];

/** FT-5 */
export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null;
  const how: Ending = 'mostTricks';
  const scores = state.tricks.map((tricks, seat) => ({ seat, parts: { tricks } }));
  return { places: placesBy(state.tricks.map((points) => ({ points }))), scores, how };
}
