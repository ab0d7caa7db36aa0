/**
 * The only step of a guard who is bound to her path and may not stop yet: the table plays it for her.
 * Everybody can see that it is the only one. From the third point on, a hidden Fast may leave a choice, so nothing is played.
 */

import type { Move } from '../rules/moves.ts';
import { FEWEST_POINTS } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export function forced({ phase, free, points }: View, moves: readonly Move[]): Move | null {
  if (phase !== 'guardMove' || free || points >= FEWEST_POINTS) return null;
  const steps = moves.filter(({ kind }) => kind === 'go' || kind === 'stop');
  return steps.length === 1 && steps[0].kind === 'go' ? steps[0] : null;
}
