/** Puts a plan that was taken back on the table again, so that it can be changed. */

import { useEffect, useRef } from 'preact/hooks';
import { FIRST_NOVICE } from '../../rules/state.ts';
import type { Props } from '../setting.ts';
import { type PlanMove, planOf } from './draft.ts';

/** A plan that was taken back lies on the table again. */
export function useKeptPlans({ view, control, watcher }: Props): void {
  const kept = useRef<{ readonly turn: number; readonly plans: readonly PlanMove[] } | null>(null);
  useEffect(() => {
    const handedIn = view.novices.flatMap(({ own, seat }, i) => {
      const plan = seat === watcher && own?.plan ? planOf(FIRST_NOVICE + i, own.plan) : null;
      return plan ? [plan] : [];
    });
    const was = kept.current;
    kept.current = view.phase === 'plan' ? { turn: view.turn, plans: handedIn } : null;
    if (!was || view.phase !== 'plan' || was.turn !== view.turn || was.plans.length === 0) return;
    if (handedIn.length > 0 || control.drafts.length > 0) return;
    control.compose(was.plans.map((plan) => ({ ...plan, way: [...plan.way] })));
  });
}
