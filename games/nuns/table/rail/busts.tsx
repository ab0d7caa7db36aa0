/** Heads and shoulders, for plates. */

import type { GuardIndex } from '../../rules/state.ts';
import { GuardFigure, NoviceFigure, type NoviceState } from '../pieces/figures.tsx';

export function GuardBust({ guard, size = 50 }: { guard: GuardIndex; size?: number }) {
  return (
    <svg class="nr-bust" width={size} height={size} viewBox="-36 -85 72 72" aria-hidden="true">
      <GuardFigure guard={guard} />
    </svg>
  );
}

export function NoviceBust({ size = 44, ...state }: NoviceState & { size?: number }) {
  return (
    <svg class="nr-bust" width={size} height={size} viewBox="-37 -62 74 74" aria-hidden="true">
      <NoviceFigure {...state} />
    </svg>
  );
}
