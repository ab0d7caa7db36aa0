/** Measures how much of a thinking budget is used up. */

import type { Budget } from '@conclave/engine';

export class Stopwatch {
  private readonly budget: Budget;
  private readonly started = performance.now();
  /** Iterations so far. */
  rounds = 0;
  private asked: number | null = null;
  private longest = 0;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  /** Asked before every round: is there room for one as long as the longest so far? */
  hasRoom(): boolean {
    if ('iterations' in this.budget) return this.rounds < this.budget.iterations;
    const now = performance.now();
    if (this.asked !== null) this.longest = Math.max(this.longest, now - this.asked);
    this.asked = now;
    return now - this.started + this.longest < this.budget.milliseconds;
  }

  /** A part of what the whole budget is, for one piece of work inside it. */
  part(iterations: number, fraction: number): Budget {
    return 'iterations' in this.budget
      ? { iterations }
      : { milliseconds: this.budget.milliseconds * fraction };
  }
}
