/** A budget being used up. */

import type { Budget } from '@conclave/engine';

export class Stopwatch {
  private readonly budget: Budget;
  private readonly started = performance.now();
  /** Iterations so far. */
  rounds = 0;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  get spent(): boolean {
    return 'iterations' in this.budget
      ? this.rounds >= this.budget.iterations
      : performance.now() - this.started >= this.budget.milliseconds;
  }

  /** A part of what the whole budget is, for one piece of work inside it. */
  part(iterations: number, fraction: number): Budget {
    return 'iterations' in this.budget
      ? { iterations }
      : { milliseconds: this.budget.milliseconds * fraction };
  }
}
