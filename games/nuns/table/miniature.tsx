/** The night so far as a stamp: for lists, invitations, results. */

import type { MiniatureProps } from '@conclave/kit';
import type { View } from '../rules/view.ts';
import { VIEW } from './geometry.tsx';
import { MiniPlan } from './mini-plan.tsx';

export function NunsMiniature({ view }: MiniatureProps<View>) {
  const side = VIEW.height;
  const margin = (side - VIEW.width) / 2;
  return (
    <svg viewBox={`${-margin} 0 ${side} ${side}`} aria-hidden="true">
      <rect x={-margin} width={side} height={side} fill="#232150" />
      <MiniPlan view={view} />
    </svg>
  );
}
