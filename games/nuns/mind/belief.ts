/**
 * What is known of one hidden novice: a weight for every wish, stage, blessing and point that fits all that was seen
 * and heard, kept up to date by an exact forward filter.
 *
 * The model: a card says nothing but its range; each step among those allowed, and where she stops, is drawn in one of
 * the ground's manners; of several edges for a marker each is equally likely; whoever holds False Noise plays it with
 * the same small chance whenever she can. Weights are not normalised: how wishes and
 * blessings of several novices exclude each other is the joint's business.
 */

import type { Range } from '../rules/cards.ts';
import { type Point, UNREACHABLE } from '../rules/convent.ts';
import type { Ground, Manner, Motion } from './ground.ts';
import { MOST_NEIGHBOURS, Strides } from './strides.ts';

/** Without the key, with it, with the object. */
export const STAGES = 3;
/** Another blessing or none left; False Noise held; False Noise played and not shown yet. */
export const BOONS = 3;
export const OTHER = 0;
export const FALSE_HELD = 1;
export const FALSE_PLAYED = 2;

/** NR-R9 */
const HOMEWARD: Range = { min: 3, max: 4 };

/** How often a holder is supposed to play False Noise. */
const FEINT = 1 / 8;

export interface Observed {
  /** One range for each move: two in turn 1. Several lists: it is not known which it was. */
  readonly legs: readonly (readonly Range[])[];
  readonly obeys: boolean;
  /** By point: 1 where a guard sees her. */
  readonly seen: Uint8Array;
  readonly guards: readonly Point[];
  /** Where she was seen, in order; minus a point: there she vanished to. */
  readonly trail: readonly number[];
  /** She has not left the point where she was captured: standing still she takes nothing there. */
  readonly barred: boolean;
}

export interface Ear {
  readonly at: Point;
  /** How far she would be heard; 0 or less: not at all. */
  readonly reach: number;
}

export interface Mark {
  readonly guard: number;
  readonly to: Point;
}

export class Belief {
  readonly ground: Ground;
  readonly cell: Point;
  readonly wishes: number;
  readonly row: number;
  /** By boon, stage, wish and point. */
  weights: Float64Array;
  private readonly strides: Strides;

  /** Beliefs about the same ground may share their strides. */
  constructor(ground: Ground, cell: Point, strides = new Strides(ground.convent)) {
    this.ground = ground;
    this.strides = strides;
    this.cell = cell;
    this.wishes = ground.keyAt.length;
    this.row = ground.convent.size + 1;
    this.weights = new Float64Array(BOONS * STAGES * this.wishes * this.row);
    for (let wish = 0; wish < this.wishes; wish++) {
      this.weights[this.index(OTHER, 0, wish) + cell] = 1;
      this.weights[this.index(FALSE_HELD, 0, wish) + cell] = 1;
    }
  }

  index(boon: number, stage: number, wish: number): number {
    return ((boon * STAGES + stage) * this.wishes + wish) * this.row;
  }

  weightOf(boon: number, stage: number, wish: number, point: Point): number {
    return this.weights[this.index(boon, stage, wish) + point];
  }

  private goal(stage: number, wish: number): Point {
    const { keyAt, wishAt } = this.ground;
    return stage === 0 ? keyAt[wish] : stage === 1 ? wishAt[wish] : this.cell;
  }

  /** P2: she has moved, and this was seen of it. She did not come home with her wish. */
  moved(observed: Observed): void {
    const next = new Float64Array(this.weights.length);
    for (const legs of observed.legs) this.addLegs(this.weights, legs, observed, next);
    this.weights = next;
    for (let boon = 0; boon < BOONS; boon++) {
      for (let wish = 0; wish < this.wishes; wish++) this.weights[this.index(boon, 2, wish) + this.cell] = 0;
    }
    this.rescale();
  }

