/** Time that the test controls. */

interface Wait {
  readonly at: number;
  resolve(): void;
}

export class FakeClock {
  now = 0;
  private waits: Wait[] = [];

  /** No time at all needs nobody to let it pass. */
  pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.waits.push({ at: this.now + milliseconds, resolve });
    });
  }

  /** Lets time pass, and everything happen that happens meanwhile. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    await everythingElse();
    for (;;) {
      const [next] = this.waits.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.waits = this.waits.filter((wait) => wait !== next);
      this.now = next.at;
      next.resolve();
      await everythingElse();
    }
    this.now = until;
  }
}

function everythingElse(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
