/** What all levels share: which decision is asked for, and a plan played out step by step. */

import type { Bot, Question, Thought } from '@conclave/engine';
import { type Nuns, nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { FIRST_NOVICE, type Figure, feintIn } from '../rules/state.ts';
import type { OwnNovice, PlanView, View } from '../rules/view.ts';
import type { WhyKey } from '../rules/why.ts';
import { GuardSearch } from './guard.ts';
import type { Planned } from './novice.ts';
import type { Targets } from './targets.ts';
import { within } from './targets.ts';
import { because } from './thought.ts';
import { isAlarmed } from './threat.ts';
import { answerWindow, awayFromMe, feintOf } from './windows.ts';

export type Asked = Question<Nuns>;

/** What makes a level. */
export interface Style {
  plan(question: Asked, figure: Figure, own: OwnNovice): Planned;
  targets(question: Asked): Targets;
  /** Plays blessings that need a thought. */
  readonly blesses: boolean;
}

const HAND_IN: Move = { kind: 'handIn' };

export class Player implements Bot<Nuns> {
  private readonly style: Style;
  private queue: readonly Move[] = [];
  private readonly plans = new Map<Figure, { readonly turn: number; readonly planned: Planned }>();
  private key: WhyKey = 'onward';
  private left = 0;

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

  /** Pencils the plan of each of the seat's novices, and hands in. What somebody else pencilled is rubbed out if it is not the same. */
  private planning(question: Asked): Thought<Move> {
    const { moves, view } = question.perspective;
    const isListed = (move: Move) => moves.some((one) => JSON.stringify(one) === JSON.stringify(move));
    const [next] = this.queue;
    if (next && isListed(next)) return this.playOut(view);
    for (const [index, { own }] of view.novices.entries()) {
      const figure = FIRST_NOVICE + index;
      if (!own) continue;
      if (own.plan.card === null) this.plans.delete(figure);
      const planned = this.planFor(question, figure, own);
      if (isPencilled(own.plan, planned)) continue;
      this.queue = own.plan.card === null ? planned.moves : [{ kind: 'erase', figure }, ...planned.moves];
      return this.playOut(view);
    }
    this.queue = [HAND_IN];
    return this.playOut(view);
  }

  private planFor(question: Asked, figure: Figure, own: OwnNovice): Planned {
    const known = this.plans.get(figure);
    const { turn } = question.perspective.view;
    const planned = known?.turn === turn ? known.planned : this.style.plan(question, figure, own);
    this.plans.set(figure, { turn, planned });
    this.key = planned.key;
    this.left = planned.left;
    return planned;
  }

  private playOut({ novices }: View): Thought<Move> {
    const [move, ...rest] = this.queue;
    this.queue = rest;
    // Whoever leads one novice hands in when she has her way.
    const isLast = move.kind === 'handIn' || novices.filter(({ own }) => own !== null).length > 1;
    return because(move, this.key, { left: this.left }, isLast ? rest : [...rest, HAND_IN]);
  }

  private feint(question: Asked, view: View, moves: readonly Move[]): Move | null {
    const isGuards = moves.some((move) => move.kind === 'bless' && move.figure < FIRST_NOVICE);
    return isGuards ? this.guardsFeint(question, view, moves) : awayFromMe(view, moves);
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
    const search = new GuardSearch(view, this.style.targets(question));
    if (view.phase === 'firstPaths' || view.choosing) return because(search.choosePath(moves), 'choosePath');
    if (view.phase === 'lead') {
      const [abbess, prioress] = ([0, 1] as const).map((guard) =>
        search.prospect(guard, isAlarmed(view, guard)),
      );
      return because({ kind: 'lead', guard: abbess >= prioress ? 0 : 1 }, 'leads');
    }
    const move = search.choose(moves);
    const further = search.restOfWalk(move);
    return because(move, view.free ? 'hunt' : 'patrol', {}, further);
  }
}

/** Whether just this is drawn. */
function isPencilled({ card, obeys, way, split }: PlanView, { moves }: Planned): boolean {
  const [opening] = moves;
  const isOpened = opening.kind === 'pace' ? !obeys && opening.card === card : obeys;
  const steps = moves.slice(1);
  const rests = steps.findIndex(({ kind }) => kind === 'rest');
  const points = steps.flatMap((move) => (move.kind === 'step' ? [move.to] : []));
  return isOpened && points.join() === way.join() && (rests < 0 || rests === split);
}
