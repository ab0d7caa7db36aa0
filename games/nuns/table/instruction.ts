/** The line in the bar: what the player can do now, or what everybody waits for. */

import type { InstructionProps } from '@conclave/kit';
import { pencilChoices } from '../on-view/reach.ts';
import type { Nuns } from '../rules/game.ts';
import { FIRST_NOVICE, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { draftFor } from './play/draft.ts';
import { namesFor } from './setting.ts';

export function instruction({ perspective, language, drafts }: InstructionProps<Nuns>): string {
  const { view, watcher, asked } = perspective;
  const { t, name } = namesFor(language, view);
  const { tasks } = t;
  const mine = view.novices.filter(({ seat, own }) => own !== null && seat === watcher);
  switch (view.phase) {
    case 'plan':
      if (mine.length === 0) return tasks.othersPlan;
      if (view.handedIn === null) return tasks.carriedOut;
      return view.handedIn ? tasks.planIn : planTask();
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

  function planTask(): string {
    const figures = view.novices.flatMap((novice, i) => (mine.includes(novice) ? [FIRST_NOVICE + i] : []));
    const draftOf = (figure: number) => draftFor(view, drafts, figure);
    const next = figures.find((figure) => !pencilChoices(view, figure, draftOf(figure)).whole);
    if (next === undefined) return tasks.planOn;
    const who = figures.length > 1 ? name(next) : null;
    const { status } = noviceOf(view, next);
    const plan = draftOf(next);
    if (plan.card === null) return status === 'caught' ? tasks.obey(who) : tasks.plan(who, view.double);
    return view.double && plan.split === null ? tasks.planFirst(who) : tasks.planMore(who);
  }
}

function guardOf(view: View, name: (figure: number) => string): string {
  return name(view.active ?? 0);
}