  /** The weights by number of sightings so far: one layer for each place in the trail. */
  private addLegs(from: Float64Array, legs: readonly Range[], observed: Observed, sum: Float64Array): void {
    let layers: readonly Float64Array[] = [from, ...observed.trail.map(() => new Float64Array(from.length))];
    for (const range of legs) layers = this.leg(layers, range, observed);
    const last = layers[layers.length - 1];
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
    for (const manner of this.ground.manners) {
      layers.forEach((layer, at) => {
        now[at].set(layer);
      });
      for (let points = 0; points <= range.max; points++) {
        if (points > 0) {
          this.step(now, next, observed, manner.motion);
          [now, next] = [next, now];
        }
        if (points < range.min) continue;
        now.forEach((layer, at) => {
          this.stop(layer, ends[at], manner, points, range);
          this.take(ends[at], points > 0 || !observed.barred);
        });
      }
    }
  }

  /** Some end their move here; the others stay in the layer and go on. */
  private stop(
    layer: Float64Array,
    end: Float64Array,
    { share, motion }: Manner,
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
    const { keyAt, wishAt } = this.ground;
    for (let boon = 0; boon < BOONS; boon++) {
      for (let wish = 0; wish < this.wishes; wish++) {
        this.pass(weights, boon, 0, wish, keyAt[wish]);
        if (mayTakeWish) this.pass(weights, boon, 1, wish, wishAt[wish]);
      }
    }
  }

