/** Laying: the pointer draws the sight rule from the pressed point to the point that it comes to. */

import type { Point } from '../../rules/convent.ts';
import type { ChangeRule } from './ruling.ts';
import type { Drag } from './states.ts';

export function laying(from: Point, change: ChangeRule): Drag {
  return {
    kind: 'laying',
    pass: (to) =>
      change((now) => (to === from && now?.from !== from ? now : { from, to: to === from ? null : to })),
  };
}
