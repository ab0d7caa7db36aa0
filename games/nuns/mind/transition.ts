/** The transition of the forward filter: the weights of one hidden novice, by stage, wish and point, after she moved. */

import type { Range } from '../rules/cards.ts';
import { type Point, UNREACHABLE } from '../rules/convent.ts';
import type { Component, Motion, MotionModel } from './motion-model.ts';
import type { Chances, StepChances } from './step-chances.ts';

/** Without the key, with it, with the object. */
export const STAGES = 3;

/** NR-R9 */
const HOMEWARD: Range = { min: 3, max: 4 };

export interface Observed {
  /** One range for each move: two in turn 1. Several lists: it is not known which it was. */
  readonly legs: readonly (readonly Range[])[];
  readonly obeys: boolean;
  /** Released: who obeyed ended her move out of sight, and where she vanished to was not told (NR-R22). */
  readonly released: boolean;
  /** By point: 1 where a guard sees her. */
  readonly seen: Uint8Array;
  readonly guards: readonly Point[];
  /** Where she was seen, in order; minus a point: there she vanished to. */
  readonly trail: readonly number[];
  /** She has not left the point where she was captured: standing still she takes nothing there. */
  readonly barred: boolean;
}

export class Transition {
  private readonly model: MotionModel;
  private readonly cell: Point;
  private readonly wishes: number;
  private readonly row: number;
  private readonly stepChances: StepChances;

  constructor(model: MotionModel, cell: Point, stepChances: StepChances) {
    this.model = model;
    this.cell = cell;
    this.wishes = model.keyAt.length;
    this.row = model.convent.size + 1;
    this.stepChances = stepChances;
  }

  /** The weights after a move of which this was seen. */
  moved(from: Float64Array, observed: Observed): Float64Array {
    const sum = new Float64Array(from.length);
    for (const legs of observed.legs) this.addLegs(from, legs, observed, sum);
    return sum;
  }

  private index(stage: number, wish: number): number {
    return (stage * this.wishes + wish) * this.row;
  }

  private goal(stage: number, wish: number): Point {
    const { keyAt, wishAt } = this.model;
    return stage === 0 ? keyAt[wish] : stage === 1 ? wishAt[wish] : this.cell;
  }

  /** The weights by number of sightings so far: one layer for each place in the trail. */
  private addLegs(from: Float64Array, legs: readonly Range[], observed: Observed, sum: Float64Array): void {
    let layers: readonly Float64Array[] = [from, ...observed.trail.map(() => new Float64Array(from.length))];
    for (const range of legs) layers = this.leg(layers, range, observed);
    const last = layers[layers.length - 1];
    if (observed.obeys) this.endHomeward(last, observed);
    for (let i = 0; i < sum.length; i++) sum[i] += last[i];
  }

  private leg(layers: readonly Float64Array[], range: Range, observed: Observed): readonly Float64Array[] {
    const ends = blank(layers);
    if (observed.obeys) this.goHome(layers, observed, ends);
    else this.goOut(layers, range, observed, ends);
    return ends;
  }

  private goOut(
    layers: readonly Float64Array[],
    range: Range,
    observed: Observed,
    ends: readonly Float64Array[],
  ): void {
    let [now, next] = [blank(layers), blank(layers)];
    for (const component of this.model.mixture) {
      layers.forEach((layer, at) => {
        now[at].set(layer);
      });
      for (let points = 0; points <= range.max; points++) {
        if (points > 0) {
          this.step(now, next, observed, component.motion);
          [now, next] = [next, now];
        }
        if (points < range.min) continue;
        now.forEach((layer, at) => {
          this.stop(layer, ends[at], component, points, range);
          this.take(ends[at], points > 0 || !observed.barred);
        });
      }
    }
  }

  /** Some end their move here; the others stay in the layer and go on. */
  private stop(
    layer: Float64Array,
    end: Float64Array,
    { share, motion }: Component,
    points: number,
    range: Range,
  ): void {
    const isLast = points === range.max;
    const elsewhere = isLast ? 1 : motion.stop(false, points, range);
    const there = isLast ? 1 : motion.stop(true, points, range);
    this.eachVector((offset, stage, wish) => {
      const goal = offset + this.goal(stage, wish);
      for (let i = offset + 1; i < offset + this.row; i++) {
        const weight = layer[i];
        if (weight === 0) continue;
        const stopped = weight * (i === goal ? there : elsewhere);
        end[i] += share * stopped;
        layer[i] = weight - stopped;
      }
    });
  }

  /** Where her move ends she takes what is hers. */
  private take(weights: Float64Array, mayTakeWish: boolean): void {
    const { keyAt, wishAt } = this.model;
    for (let wish = 0; wish < this.wishes; wish++) {
      this.pass(weights, 0, wish, keyAt[wish]);
      if (mayTakeWish) this.pass(weights, 1, wish, wishAt[wish]);
    }
  }

  private pass(weights: Float64Array, stage: number, wish: number, at: Point): void {
    const from = this.index(stage, wish) + at;
    const to = this.index(stage + 1, wish) + at;
    weights[to] += weights[from];
    weights[from] = 0;
  }