  private pass(weights: Float64Array, boon: number, stage: number, wish: number, at: Point): void {
    const from = this.index(boon, stage, wish) + at;
    const to = this.index(boon, stage + 1, wish) + at;
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

  /** How far it is home for one who was caught where all the weight of this stage lies. */
  private homeward(start: Float64Array, stage: number): number {
    const { convent } = this.ground;
    const far = stage > 0 ? convent.far : convent.farUnlocked;
    let at = 0;
    this.eachVector((offset, itsStage) => {
      if (itsStage !== stage) return;
      for (let point = 1; point < this.row && at === 0; point++) if (start[offset + point] > 0) at = point;
    });
    return at === 0 ? UNREACHABLE : far[at * this.row + this.cell];
  }

  private eachVector(visit: (offset: number, stage: number, wish: number) => void): void {
    for (let boon = 0; boon < BOONS; boon++) {
      for (let stage = 0; stage < STAGES; stage++) {
        for (let wish = 0; wish < this.wishes; wish++) visit(this.index(boon, stage, wish), stage, wish);
      }
    }
  }

  /** One point further; no motion: homeward. */
  private step(
    now: readonly Float64Array[],
    next: readonly Float64Array[],
    observed: Observed,
    motion: Motion | null,
  ): void {
    this.strides.stand(observed.guards);
    for (const layer of next) layer.fill(0);
    now.forEach((layer, at) => {
      this.eachVector((offset, stage, wish) => {
        if (isEmpty(layer, offset, this.row)) return;
        const goal = motion === null ? this.cell : this.goal(stage, wish);
        this.stepVector(layer, offset, this.strides.chances(goal, stage > 0, motion), at, observed, next);
      });
    });
  }

  private stepVector(
    layer: Float64Array,
    offset: number,
    chances: Float64Array,
    at: number,
    observed: Observed,
    next: readonly Float64Array[],
  ): void {
    const { neighbours } = this.ground.convent;
    const { seen, trail, obeys } = observed;
    for (let point = 1; point < this.row; point++) {
      const weight = layer[offset + point];
      if (weight === 0) continue;
      const around = neighbours[point];
      for (let i = 0; i < around.length; i++) {
        const chance = chances[point * MOST_NEIGHBOURS + i];
        if (chance === 0) continue;
        const to = around[i];
        let layerThen = at;
        if (seen[to] === 1) {
          if (trail[at] !== to) continue;
          layerThen++;
        } else if (seen[point] === 1 && !obeys) {
          if (trail[at] !== -to) continue;
          layerThen++;
        }
        next[layerThen][offset + to] += weight * chance;
      }
    }
  }

  /** P4: a guard looked. `at`: where she was seen; `null`: she was not. */
  looked(seen: Uint8Array, at: Point | null): void {
    this.keep((point) => (at === null ? seen[point] === 0 : point === at));
  }

  /** Captured: all know where, and her object is gone. */
  captured(at: Point): void {
    this.keep((point) => point === at);
    for (let boon = 0; boon < BOONS; boon++) {
      for (let wish = 0; wish < this.wishes; wish++) {
        const from = this.index(boon, 2, wish) + at;
        this.weights[this.index(boon, 1, wish) + at] += this.weights[from];
        this.weights[from] = 0;
      }
    }
  }

  private keep(fits: (point: Point) => boolean): void {
    const { weights, row } = this;
    for (let point = 0; point < row; point++) {
      if (fits(point)) continue;
      for (let i = point; i < weights.length; i += row) weights[i] = 0;
    }
    this.rescale();
  }

  /** P3: her markers, or her silence. */
  heard(ears: readonly Ear[], marks: readonly Mark[]): void {
    const factor = this.trueMarks(ears, marks);
    const { weights, row } = this;
    for (let i = 0; i < weights.length; i++) weights[i] *= factor[i % row];
    this.rescale();
  }

  /** P6: the same, but one of the markers may be false. */
  listened(ears: readonly Ear[], marks: readonly Mark[]): void {
    const { weights, row } = this;
    const half = STAGES * this.wishes * row;
    const honest = this.trueMarks(ears, marks);
    const feint = new Float64Array(row);
    for (const [place, mark] of marks.entries()) {
      const same = marks.findIndex(({ guard, to }) => guard === mark.guard && to === mark.to);
      if (same !== place) continue;
      const rest = this.trueMarks(
        ears,
        marks.filter((_mark, other) => other !== place),
      );
      const edges = this.ground.convent.neighbours[ears[mark.guard].at].length;
      for (let point = 0; point < row; point++) feint[point] += (FEINT * rest[point]) / (ears.length * edges);
    }
    for (let i = 0; i < half; i++) {
      const held = weights[FALSE_HELD * half + i];
      weights[i] *= honest[i % row];
      weights[FALSE_HELD * half + i] = held * honest[i % row] * (1 - FEINT);
      weights[FALSE_PLAYED * half + i] = held * feint[i % row];
    }
    this.rescale();
  }

  /** By point: how likely these markers are all true, and all there are. */
  private trueMarks(ears: readonly Ear[], marks: readonly Mark[]): Float64Array {
    const { far, neighbours } = this.ground.convent;
    const { row } = this;
    const factor = new Float64Array(row);
    for (let point = 1; point < row; point++) {
      let chance = 1;
      for (const [guard, { at, reach }] of ears.entries()) {
        const own = marks.filter((mark) => mark.guard === guard);
        const distance = far[at * row + point];
        if (distance > reach) {
          if (own.length > 0) chance = 0;
          continue;
        }
        const first = neighbours[at].filter((next) => far[next * row + point] === distance - 1);
        chance *= own.length === 1 && first.includes(own[0].to) ? 1 / first.length : 0;
      }
      factor[point] = chance;
    }
    return factor;
  }

  /** P6: she has shown False Noise, or it has turned out that she had not played it. */
  feintShown(shown: boolean): void {
    const half = STAGES * this.wishes * this.row;
    const { weights } = this;
    if (shown) {
      weights.copyWithin(0, FALSE_PLAYED * half, (FALSE_PLAYED + 1) * half);
      weights.fill(0, half, 2 * half);
    }
    weights.fill(0, FALSE_PLAYED * half);
    this.rescale();
  }

  /** She has shown another blessing. */
  otherBlessing(): void {
    const half = STAGES * this.wishes * this.row;
    this.weights.fill(0, half);
  }

  private rescale(): void {
    let sum = 0;
    for (const weight of this.weights) sum += weight;
    if (sum > 0 && sum < 1e-100) for (let i = 0; i < this.weights.length; i++) this.weights[i] *= 1e100;
  }
}

function blank(layers: readonly Float64Array[]): readonly Float64Array[] {
  return layers.map((layer) => new Float64Array(layer.length));
}

function isEmpty(weights: Float64Array, offset: number, row: number): boolean {
  for (let i = offset + 1; i < offset + row; i++) if (weights[i] !== 0) return false;
  return true;
}
