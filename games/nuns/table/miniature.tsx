/** The night so far as a stamp: for lists, invitations, results. */

import type { MiniatureProps } from '@conclave/kit';
import type { View } from '../rules/view.ts';
import { OnPlan, VIEW } from './geometry.tsx';
import { MiniPlan } from './mini-plan.tsx';
import plan from './pictures/plan.svg';

export function NunsMiniature({ view }: MiniatureProps<View>) {
  const side = VIEW.height;
  const margin = (side - VIEW.width) / 2;
  return (
    <svg viewBox={`${-margin} 0 ${side} ${side}`} aria-hidden="true">
      <rect x={-margin} width={side} height={side} fill="#232150" />
      <OnPlan>
        <image href={plan} x="26" y="-6" width="1774" height="1916" />
      </OnPlan>
      <rect x={-margin} width={side} height={side} fill="#1a1650" opacity="0.5" />
      <MiniPlan view={view} onGround />
    </svg>
  );
}
