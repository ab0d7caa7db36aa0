/**
 * The exact forward filter for one hidden novice: a weight for every wish, stage, blessing and point that fits what was
 * seen and heard.
 *
 * The model: a card says nothing but its range. Each step among those allowed, and where she stops, is drawn from the
 * motion model, a mixture. Of several edges a marker lies on the lowest or, seldom, by order on the highest. A novice
 * with False Noise plays it with the same small chance whenever she can. Weights are not normalised. `Joint` adds that
 * no two novices have the same wish or blessing.
 */

import type { Point } from '../rules/convent.ts';
import type { MotionModel } from './motion-model.ts';
import { StepChances } from './step-chances.ts';
import { isEmpty, type Observed, STAGES, Transition } from './transition.ts';

/** Another blessing or none left; False Noise held; False Noise played and not shown yet. */
export const OTHER = 0;
export const FALSE_HELD = 1;
export const FALSE_PLAYED = 2;

/** How often a holder is supposed to play False Noise. */
const FEINT = 1 / 8;
/** How often a standing order is supposed to prefer the highest edge (NR-R27). */
const HIGHEST = 1 / 8;

/** What one guard can hear. */
export interface Hearing {
  readonly at: Point;
  /** How far she would be heard; 0 or less: not at all. */
  readonly reach: number;
}

export interface Mark {
  readonly guard: number;
  readonly to: Point;
}

/** The weights of one blessing: so many times these, by stage, wish and point. */
export interface Plane {
  readonly blessing: number;
  readonly weights: Float64Array;
  readonly factor: number;
}

export class Belief {
  readonly model: MotionModel;
  readonly cell: Point;
  readonly wishes: number;
  readonly row: number;
  /** By stage, wish and point: for one who has another blessing, or none left. */
  readonly weights: Float64Array;
  /** For one who holds False Noise they are so many times as large: until she plays it she goes like anybody else. */
  private held = 1;
  /** For one who has played it and not shown it yet; `null`: nobody can have. */
  private played: Float64Array | null = null;
  private readonly transition: Transition;

  /** Beliefs with the same model may share their step chances. */
  constructor(model: MotionModel, cell: Point, stepChances = new StepChances(model.convent)) {
    this.model = model;
    this.transition = new Transition(model, cell, stepChances);
    this.cell = cell;
    this.wishes = model.keyAt.length;
    this.row = model.convent.size + 1;
    this.weights = new Float64Array(STAGES * this.wishes * this.row);
    for (let wish = 0; wish < this.wishes; wish++) this.weights[this.index(0, wish) + cell] = 1;
  }

  /** The same belief, to be carried on apart. */
  copy(): Belief {
    const copy = new Belief(this.model, this.cell);
    copy.weights.set(this.weights);
    copy.held = this.held;
    copy.played = this.played?.slice() ?? null;
    return copy;
  }

  index(stage: number, wish: number): number {
    return (stage * this.wishes + wish) * this.row;
  }

  /** Every blessing that is possible. */
  planes(): readonly Plane[] {
    const { weights, held, played } = this;
    return [
      { blessing: OTHER, weights, factor: 1 },
      ...(held > 0 ? [{ blessing: FALSE_HELD, weights, factor: held }] : []),
      ...(played ? [{ blessing: FALSE_PLAYED, weights: played, factor: 1 }] : []),
    ];
  }

  weightOf(blessing: number, stage: number, wish: number, point: Point): number {
    const plane = this.planes().find((one) => one.blessing === blessing);
    return plane ? plane.factor * plane.weights[this.index(stage, wish) + point] : 0;
  }

  /** P2: she has moved, and this was seen of it. She did not come home with her wish. */
  moved(observed: Observed): void {
    for (const weights of this.arrays()) {
      if (isEmpty(weights, 0, weights.length)) continue;
      weights.set(this.transition.moved(weights, observed));
      for (let wish = 0; wish < this.wishes; wish++) weights[this.index(2, wish) + this.cell] = 0;
    }
    this.rescale();
  }

  private arrays(): readonly Float64Array[] {
    return this.played ? [this.weights, this.played] : [this.weights];
  }

  /** P4: a guard looked. `at`: where she was seen; `null`: she was not. */
  looked(seen: Uint8Array, at: Point | null): void {
    this.keep((point) => (at === null ? seen[point] === 0 : point === at));
  }

