/** The sockets of each sign-in: when it ends, here or at another server, they end with it. */

export class SignedInLines {
  private readonly lines = new Map<string, Set<() => void>>();

  /** Of all that are open, or are being opened. */
  get signIns(): readonly string[] {
    return [...this.lines.keys()];
  }

  /** `close`: what is done when its sign-in ends. Returns what is to be done when it is closed. */
  opened(signIn: string, close: () => void): () => void {
    const lines = this.lines.get(signIn) ?? new Set();
    this.lines.set(signIn, lines.add(close));
    return () => {
      lines.delete(close);
      if (lines.size === 0 && this.lines.get(signIn) === lines) this.lines.delete(signIn);
    };
  }

  end(signIn: string): void {
    for (const close of [...(this.lines.get(signIn) ?? [])]) close();
  }
}
