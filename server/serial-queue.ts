/** Runs one piece of work after the other. A failure holds up nothing. */

export class SerialQueue {
  /** Done when whatever was asked for last is; `null`: nothing is under way. */
  private last: Promise<void> | null = null;
  private waiting = 0;

  get isBusy(): boolean {
    return this.waiting > 0;
  }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last ? this.last.then(work) : work();
    this.waiting++;
    const done = () => {
      this.waiting--;
      if (this.last === turn) this.last = null;
    };
    const turn = result.then(done, done);
    this.last = turn;
    return result;
  }
}
