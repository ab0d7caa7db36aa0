/** Passes chat messages from other servers to the people at this one. */

import type { ChatLine, ChatRoom, Store } from './store/store.ts';

const CHAT_ROOMS = ['players', 'gallery'] as const satisfies readonly ChatRoom[];

export class ChatNews {
  private readonly store: Store;
  private readonly match: string;
  /** The number of the last line, by room; `null`: nobody has looked yet. */
  private readonly heard: Record<ChatRoom, number | null> = { players: null, gallery: null };

  constructor(store: Store, match: string) {
    this.store = store;
    this.match = match;
  }

  /** Lines since the last look; of the first look none, for whoever comes reads the chat by themselves. */
  async unheard(): Promise<readonly { readonly room: ChatRoom; readonly lines: ChatLine[] }[]> {
    const news: { room: ChatRoom; lines: ChatLine[] }[] = [];
    for (const room of CHAT_ROOMS) {
      const before = this.heard[room];
      const lines = [...(await this.store.chat(this.match, room, before ?? 0))];
      this.heard[room] = lines.at(-1)?.n ?? before ?? 0;
      if (before !== null && lines.length > 0) news.push({ room, lines });
    }
    return news;
  }
}
