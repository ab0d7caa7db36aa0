/** What a move does, as a choice of the reader. */

import type { Move } from '../rules/moves.ts';
import { PATHS } from '../rules/paths.ts';
import { FIRST_NOVICE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { nameOf } from './names.ts';

export function label(lexicon: Lexicon, move: Move, view: View, speak: Speaker): string {
  const { labels } = lexicon;
  const called = (figure: number) => nameOf(view, figure, speak);
  const active = speak.guard(view.active ?? 0);
  switch (move.kind) {
    case 'pace':
      return labels.pace(called(move.figure), move.card, isCaught(view, move.figure), view.options.exactRun);
    case 'obey':
      return labels.obey(called(move.figure));
    case 'hurry':
      return labels.hurry(called(move.figure));
    case 'step':
      return labels.step(called(move.figure), speak.point(move.to));
    case 'rest':
      return labels.rest(called(move.figure));
    case 'erase':
      return labels.erase(called(move.figure));
    case 'bless': {
      const die = view.dice.at(move.die);
      return labels.bless(
        called(move.figure),
        blessingOf(view, move.figure),
        called(die?.figure ?? 0),
        die?.value ?? 0,
      );
    }
    case 'mark':
      return labels.mark(called(move.figure), speak.guard(move.guard), speak.point(move.to));
    case 'feign':
      return labels.feign(called(move.figure), speak.guard(move.guard), speak.point(move.to));
    case 'handIn':
      return labels.handIn[handInKind(view)];
    case 'withdraw':
      return labels.withdraw;
    case 'takePath': {
      const points = PATHS[move.path];
      const last = points[points.length - 1];
      const here = view.guards[view.active ?? 0].at;
      return labels.takePath(speak.path(move.path), speak.point(here === last ? points[0] : last));
    }
    case 'aboutTurn':
      return labels.aboutTurn;
    case 'lead':
      return labels.lead(speak.guard(move.guard));
    case 'go':
      return labels.go(active, speak.point(move.to), move.fast);
    case 'stop':
      return labels.stop(active, view.points, move.fast);
    case 'standing':
      return labels.standing(move.window, move.mode);
  }
}

function isCaught(view: View, figure: number): boolean {
  return view.novices.at(figure - FIRST_NOVICE)?.status === 'caught';
}

function blessingOf(view: View, figure: number) {
  const boon =
    figure < FIRST_NOVICE ? view.guards[figure].own : view.novices.at(figure - FIRST_NOVICE)?.own?.boon;
  return boon?.blessing ?? null;
}

/** What handing in means here: a plan, a pass, a blessing on a die, or markers. */
function handInKind(view: View): 'plan' | 'pass' | 'dice' | 'marks' {
  if (view.phase === 'plan') return 'plan';
  const boons = [...view.guards.map(({ own }) => own), ...view.novices.map(({ own }) => own?.boon ?? null)];
  if (view.phase === 'noiseDice' || view.phase === 'listenDice') {
    return boons.some((boon) => boon !== null && boon.die !== null) ? 'dice' : 'pass';
  }
  const places = view.novices.some(({ own }) => own?.marks.some((to) => to !== null));
  return places || boons.some((boon) => boon !== null && boon.feint !== null) ? 'marks' : 'pass';
}