  /** Captured: all know where, and her object is gone. */
  captured(at: Point): void {
    this.keep((point) => point === at);
    for (const weights of this.arrays()) {
      for (let wish = 0; wish < this.wishes; wish++) {
        const from = this.index(2, wish) + at;
        weights[this.index(1, wish) + at] += weights[from];
        weights[from] = 0;
      }
    }
  }

  private keep(fits: (point: Point) => boolean): void {
    for (let point = 0; point < this.row; point++) {
      if (fits(point)) continue;
      for (const weights of this.arrays()) {
        for (let i = point; i < weights.length; i += this.row) weights[i] = 0;
      }
    }
    this.rescale();
  }

  /** P3: her markers, or her silence. */
  heard(hearings: readonly Hearing[], marks: readonly Mark[]): void {
    const factor = this.trueMarks(hearings, marks);
    for (const weights of this.arrays()) {
      for (let i = 0; i < weights.length; i++) weights[i] *= factor[i % this.row];
    }
    this.rescale();
  }

  /** P6: the same, but one of the markers may be false. */
  listened(hearings: readonly Hearing[], marks: readonly Mark[]): void {
    const { weights, row, held } = this;
    const honest = this.trueMarks(hearings, marks);
    const feint = this.feint(hearings, marks);
    this.played =
      held > 0 && marks.length > 0 ? weights.map((weight, i) => held * weight * feint[i % row]) : null;
    for (let i = 0; i < weights.length; i++) weights[i] *= honest[i % row];
    this.held = held * (1 - FEINT);
    this.rescale();
  }

  /** By point: how likely these markers are, if she has played False Noise. */
  private feint(hearings: readonly Hearing[], marks: readonly Mark[]): Float64Array {
    const { row } = this;
    const chances = new Float64Array(row);
    for (const [place, mark] of marks.entries()) {
      const same = marks.findIndex(({ guard, to }) => guard === mark.guard && to === mark.to);
      if (same !== place) continue;
      const rest = this.trueMarks(
        hearings,
        marks.filter((_mark, other) => other !== place),
      );
      const edges = this.model.convent.neighbours[hearings[mark.guard].at].length;
      for (let point = 0; point < row; point++)
        chances[point] += (FEINT * rest[point]) / (hearings.length * edges);
    }
    return chances;
  }

  /** By point: how likely these markers are all true, and all there are. */
  private trueMarks(hearings: readonly Hearing[], marks: readonly Mark[]): Float64Array {
    const { far, neighbours } = this.model.convent;
    const { row } = this;
    const factor = new Float64Array(row);
    for (let point = 1; point < row; point++) {
      let chance = 1;
      for (const [guard, { at, reach }] of hearings.entries()) {
        const own = marks.filter((mark) => mark.guard === guard);
        const distance = far[at * row + point];
        if (distance > reach) {
          if (own.length > 0) chance = 0;
          continue;
        }
        const first = neighbours[at].filter((next) => far[next * row + point] === distance - 1);
        chance *= own.length === 1 ? chanceOfEdge(own[0].to, first) : 0;
      }
      factor[point] = chance;
    }
    return factor;
  }

  /** P6: she has shown False Noise, or it has turned out that she had not played it. */
  feintShown(shown: boolean): void {
    if (shown) {
      if (this.played) this.weights.set(this.played);
      else this.weights.fill(0);
      this.held = 0;
    }
    this.played = null;
    this.rescale();
  }

  /** She has shown another blessing. */
  otherBlessing(): void {
    this.held = 0;
    this.played = null;
  }

  private rescale(): void {
    let sum = 0;
    for (const weights of this.arrays()) for (let i = 0; i < weights.length; i++) sum += weights[i];
    if (sum <= 0 || sum >= 1e-100) return;
    for (const weights of this.arrays()) for (let i = 0; i < weights.length; i++) weights[i] *= 1e100;
  }
}

/** The chance that a marker lies towards a point, if it can lie towards these. */
function chanceOfEdge(to: Point, first: readonly Point[]): number {
  const [lowest, highest] = [Math.min(...first), Math.max(...first)];
  return (to === lowest ? 1 - HIGHEST : 0) + (to === highest ? HIGHEST : 0);
}
