/** The line in the bar: what to do now, or what one waits for. */

import type { InstructionProps } from '@conclave/kit';
import type { Nuns } from '../rules/game.ts';
import { FIRST_NOVICE } from '../rules/state.ts';
import type { NoviceView, View } from '../rules/view.ts';
import { namesFor } from './hand.ts';

export function instruction({ perspective, language }: InstructionProps<Nuns>): string {
  const { view, watcher, asked } = perspective;
  const { t, name } = namesFor(language, view);
  const { tasks } = t;
  const mine = view.novices.filter(({ seat, own }) => own !== null && seat === watcher);
  switch (view.phase) {
    case 'plan':
      if (mine.length === 0) return tasks.othersPlan;
      if (view.handedIn === null) return tasks.carriedOut;
      return view.handedIn ? tasks.planIn : planTask(view, mine);
    case 'firstPaths':
      return asked ? tasks.firstPaths(guardOf(view, name)) : tasks.guardsChoose;
    case 'lead':
      return asked ? tasks.lead : tasks.guardsMove;
    case 'guardMove': {
      const guard = guardOf(view, name);
      if (!asked) return tasks.guardMoves(guard);
      if (view.choosing) return tasks.choose(guard);
      return view.free ? tasks.free(guard) : tasks.bound(guard);
    }
    case 'over':
      return tasks.over;
    default:
      if (view.handedIn === false) return tasks.window;
      return view.handedIn ? tasks.windowIn : tasks.windowOther;
  }

  function planTask({ double }: View, novices: readonly NoviceView[]): string {
    const next = novices.find(({ own }) => own !== null && own.plan.card === null);
    const novice = next ?? novices[0];
    const who = mine.length > 1 ? name(FIRST_NOVICE + view.novices.indexOf(novice)) : null;
    const plan = novice.own?.plan;
    if (!plan || plan.card === null) return novice.status === 'caught' ? tasks.obey : tasks.plan(who, double);
    if (double && plan.split === null) return tasks.planFirst;
    return tasks.planOn;
  }
}

function guardOf(view: View, name: (figure: number) => string): string {
  return name(view.active ?? 0);
}
