/** How a novice plans her move: every way under every card, weighed by what it gains and what it risks. */

import type { Rng } from '@conclave/engine';
import { chanceHeard } from '../mind/survey.ts';
import { CARDS, type Card, NOISE, rangeOf } from '../rules/cards.ts';
import { distance, distanceFor, type Point } from '../rules/convent.ts';
import type { Move } from '../rules/moves.ts';
import { type Figure, guardLimit, LAST_TURN, noviceOf } from '../rules/state.ts';
import type { NoviceView, OwnNovice, View } from '../rules/view.ts';
import type { WhyKey } from '../rules/why.ts';
import { afterMove, type Progress, pointsLeft, progressOf } from './goals.ts';
import { homeward, type Route, routesFrom } from './routes.ts';
import { boundThreat, freeThreat, guardSees, isAlarmed } from './threat.ts';

/** What a level takes into account. */
export interface Caution {
  /** Weight of being caught, in points of way. */
  readonly capture: number;
  /** Looks at where guards must go. */
  readonly foresees: boolean;
  /** Weight of noise that gives her away. */
  readonly noise: number;
  /** Random noise on the worth of every choice, in points of way. */
  readonly randomness: number;
}

interface Choice {
  readonly card: Card;
  readonly obeys: boolean;
  readonly points: readonly Point[];
  /** Turn 1: how many of them belong to the first move. */
  readonly split: number | null;
  readonly worth: number;
  readonly risk: number;
  readonly left: number;
}

export interface Planned {
  readonly move: Extract<Move, { kind: 'plan' }>;
  readonly key: WhyKey;
  readonly left: number;
}

const SPEED = 4;

export class Planner {
  private readonly view: View;
  private readonly figure: Figure;
  private readonly novice: NoviceView;
  private readonly own: OwnNovice;
  private readonly progress: Progress;
  private readonly caution: Caution;
  private readonly bound: readonly Float64Array[];

  constructor(view: View, figure: Figure, own: OwnNovice, caution: Caution) {
    this.view = view;
    this.figure = figure;
    this.novice = noviceOf(view, figure);
    this.own = own;
    this.progress = progressOf(own, this.novice.cell);
    this.caution = caution;
    const limit = guardLimit(view.options);
    this.bound = caution.foresees ? view.guards.map((guard) => boundThreat(guard, limit)) : [];
  }

  plan(rng: Rng): Planned {
    const choices = this.novice.status === 'caught' ? [this.obeying(), ...this.free()] : this.free();
    let best = choices[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of choices) {
      const worth = choice.worth + (this.caution.randomness * rng.int(100)) / 100;
      if (worth <= most) continue;
      most = worth;
      best = choice;
    }
    return { move: this.moveOf(best), key: this.keyOf(best), left: best.left };
  }

  private keyOf({ obeys, risk, left, card }: Choice): WhyKey {
    if (obeys) return 'obey';
    if (left === 0 || (card === 'run' && risk < 0.2 && left < 8)) return 'dash';
    return card === 'stand' || risk > 0.3 ? 'hide' : 'onward';
  }

  private isSeen(point: Point): boolean {
    return this.view.guards.some((guard) => guardSees(guard, point));
  }

  /** Every card, every end; in turn 1 two moves one after the other. */
  private free(): Choice[] {
    const { view, own } = this;
    const guards = view.guards.map(({ at }) => at);
    const choices: Choice[] = [];
    for (const card of CARDS) {
      if (card === 'stand' && guards.includes(own.at)) continue;
      const { min, max } = rangeOf(card, false, view.options.exactRun);
      const terrain = { hasKey: own.hasKey, guards, isSeen: (point: Point) => this.isSeen(point) };
      for (const way of routesFrom(own.at, min, max, terrain)) {
        if (!view.double) {
          choices.push(this.judge(card, way, way.points, afterMove(this.progress, way.end)));
          continue;
        }
        const first = afterMove(this.progress, way.end);
        const second = routesFrom(way.end, min, max, { ...terrain, hasKey: first.hasKey });
        const nearest = bestEnd(second, first);
        if (nearest) {
          const points = [...way.points, ...nearest.points];
          choices.push(this.judge(card, nearest, points, afterMove(first, nearest.end), way.points.length));
        }
      }
    }
    return choices.length > 0 ? choices : [this.obeying()];
  }