  /** Obeying: three or four points, or all that were left from where she began; which she began from is one point. */
  private goHome(layers: readonly Float64Array[], observed: Observed, ends: readonly Float64Array[]): void {
    const left = Array.from({ length: STAGES }, (_none, stage) => this.homeward(layers[0], stage));
    let [now, next] = [layers, blank(layers)];
    for (let points = 0; points <= HOMEWARD.max; points++) {
      if (points > 0) {
        this.step(now, next, observed, null);
        [now, next] = [next, blank(layers)];
      }
      now.forEach((layer, at) => {
        this.eachVector((offset, stage) => {
          const [min, max] = [Math.min(HOMEWARD.min, left[stage]), Math.min(HOMEWARD.max, left[stage])];
          if (left[stage] === UNREACHABLE || points < min || points > max) return;
          for (let i = offset + 1; i < offset + this.row; i++) ends[at][i] += layer[i] / (max - min + 1);
        });
      });
    }
  }

  /** In sight she stays caught, out of sight she is released: one tells the other. */
  private endHomeward(ends: Float64Array, { seen, released }: Observed): void {
    this.eachVector((offset) => {
      for (let point = 1; point < this.row; point++)
        if ((seen[point] === 1) === released) ends[offset + point] = 0;
    });
  }

  /** How far it is home for one who was caught where all the weight of this stage lies. */
  private homeward(start: Float64Array, stage: number): number {
    const { convent } = this.model;
    const far = stage > 0 ? convent.far : convent.farUnlocked;
    let at = 0;
    this.eachVector((offset, itsStage) => {
      if (itsStage !== stage) return;
      for (let point = 1; point < this.row && at === 0; point++) if (start[offset + point] > 0) at = point;
    });
    return at === 0 ? UNREACHABLE : far[at * this.row + this.cell];
  }

  private eachVector(visit: (offset: number, stage: number, wish: number) => void): void {
    for (let stage = 0; stage < STAGES; stage++) {
      for (let wish = 0; wish < this.wishes; wish++) visit(this.index(stage, wish), stage, wish);
    }
  }

  /** One point further; no motion: homeward. */
  private step(
    now: readonly Float64Array[],
    next: readonly Float64Array[],
    observed: Observed,
    motion: Motion | null,
  ): void {
    this.stepChances.stand(observed.guards);
    for (const layer of next) layer.fill(0);
    const inSight = pointsOf(observed.seen);
    // From the last layer to the first: each leaves what was seen in the one after it.
    for (let at = now.length - 1; at >= 0; at--) {
      const layer = now[at];
      this.eachVector((offset, stage, wish) => {
        if (isEmpty(layer, offset, this.row)) return;
        const goal = motion === null ? this.cell : this.goal(stage, wish);
        const chances = this.stepChances.chances(goal, stage > 0, motion);
        this.stepHidden(layer, offset, chances, observed, next[at]);
        if (!observed.obeys) this.stepSeen(layer, offset, chances, at, observed, inSight, next);
        this.comeIntoSight(offset, at, observed, inSight, next);
      });
    }
  }

  /** Those whom nobody sees go on; whoever obeys goes as if nobody saw her. */
  private stepHidden(
    layer: Float64Array,
    offset: number,
    { start, to, chance }: Chances,
    { seen, obeys }: Observed,
    next: Float64Array,
  ): void {
    for (let point = 1; point < this.row; point++) {
      const weight = layer[offset + point];
      if (weight === 0 || (seen[point] === 1 && !obeys)) continue;
      const end = start[point + 1];
      for (let i = start[point]; i < end; i++) next[offset + to[i]] += weight * chance[i];
    }
  }

  /** Those in sight stay in it, or vanish, as the trail says. */
  private stepSeen(
    layer: Float64Array,
    offset: number,
    { start, to, chance }: Chances,
    at: number,
    { seen, trail }: Observed,
    inSight: readonly Point[],
    next: readonly Float64Array[],
  ): void {
    for (const point of inSight) {
      const weight = layer[offset + point];
      if (weight === 0) continue;
      for (let i = start[point]; i < start[point + 1]; i++) {
        const there = to[i];
        if (trail[at] === (seen[there] === 1 ? there : -there))
          next[at + 1][offset + there] += weight * chance[i];
      }
    }
  }

  /** Those who have just come into sight are where the trail says, or were not there. */
  private comeIntoSight(
    offset: number,
    at: number,
    { trail }: Observed,
    inSight: readonly Point[],
    next: readonly Float64Array[],
  ): void {
    const unseen = next[at];
    for (const point of inSight) {
      if (trail[at] === point) next[at + 1][offset + point] += unseen[offset + point];
      unseen[offset + point] = 0;
    }
  }
}

function blank(layers: readonly Float64Array[]): readonly Float64Array[] {
  return layers.map((layer) => new Float64Array(layer.length));
}

function pointsOf(seen: Uint8Array): Point[] {
  const points: Point[] = [];
  for (let point = 1; point < seen.length; point++) if (seen[point] === 1) points.push(point);
  return points;
}

/** From `offset` on, so many of them. */
export function isEmpty(weights: Float64Array, offset: number, count: number): boolean {
  for (let i = offset; i < offset + count; i++) if (weights[i] !== 0) return false;
  return true;
}
