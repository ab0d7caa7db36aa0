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
import type { Temper } from './manners.ts';
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
  /** What it costs to come into a light that does not see her yet, in points of way. */
  readonly lantern: number;
  /** Random noise on the worth of every choice, in points of way. */
  readonly randomness: number;
  /** The share of the ends in reach that she does not think of. */
  readonly overlooks: number;
  /** One: she forgets the farther guard. */
  readonly guardsMinded: number;
}

/** What fair and easy like and mind more than others of their level. */
export type Likes = Pick<Temper, 'capture' | 'noise' | 'likes'>;

const EVEN: Likes = { capture: 1, noise: 1, likes: {} };

interface Choice {
  /** In which of her moves she uses Fast. */
  readonly fast: 0 | 1 | 2;
  readonly card: Card;
  readonly obeys: boolean;
  readonly points: readonly Point[];
  /** Turn 1: how many of them belong to the first move. */
  readonly split: number | null;
  readonly worth: number;
  /** What she has once it is carried out. */
  readonly after: Progress;
  readonly risk: number;
  readonly left: number;
}

export interface Planned {
  readonly move: Extract<Move, { kind: 'plan' }>;
  readonly key: WhyKey;
  readonly left: number;
}

const SPEED = 4;
/** So near a guard is near, and a goal is close enough to run for. */
export const NEAR = 8;
export const CLOSE = 8;
/** What Fast is worth later, for every turn that is left, in points of way. */
const FAST_LATER = 0.15;

export class Planner {
  private readonly view: View;
  private readonly figure: Figure;
  private readonly novice: NoviceView;
  private readonly own: OwnNovice;
  private readonly progress: Progress;
  private readonly caution: Caution;
  private readonly likes: Likes;
  private readonly minded: readonly number[];
  private readonly startsSeen: boolean;
  private readonly bound: readonly Float64Array[];

  constructor(view: View, figure: Figure, own: OwnNovice, caution: Caution, likes: Likes = EVEN) {
    this.view = view;
    this.figure = figure;
    this.novice = noviceOf(view, figure);
    this.own = own;
    this.progress = progressOf(own, this.novice.cell);
    this.caution = caution;
    this.likes = likes;
    this.minded = view.guards
      .map(({ at }, guard) => ({ guard, far: distance(at, own.at) }))
      .sort((a, b) => a.far - b.far)
      .slice(0, caution.guardsMinded)
      .map(({ guard }) => guard);
    this.startsSeen = this.isSeen(own.at);
    const limit = guardLimit(view.options);
    this.bound = caution.foresees ? view.guards.map((guard) => boundThreat(guard, limit)) : [];
  }

  plan(rng: Rng): Planned {
    const choices = this.novice.status === 'caught' ? [this.obeying(), ...this.free()] : this.free();
    let best = choices[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of choices) {
      if (choice.left > 0 && rng.int(100) < 100 * this.caution.overlooks) continue;
      const worth = choice.worth + (this.caution.randomness * rng.int(100)) / 100;
      if (worth <= most) continue;
      most = worth;
      best = choice;
    }
    return { move: this.moveOf(best), key: this.keyOf(best), left: best.left };
  }

  private keyOf({ obeys, risk, left, card, points, after }: Choice): WhyKey {
    if (obeys) return 'obey';
    if (left === 0) return 'home';
    if (after.hasObject && !this.progress.hasObject) return 'takesWish';
    if (after.hasKey && !this.progress.hasKey) return 'takesKey';
    if (points.length === 0) return this.guardWithin(points.at(-1) ?? this.own.at) ? 'hide' : 'waits';
    if (card === 'run' && risk < 0.2 && left < CLOSE) return 'dash';
    return risk > 0.3 && this.guardWithin(this.own.at) ? 'hide' : 'onward';
  }

  private guardWithin(point: Point): boolean {
    return this.view.guards.some(({ at }) => distance(at, point) <= NEAR);
  }

  private isSeen(point: Point): boolean {
    return this.view.guards.some((guard) => guardSees(guard, point));
  }

