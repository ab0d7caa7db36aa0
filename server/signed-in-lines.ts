/** The sockets of each sign-in. They end when it ends, here or at another server. */

import type { SignIn } from './store/sign-ins.ts';

interface Held {
  readonly signIn: SignIn;
  readonly lines: Set<() => void>;
}

export class SignedInLines {
  private readonly held = new Map<string, Held>();

  /** Of all that are open, or are being opened. */
  get signIns(): readonly SignIn[] {
    return [...this.held.values()].map(({ signIn }) => signIn);
  }

  /** `close`: what is done when its sign-in ends. Returns what is to be done when it is closed. */
  opened(signIn: SignIn, close: () => void): () => void {
    const held = this.held.get(signIn.id) ?? { signIn, lines: new Set() };
    this.held.set(signIn.id, held);
    held.lines.add(close);
    return () => {
      held.lines.delete(close);
      if (held.lines.size === 0 && this.held.get(signIn.id) === held) this.held.delete(signIn.id);
    };
  }

  end(signIn: string): void {
    for (const close of [...(this.held.get(signIn)?.lines ?? [])]) close();
  }

  /** All of a person that are of an older generation. */
  endOlder(person: string, generation: number): void {
    for (const { signIn } of [...this.held.values()])
      if (signIn.person === person && signIn.generation < generation) this.end(signIn.id);
  }
}