  private judge(
    card: Card,
    way: Route,
    points: readonly Point[],
    after: Progress,
    split: number | null = null,
  ): Choice {
    const left = pointsLeft(after, way.end);
    if (after.hasObject && way.end === after.cell) {
      return { card, obeys: false, points, split, worth: 1000, risk: 0, left: 0 };
    }
    const risk = this.risk(card, way);
    const turnsLeft = LAST_TURN - this.view.turn;
    const late = Math.max(0, left - SPEED * turnsLeft);
    const lost = after.hasObject ? 1 + pointsLeft({ ...after, hasObject: false }, way.end) / 20 : 1;
    const patience = turnsLeft * SPEED < left + 8 ? 0.6 : 1;
    const worth =
      -left -
      3 * late -
      patience * this.caution.capture * lost * risk.caught -
      this.caution.noise * risk.heard;
    return { card, obeys: false, points, split, worth, risk: risk.caught, left };
  }

  /** How likely she is caught in the guards' next move, and heard at all. */
  private risk(card: Card, way: Route): { readonly caught: number; readonly heard: number } {
    const { view, caution } = this;
    const inSight = this.isSeen(way.end);
    const limit = guardLimit(view.options);
    const rolls = !(view.guards[0].ran && view.guards[1].ran);
    let safe = 1;
    let quiet = 1;
    view.guards.forEach((guard, index) => {
      const far = distance(guard.at, way.end);
      const heard = rolls && !guard.ran ? chanceHeard(far, NOISE[card]) : 0;
      quiet *= 1 - heard;
      if (guardSees(guard, way.end)) {
        safe *= far <= limit ? 0.05 : 0.6;
        return;
      }
      const alarmed = isAlarmed(view, index) || (way.vanishes && far <= 8) || way.seen > 0;
      const bound = caution.foresees ? this.bound[index][way.end] : far <= 4 ? 0.3 : 0;
      const free = freeThreat(far) * (inSight || way.vanishes ? 1.3 : 1);
      const pointed = Math.min(0.9, free * (1 + heard * 0.3));
      const caught = alarmed ? Math.max(free, bound * 0.5) : heard * pointed + (1 - heard) * bound;
      safe *= 1 - Math.min(0.97, caught);
    });
    return { caught: 1 - safe, heard: 1 - quiet };
  }

  /** NR-27: safe, but in the wrong direction perhaps. */
  private obeying(): Choice {
    const { own, novice } = this;
    const all = distanceFor(own.hasKey, own.at, novice.cell);
    const options = [3, 4].map((most) => homeward(own.at, novice.cell, own.hasKey, Math.min(most, all)));
    const worths = options.map((points) => -pointsLeft(this.progress, points.at(-1) ?? own.at));
    const points = worths[0] > worths[1] ? options[0] : options[1];
    const left = -Math.max(...worths);
    const late = Math.max(0, left - SPEED * (LAST_TURN - this.view.turn));
    return { card: 'walk', obeys: true, points, split: null, worth: -left - 3 * late - 1, risk: 0, left };
  }

  private moveOf({ card, obeys, points: way, split }: Choice): Planned['move'] {
    return { kind: 'plan', figure: this.figure, card, obeys, fast: 0, way, split };
  }
}

/** Of the second moves of turn 1, the one that leaves least to go: no guard has left her cell yet. */
function bestEnd(ways: readonly Route[], progress: Progress): Route | null {
  let best: Route | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways) {
    const left = pointsLeft(afterMove(progress, way.end), way.end);
    if (left >= least) continue;
    least = left;
    best = way;
  }
  return best;
}
