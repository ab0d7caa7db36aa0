/** Slow readers share one budget of unread bytes. Beyond it, those with the most unread bytes are cut off. */

/** A socket as far as its unread bytes are concerned. */
export interface Reader {
  /** Bytes waiting for it. */
  readonly unread: number;
  cut(): void;
}

export function cutSlowest(readers: Iterable<Reader>, max: number): void {
  const slow = [...readers].filter(({ unread }) => unread > 0);
  let unread = slow.reduce((sum, one) => sum + one.unread, 0);
  if (unread <= max) return;
  for (const one of slow.sort((a, b) => b.unread - a.unread)) {
    if (unread <= max) return;
    unread -= one.unread;
    one.cut();
  }
}
