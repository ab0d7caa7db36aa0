/** Passes chat messages from other servers to the people at this one. */

import type { ChatLine, Store } from './store/store.ts';

export class ChatNews {
  private readonly store: Store;
  private readonly match: string;
  /** The number of the last line; `null`: nobody has looked yet. */
  private heard: number | null = null;

  constructor(store: Store, match: string) {
    this.store = store;
    this.match = match;
  }

  /** Lines since the last look; of the first look none, for whoever comes reads the chat by themselves. */
  async unheard(): Promise<readonly ChatLine[]> {
    const before = this.heard;
    const lines = await this.store.chat(this.match, 'players', before ?? 0);
    this.heard = lines.at(-1)?.n ?? before ?? 0;
    return before === null ? [] : lines;
  }
}
