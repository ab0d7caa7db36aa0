/** Visits each of many in turn, evenly over a time: never all of them at once, which would hold everything else up. */

const PARTS = 20;

export class Rounds<One> {
  private readonly all: ReadonlySet<One>;
  private readonly visit: (one: One) => void;
  /** What came meanwhile is visited in this round too. */
  private turn: Iterator<One>;
  /** How many are due, in parts of one. */
  private due = 0;

  constructor(all: ReadonlySet<One>, visit: (one: One) => void) {
    this.all = all;
    this.visit = visit;
    this.turn = all.values();
  }

  /** Each once in `every` milliseconds. */
  start(every: number): NodeJS.Timeout {
    return setInterval(() => this.part(), every / PARTS).unref();
  }

  /** The next few: after so many parts each had its visit. */
  part(): void {
    this.due += this.all.size / PARTS;
    for (; this.due >= 1; this.due--) {
      let next = this.turn.next();
      if (next.done) {
        this.turn = this.all.values();
        next = this.turn.next();
      }
      if (!next.done) this.visit(next.value);
    }
  }
}
