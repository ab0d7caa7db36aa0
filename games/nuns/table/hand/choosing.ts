/** Choosing, the usual state: a click on a point does what the point offers. A press on a point is the camera's. */

import type { HandState, Situation } from './states.ts';

export function choosing({ goals }: Situation): HandState {
  return {
    kind: 'choosing',
    click: (point) => goals.get(point)?.choose(),
    press: () => null,
  };
}
