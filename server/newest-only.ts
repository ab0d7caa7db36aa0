/** Does one piece of work at a time. Of the requests that arrive meanwhile it keeps only the newest. */

export class NewestOnly<Item> {
  private readonly work: (item: Item) => Promise<void>;
  private isBusy = false;
  private next: Item | null = null;

  /** `work` deals with its own failures. */
  constructor(work: (item: Item) => Promise<void>) {
    this.work = work;
  }

  push(item: Item): void {
    this.next = item;
    if (!this.isBusy) void this.run();
  }

  private async run(): Promise<void> {
    this.isBusy = true;
    while (this.next !== null) {
      const item = this.next;
      this.next = null;
      await this.work(item);
    }
    this.isBusy = false;
  }
}
