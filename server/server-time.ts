/**
 * The server's own time. It runs with the machine's monotonic clock and stands still while the server is stopped. So
 * nobody loses a turn to a stop or to a changed wall clock. The wall clock is for display only.
 */

import { ALIVE } from './store/backup-item.ts';
import type { Store } from './store/store.ts';

/** Milliseconds between two signs of life: what a crash may give back too much. */
const SIGN_EVERY = 5000;

export class ServerTime {
  private readonly store: Store;
  private readonly monotonic: () => number;
  private readonly start: number;
  private readonly startedAt: number;
  private signedAt = Number.NEGATIVE_INFINITY;

  private constructor(store: Store, monotonic: () => number, start: number) {
    this.store = store;
    this.monotonic = monotonic;
    this.start = start;
    this.startedAt = monotonic();
  }

  /** Goes on from where the store's last server stopped; a new one begins with the wall clock. */
  static async open(store: Store, monotonic: () => number, wall: () => number): Promise<ServerTime> {
    const last = Number(await store.kept(ALIVE));
    const time = new ServerTime(store, monotonic, last > 0 ? last : wall());
    await time.sign();
    return time;
  }

  readonly now = () => Math.floor(this.start + this.monotonic() - this.startedAt);

  /** A sign of life, if one is due. */
  async tick(): Promise<void> {
    if (this.now() - this.signedAt >= SIGN_EVERY) await this.sign();
  }

  async sign(): Promise<void> {
    this.signedAt = this.now();
    await this.store.keep(ALIVE, String(this.signedAt));
  }
}
