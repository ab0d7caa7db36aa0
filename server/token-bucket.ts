/** A token bucket: so many at once, and so many more a second. */

export class TokenBucket {
  private readonly rate: number;
  private readonly burst: number;
  private readonly now: () => number;
  private tokens: number;
  private filledAt: number;

  constructor(rate: number, burst: number, now: () => number) {
    this.rate = rate;
    this.burst = burst;
    this.now = now;
    this.tokens = burst;
    this.filledAt = now();
  }

  /** `false`: too fast, and nothing was taken. */
  take(count = 1): boolean {
    this.fill();
    if (this.tokens < count) return false;
    this.tokens -= count;
    return true;
  }

  isFull(): boolean {
    this.fill();
    return this.tokens >= this.burst;
  }

  private fill(): void {
    const now = this.now();
    this.tokens = Math.min(this.burst, this.tokens + (Math.max(0, now - this.filledAt) * this.rate) / 1000);
    this.filledAt = now;
  }
}
