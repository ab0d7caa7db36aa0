/** A turning part as a target. The centre opens its dial. A corridor is lifted, and a second click turns it. */

import type { TargetAttributes } from '@conclave/kit';
import { CENTRE, PARTS } from '../../rules/board.ts';
import type { Grip } from '../grip.ts';
import type { Setting } from '../setting.ts';

interface PartTarget extends TargetAttributes {
  readonly sure?: 'twice';
  readonly ask?: string;
  onArmed?(armed: boolean): void;
}

export function partTarget({ targets, say }: Setting, grip: Grip, part: number): PartTarget {
  const target = targets.at(`part-${part}`, say.parts[PARTS[part]]);
  if (part === CENTRE || !target.lit) return target;
  return {
    ...target,
    sure: 'twice',
    ask: say.oneNotch,
    onArmed: (armed) => (armed ? grip.lift(part) : grip.set(null)),
    // A second click may come before the first was drawn.
    onChoose: () => {
      grip.lift(part);
      grip.drop();
    },
  };
}
