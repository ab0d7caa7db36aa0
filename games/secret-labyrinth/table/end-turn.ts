/**
 * When only the end of the turn is left, its button has the focus. A player who holds an animal could also exchange it,
 * and nobody may see that. So the button is the same for everybody, and nothing ends a turn by itself.
 */

import { useEffect } from 'preact/hooks';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { Props } from './setting.ts';

/** The card is taken, the duel is over, the way is gone: what may still be played is the owner's secret. */
export function isTurnSpent({ stage }: View, moves: readonly Move[]): boolean {
  const may = (kind: Move['kind']) => moves.some((move) => move.kind === kind);
  return stage === 'rest' && may('done') && !may('challenge');
}

export function useFocusOnEnd({ view, control }: Pick<Props, 'view' | 'control'>): void {
  const isSpent = isTurnSpent(view, control.moves);
  useEffect(() => {
    if (!isSpent || !isFocusOfBoard(document.activeElement)) return;
    document.querySelector<HTMLElement>('[data-place="done"]')?.focus({ preventScroll: true });
  }, [isSpent]);
}

/** Somebody who writes, or reads the notebook, is not torn from it. */
function isFocusOfBoard(active: Element | null): boolean {
  return active === null || active === document.body || active.closest('.board') !== null;
}
