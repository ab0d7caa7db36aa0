/** A guard's steps: the move to a point, and whether a step showed anything new. */

import type { Point } from '../../rules/convent.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import { FIRST_NOVICE } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export function goTo(to: Point): Move {
  return { kind: 'go', to, fast: false };
}

/** A step that shows nothing new: whoever was in sight when she set out may be seen again where she was. */
export function isUneventful(view: View): (event: { readonly type: string }) => boolean {
  const known = new Map(view.novices.map(({ spotted }, i) => [FIRST_NOVICE + i, spotted]));
  return (told) => {
    const event = told as Event;
    switch (event.type) {
      case 'turned':
        return !event.interrupted && event.sees.every(({ figure, at }) => known.get(figure) === at);
      case 'stepped':
        return event.captured.length === 0 && event.sees.every(({ figure, at }) => known.get(figure) === at);
      default:
        return false;
    }
  };
}
