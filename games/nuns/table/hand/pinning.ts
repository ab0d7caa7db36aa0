/** Pinning, begun in the notebook: the next click puts a pin on a point, or removes one, and ends the state. */

import { readShared } from '../play/belief.ts';
import { readMarks, togglePin, writeMarks } from '../play/marks.ts';
import type { HandState, Situation } from './states.ts';

export function pinning({ props }: Situation): HandState {
  const shared = readShared(props.shared);
  return {
    kind: 'pinning',
    click: (point) => {
      props.write(writeMarks(togglePin(readMarks(props.marks), point, shared.only)));
      props.share(JSON.stringify({ ...shared, pinning: false }));
    },
    press: () => null,
  };
}
