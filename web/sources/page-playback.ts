/** What the page has shown of a match on this device: bots wait for it. */

import type { AnyMatch, Watcher } from '@conclave/engine';
import type { DevicePeople } from './device-people.ts';

/** A page that is hidden, or gone, is not waited for any longer. */
const LONGEST_PLAYBACK = 5000;

export class PagePlayback {
  private readonly match: AnyMatch;
  private readonly people: DevicePeople;
  private readonly pause: (milliseconds: number) => Promise<void>;
  private shown: { readonly watcher: Watcher | null; readonly cursor: number } = { watcher: null, cursor: 0 };
  private waiting: (() => void)[] = [];
  private readonly pausing = new Set<() => void>();
  /** Until somebody before the screen acts again, bots do not wait for the page. */
  hurried = false;

  constructor(match: AnyMatch, people: DevicePeople, pause: (milliseconds: number) => Promise<void>) {
    this.match = match;
    this.people = people;
    this.pause = pause;
  }

  /** The page has shown all that a watcher was told up to here, and nothing moves any more. */
  settled(watcher: Watcher, cursor: number): void {
    this.shown = { watcher, cursor };
    this.wake();
  }

  /** Whoever sits before the screen wants to be asked: nobody waits for the page, or for the end of a pause. */
  hurry(): void {
    this.hurried = true;
    this.wake();
    for (const resolve of this.pausing) resolve();
  }

  /** A bot waits a little. */
  async beat(milliseconds: number): Promise<void> {
    if (this.hurried) return;
    let end = () => {};
    const hurried = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.pausing.add(end);
    await Promise.race([hurried, this.pause(milliseconds)]);
    this.pausing.delete(end);
  }

  /** Whoever sits before the screen has seen what happened before a bot goes on. */
  async isShown(): Promise<void> {
    if (this.isSettled()) return;
    const shown = new Promise<void>((resolve) => this.waiting.push(resolve));
    await Promise.race([shown, this.pause(LONGEST_PLAYBACK)]);
  }

  /** Lets the bots go on, if the page is done. */
  wake(): void {
    if (!this.isSettled()) return;
    for (const resolve of this.waiting) resolve();
    this.waiting = [];
  }

  private isSettled(): boolean {
    const { watcher, cursor } = this.shown;
    const isPast = this.people.curtain !== null || this.hurried;
    return isPast || (watcher === this.people.watcher && cursor >= this.match.cursor(watcher));
  }
}
