/** The names of moves, as choices of the reader. */

import type { Move } from '../rules/moves.ts';
import { PATHS } from '../rules/paths.ts';
import { FIRST_NOVICE, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { nameOf } from './names.ts';

export function label(lexicon: Lexicon, move: Move, view: View, speak: Speaker): string {
  const { labels } = lexicon;
  const called = (figure: number) => nameOf(view, figure, speak);
  const active = speak.guard(view.active ?? 0);
  switch (move.kind) {
    case 'plan':
      return labels.plan(called(move.figure), move, speak.legs(move));
    case 'bless': {
      const { play } = move;
      if (play === null) return labels.keep(isOnly(view, move.figure) ? null : called(move.figure));
      if ('guard' in play) {
        return labels.feign(called(move.figure), speak.guard(play.guard), speak.point(play.to));
      }
      const die = view.dice.at(play.die);
      return labels.bless(
        called(move.figure),
        blessingOf(view, move.figure),
        called(die?.figure ?? 0),
        die?.value ?? 0,
        isWasted(view, move.figure),
      );
    }
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
    case 'order': {
      const blessing = blessingOf(view, move.figure) ?? 'adjust';
      return labels.order(called(move.figure), speak.order(move.figure, blessing, move));
    }
    case 'edge':
      return labels.edge(called(move.figure), move.edge);
    case 'pass':
      return labels.pass(move.until);
  }
}

/** A move of which one is advised: of a plan its end alone. */
export function aim(lexicon: Lexicon, move: Move, view: View, speak: Speaker): string {
  if (move.kind !== 'plan') return label(lexicon, move, view, speak);
  const end = move.way.at(-1) ?? noviceOf(view, move.figure).own?.at ?? 0;
  return lexicon.labels.aim(nameOf(view, move.figure, speak), move, speak.point(end));
}

function blessingOf(view: View, figure: number) {
  const blessing =
    figure < FIRST_NOVICE ? view.guards[figure].own : view.novices.at(figure - FIRST_NOVICE)?.own?.blessing;
  return blessing?.kind ?? null;
}

/** NR-R26: a guard who ran hears nothing, so her +1 helps her to nothing. */
function isWasted(view: View, figure: number): boolean {
  return figure < FIRST_NOVICE && view.guards[figure].ran && blessingOf(view, figure) === 'adjust';
}

/** Whether the reader leads nobody else whose card is unspent. */
function isOnly(view: View, figure: number): boolean {
  const held = [...view.guards, ...view.novices].flatMap(({ seat, own, holdsBlessing }) =>
    own && holdsBlessing ? [seat] : [],
  );
  const { seat } = figure < FIRST_NOVICE ? view.guards[figure] : noviceOf(view, figure);
  return held.filter((one) => one === seat).length < 2;
}
