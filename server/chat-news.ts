/** Passes chat messages from other servers to the people at this one. */

import type { Store } from './store/store.ts';
import { type Line, namelessLines, shownLine } from './talk.ts';

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
  async unheard(): Promise<Line[]> {
    const before = this.heard;
    const lines = (await this.store.chat(this.match, 'players', before ?? 0)).map(shownLine);
    this.heard = lines.at(-1)?.n ?? before ?? 0;
    if (before === null) return [];
    // Earlier lines lost a name with it.
    const isUnnamed = lines.some(({ news }) => news?.what === 'hostUnnames');
    if (!isUnnamed) return lines;
    const earlier = (await namelessLines(this.store, this.match)).filter(({ n }) => n <= before);
    return [...earlier, ...lines];
  }
}
