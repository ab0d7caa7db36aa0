/** What all levels share: which decision is asked for. */

import type { Bot, Thought } from '@conclave/engine';
import { distance } from '../rules/convent.ts';
import { type Nuns, nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { FIRST_NOVICE, type Figure, feintIn, noviceOf } from '../rules/state.ts';
import type { OwnNovice, View } from '../rules/view.ts';
import type { WhyKey } from '../rules/why.ts';
import type { Asked } from './asked.ts';
import { Feints, feintOf } from './feints.ts';
import { GuardSearch, isHeard, type Weights } from './guard.ts';
import { fancies } from './hunch.ts';
import type { Planned } from './novice.ts';
import type { Targets } from './targets.ts';
import { within } from './targets.ts';
import { because } from './thought.ts';
import { isAlarmed } from './threat.ts';
import { answerWindow } from './windows.ts';

/** What makes a level. */
export interface Style {
  plan(question: Asked, figure: Figure, own: OwnNovice): Planned;
  targets(question: Asked): Targets;
  /** What a guard looks for. */
  weights(question: Asked): Weights;
  /** Plays blessings that need a thought. */
  readonly blesses: boolean;
}

export class Player implements Bot<Nuns> {
  private readonly style: Style;
  private readonly feints = new Feints();

  constructor(style: Style) {
    this.style = style;
  }

  think(question: Asked): Thought<Move> {
    const { perspective } = question;
    if (!perspective.asked) return because(null, 'wait');
    const { view, moves } = perspective;
    const real = moves.filter(({ kind }) => !nuns.anytime.includes(kind));
    // One step along her path, but perhaps several points to stop at.
    const isStep = real.at(0)?.kind === 'go';
    if (view.phase !== 'plan' && real.length === 1 && !isStep) return because(real[0], 'forced');
    switch (view.phase) {
      case 'plan':
        return this.planning(question);
      case 'noise':
      case 'listen':
        return answerWindow(question, this.style.blesses, (seen, listed) =>
          this.feint(question, seen, listed),
        );
      default:
        return this.guarding(question, real);
    }
  }

  /** The plan of the first of the seat's novices who has none; a second one's follows. */
  private planning(question: Asked): Thought<Move> {
    const { novices } = question.perspective.view;
    const [first, ...others] = novices.flatMap(({ own }, index) =>
      own && own.plan === null ? [this.style.plan(question, FIRST_NOVICE + index, own)] : [],
    );
    return because(
      first.move,
      first.key,
      { left: first.left },
      others.map(({ move }) => move),
    );
  }

  private feint(question: Asked, view: View, moves: readonly Move[]): Move | null {
    const isGuards = moves.some((move) => move.kind === 'bless' && move.figure < FIRST_NOVICE);
    return isGuards ? this.guardsFeint(question, view, moves) : this.feints.credible(question, moves);
  }

  /** To be free next turn where novices are near and nothing else frees her. */
  private guardsFeint(question: Asked, view: View, moves: readonly Move[]): Move | null {
    const feints = moves.filter((move) => feintOf(move) !== null);
    if (feints.length === 0 || view.guards.some(({ own }) => own && feintIn(own.answer))) return null;
    const targets = this.style.targets(question);
    for (const move of feints) {
      const guard = feintOf(move)?.guard ?? 0;
      if (!isAlarmed(view, guard) && within(targets, view.guards[guard].at, 5) > 0.5) return move;
    }
    return null;
  }

  private guarding(question: Asked, moves: readonly Move[]): Thought<Move> {
    const { view } = question.perspective;
    const search = new GuardSearch(view, this.style.targets(question), this.style.weights(question));
    if (view.phase === 'firstPaths' || view.choosing)
      return because(search.choosePath(moves, fancies(question)), 'choosePath');
    if (view.phase === 'lead') {
      const [abbess, prioress] = ([0, 1] as const).map((guard) =>
        search.prospect(guard, isAlarmed(view, guard)),
      );
      return because({ kind: 'lead', guard: abbess >= prioress ? 0 : 1 }, 'leads');
    }
    const move = search.choose(moves);
    const further = search.restOfWalk(move);
    return because(move, guardsReason(view, [move, ...further]), {}, further);
  }
}

/** What can be said for sure of the way that a guard means to go. */
function guardsReason(view: View, moves: readonly Move[]): WhyKey {
  const guard = view.active ?? 0;
  if (!view.free) return 'patrol';
  const { at } = view.guards[guard];
  const way = moves.flatMap((move) => (move.kind === 'go' ? [move.to] : []));
  if (way.length === 0) return 'stops';
  const seen = view.saw.flatMap((figure) => {
    const { spotted, status } = noviceOf(view, figure);
    return spotted !== null && status === 'onTheRun' ? [spotted] : [];
  });
  if (seen.some((point) => way.includes(point))) return 'catches';
  const end = way.at(-1) ?? at;
  if (seen.some((point) => distance(end, point) < distance(at, point))) return 'chases';
  return view.points === 0 && isHeard(view, way[0]) ? 'follows' : 'hunt';
}
