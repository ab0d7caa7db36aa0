/** Counts the steps of each click, so that one Undo takes back one click. */

export class Clicks {
  private sizes: number[] = [];

  /** `first`: nothing made before it could be taken back. */
  made(steps: number, first: boolean): void {
    if (first) this.sizes = [];
    if (steps > 0) this.sizes.push(steps);
  }

  /** A step that followed by itself belongs to the click before it. */
  followed(): void {
    this.sizes.push((this.sizes.pop() ?? 0) + 1);
  }

  /** How many the last one made; of what was made elsewhere one at a time. */
  take(): number {
    return this.sizes.pop() ?? 1;
  }

  forget(): void {
    this.sizes = [];
  }
}
