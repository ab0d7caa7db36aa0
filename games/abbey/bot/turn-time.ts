/** How much of a turn's time is left. */

import type { Budget } from '@conclave/engine';

/** Of the time left, so much goes into the next belief. */
const SHARE = 0.6;

/** A budget is for a whole turn, in which several beliefs may be needed. */
export class TurnTime {
  private number = -1;
  private spent = 0;
  private entered = 0;

  enter(number: number): void {
    if (number !== this.number) this.spent = 0;
    this.number = number;
    this.entered = performance.now();
  }

  leave(): void {
    this.spent += performance.now() - this.entered;
  }

  share(budget: Budget): Budget {
    if ('iterations' in budget) return budget;
    const spent = this.spent + performance.now() - this.entered;
    return { milliseconds: SHARE * (budget.milliseconds - spent) };
  }
}