  /** Every card, every end; in turn 1 two moves one after the other. */
  private free(): Choice[] {
    const { view, own } = this;
    const guards = view.guards.map(({ at }) => at);
    const choices: Choice[] = [];
    for (const { card, fast } of this.paces()) {
      if (card === 'stand' && guards.includes(own.at)) continue;
      const [first, second] = [fast === 1, fast === 2].map((hurries) =>
        rangeOf(card, hurries, view.options.exactRun),
      );
      // Of all ways to an end the one that leaves least to go: no guard has left her cell yet.
      const ends = new Map<Point, { left: number; way: Route; plan: Parameters<Planner['judge']>[0] }>();
      const terrain = { hasKey: own.hasKey, guards, isSeen: (point: Point) => this.isSeen(point) };
      for (const way of routesFrom(own.at, first.min, first.max, terrain)) {
        const once = afterMove(this.progress, way.end, way.points.length > 0);
        if (!view.double) {
          choices.push(this.judge({ card, fast, points: way.points, split: null, after: once }, way));
          continue;
        }
        for (const next of routesFrom(way.end, second.min, second.max, { ...terrain, hasKey: once.hasKey })) {
          const after = afterMove(once, next.end, next.points.length > 0);
          const left = pointsLeft(after, next.end);
          const known = ends.get(next.end);
          if (known && known.left <= left) continue;
          const points = [...way.points, ...next.points];
          ends.set(next.end, {
            left,
            way: next,
            plan: { card, fast, points, split: way.points.length, after },
          });
        }
      }
      for (const { plan, way } of ends.values()) choices.push(this.judge(plan, way));
    }
    return choices.length > 0 ? choices : [this.obeying()];
  }

  /** The cards, and where she has it Fast with them. */
  private paces(): readonly Pick<Choice, 'card' | 'fast'>[] {
    const { novice, own, view } = this;
    const plain = CARDS.map((card) => ({ card, fast: 0 as const }));
    if (!novice.holdsBlessing || own.blessing.kind !== 'fast') return plain;
    const moves = view.double ? ([1, 2] as const) : ([1] as const);
    const hurried = CARDS.filter((card) => card !== 'stand').flatMap((card) =>
      moves.map((fast) => ({ card, fast })),
    );
    return [...plain, ...hurried];
  }

  /** `way`: the last of the moves. */
  private judge(plan: Pick<Choice, 'card' | 'fast' | 'points' | 'split' | 'after'>, way: Route): Choice {
    const { card, fast, after } = plan;
    const left = pointsLeft(after, way.end);
    const choice = { ...plan, obeys: false };
    if (after.hasObject && way.end === after.cell) return { ...choice, worth: 1000, risk: 0, left: 0 };
    const risk = this.risk(card, way);
    const turnsLeft = LAST_TURN - this.view.turn;
    const late = Math.max(0, left - SPEED * turnsLeft);
    const lost = after.hasObject ? 1 + pointsLeft({ ...after, hasObject: false }, way.end) / 20 : 1;
    const patience = turnsLeft * SPEED < left + 8 ? 0.6 : 1;
    const { capture, noise, lantern } = this.caution;
    const lit = way.seen > 0 && !this.startsSeen ? lantern : 0;
    const worth =
      -left -
      3 * late -
      patience * capture * this.likes.capture * lost * risk.caught -
      noise * this.likes.noise * risk.heard -
      lit +
      (this.likes.likes[card] ?? 0) -
      (fast > 0 ? FAST_LATER * turnsLeft : 0);
    return { ...choice, worth, risk: risk.caught, left };
  }

  /** How likely she is caught in the guards' next move, and heard at all. */
  private risk(card: Card, way: Route): { readonly caught: number; readonly heard: number } {
    const { view, caution } = this;
    const inSight = this.isSeen(way.end);
    const limit = guardLimit(view.options);
    const rolls = !(view.guards[0].ran && view.guards[1].ran);
    let safe = 1;
    let quiet = 1;
    for (const index of this.minded) {
      const guard = view.guards[index];
      const far = distance(guard.at, way.end);
      const heard = rolls && !guard.ran ? chanceHeard(far, NOISE[card]) : 0;
      quiet *= 1 - heard;
      if (guardSees(guard, way.end)) {
        safe *= far <= limit ? 0.05 : 0.6;
        continue;
      }
      const alarmed = isAlarmed(view, index) || (way.vanishes && far <= 8) || way.seen > 0;
      const bound = caution.foresees ? this.bound[index][way.end] : far <= 4 ? 0.3 : 0;
      const free = freeThreat(far) * (inSight || way.vanishes ? 1.3 : 1);
      const pointed = Math.min(0.9, free * (1 + heard * 0.3));
      const caught = alarmed ? Math.max(free, bound * 0.5) : heard * pointed + (1 - heard) * bound;
      safe *= 1 - Math.min(0.97, caught);
    }
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
    return {
      card: 'walk',
      fast: 0,
      obeys: true,
      points,
      split: null,
      after: this.progress,
      worth: -left - 3 * late - 1,
      risk: 0,
      left,
    };
  }

  private moveOf({ card, fast, obeys, points: way, split }: Choice): Planned['move'] {
    return { kind: 'plan', figure: this.figure, card, obeys, fast, way, split };
  }
}
