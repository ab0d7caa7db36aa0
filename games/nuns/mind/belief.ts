/**
 * The exact forward filter for one hidden novice: a weight for every wish, stage, blessing and point that fits all that was
 * seen and heard.
 *
 * The model: a card says nothing but its range; each step among those allowed, and where she stops, is drawn from the motion
 * model, a mixture; of several edges a marker lies on the lowest or, seldom, by order on the highest; whoever holds False
 * Noise plays it with the same small chance whenever she can. Weights are not normalised: that several novices cannot have the same wish or blessing is
 * put in by `Joint`.
 */

import type { Point } from '../rules/convent.ts';
import type { MotionModel } from './motion-model.ts';
import { StepChances } from './step-chances.ts';
import { isEmpty, type Observed, STAGES, Transition } from './transition.ts';

/** Another blessing or none left; False Noise held; False Noise played and not shown yet. */
export const BOONS = 3;
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

export class Belief {
  readonly model: MotionModel;
  readonly cell: Point;
  readonly wishes: number;
  readonly row: number;
  /** By boon, stage, wish and point. */
  readonly weights: Float64Array;
  /** The number of weights of one boon. */
  private readonly plane: number;
  private readonly transition: Transition;

  /** Beliefs with the same model may share their step chances. */
  constructor(model: MotionModel, cell: Point, stepChances = new StepChances(model.convent)) {
    this.model = model;
    this.transition = new Transition(model, cell, stepChances);
    this.cell = cell;
    this.wishes = model.keyAt.length;
    this.row = model.convent.size + 1;
    this.plane = STAGES * this.wishes * this.row;
    this.weights = new Float64Array(BOONS * this.plane);
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

  /**
   * P2: she has moved, and this was seen of it. She did not come home with her wish.
   *
   * Who holds False Noise goes like anybody else, and until she plays it her weights are a multiple of the others'.
   */
  moved(observed: Observed): void {
    const { weights, plane } = this;
    const multiple = this.multipleHeld();
    this.move(OTHER, observed);
    this.move(FALSE_PLAYED, observed);
    for (let i = 0; i < plane; i++) weights[FALSE_HELD * plane + i] = multiple * weights[i];
    this.rescale();
  }

  private move(boon: number, observed: Observed): void {
    const { weights, plane, wishes, cell } = this;
    const before = weights.subarray(boon * plane, (boon + 1) * plane);
    if (isEmpty(before, 0, plane)) return;
    before.set(this.transition.moved(before, observed));
    for (let wish = 0; wish < wishes; wish++) weights[this.index(boon, 2, wish) + cell] = 0;
  }

  private multipleHeld(): number {
    const { weights, plane } = this;
    const some = weights.subarray(0, plane).findIndex((weight) => weight > 0);
    return some < 0 ? 0 : weights[FALSE_HELD * plane + some] / weights[some];
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
  heard(hearings: readonly Hearing[], marks: readonly Mark[]): void {
    const factor = this.trueMarks(hearings, marks);
    const { weights, row } = this;
    for (let i = 0; i < weights.length; i++) weights[i] *= factor[i % row];
    this.rescale();
  }

  /** P6: the same, but one of the markers may be false. */
  listened(hearings: readonly Hearing[], marks: readonly Mark[]): void {
    const { weights, row, plane } = this;
    const honest = this.trueMarks(hearings, marks);
    const feint = new Float64Array(row);
    for (const [place, mark] of marks.entries()) {
      const same = marks.findIndex(({ guard, to }) => guard === mark.guard && to === mark.to);
      if (same !== place) continue;
      const rest = this.trueMarks(
        hearings,
        marks.filter((_mark, other) => other !== place),
      );
      const edges = this.model.convent.neighbours[hearings[mark.guard].at].length;
      for (let point = 0; point < row; point++)
        feint[point] += (FEINT * rest[point]) / (hearings.length * edges);
    }
    for (let i = 0; i < plane; i++) {
      const held = weights[FALSE_HELD * plane + i];
      weights[i] *= honest[i % row];
      weights[FALSE_HELD * plane + i] = held * honest[i % row] * (1 - FEINT);
      weights[FALSE_PLAYED * plane + i] = held * feint[i % row];
    }
    this.rescale();
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
    const { weights, plane } = this;
    if (shown) {
      weights.copyWithin(0, FALSE_PLAYED * plane, (FALSE_PLAYED + 1) * plane);
      weights.fill(0, plane, 2 * plane);
    }
    weights.fill(0, FALSE_PLAYED * plane);
    this.rescale();
  }

  /** She has shown another blessing. */
  otherBlessing(): void {
    this.weights.fill(0, this.plane);
  }

  private rescale(): void {
    const { weights } = this;
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += weights[i];
    if (sum > 0 && sum < 1e-100) for (let i = 0; i < weights.length; i++) weights[i] *= 1e100;
  }
}

/** The chance that a marker lies towards a point, if it can lie towards these. */
function chanceOfEdge(to: Point, first: readonly Point[]): number {
  const [lowest, highest] = [Math.min(...first), Math.max(...first)];
  return (to === lowest ? 1 - HIGHEST : 0) + (to === highest ? HIGHEST : 0);
}
