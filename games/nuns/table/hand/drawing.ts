/** Drawing: a player drags the own novice over points, and each point is added to her way. */

import type { Drag, Situation } from './states.ts';

export function drawing(situation: () => Situation): Drag {
  // At first the pointer is at her figure, so the first point begins the move anew.
  let stage: 'begin' | 'continue' = 'begin';
  return {
    kind: 'drawing',
    pass: (point) => {
      const { planning, goals } = situation();
      if (!planning) return;
      const begun = stage === 'begin' ? planning.anew.get(point) : undefined;
      if (stage === 'begin' && planning.anew.size > 0 && !begun) return;
      stage = 'continue';
      if (begun) planning.draw(begun);
      else goals.get(point)?.choose();
    },
  };
}
