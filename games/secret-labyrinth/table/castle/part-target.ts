/** A turning part as something to choose: the centre opens its dial, a corridor is lifted, and turned by once more. */

import type { TargetAttributes } from '@conclave/kit';
import { CENTRE, PARTS } from '../../rules/board.ts';
import type { Grip } from '../grip.ts';
import type { Setting } from '../setting.ts';

export function partTarget({ targets, say }: Setting, grip: Grip, part: number): TargetAttributes {
  const target = targets.at(`part-${part}`, say.parts[PARTS[part]]);
  if (part === CENTRE || !target.lit) return target;
  const isLifted = grip.isLifted && grip.held?.part === part;
  return {
    ...target,
    label: isLifted ? say.labelled(target.label, say.onceMore) : target.label,
    onChoose: () => grip.lift(part),
  };
}
