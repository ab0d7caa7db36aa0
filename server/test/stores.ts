/** Stores that misbehave: one that holds its commits back, one that fails. */

import type { Store } from '../store/store.ts';

type Method = (...args: never[]) => Promise<unknown>;

/** A store with something put before some of its methods. */
export function before(
  store: Store,
  names: readonly (keyof Store)[],
  wait: (name: keyof Store) => Promise<void>,
): Store {
  return new Proxy(store, {
    get(target, key) {
      const member = target[key as keyof Store];
      if (typeof member !== 'function') return member;
      const act = (member as unknown as Method).bind(target);
      if (!names.includes(key as keyof Store)) return act;
      return async (...args: never[]) => {
        await wait(key as keyof Store);
        return act(...args);
      };
    },
  });
}

/** Everything that changes what somebody may see. */
const WRITES = [
  'append',
  'begin',
  'changeRow',
  'addMatch',
  'addPerson',
  'rename',
  'setRecovery',
  'takeRecovery',
  'say',
  'setNotebook',
  'setDrafts',
] as const satisfies readonly (keyof Store)[];

/** Some of its methods take their time. */
export function slow(store: Store, names: readonly (keyof Store)[], milliseconds = 20): Store {
  return before(store, names, () => new Promise((resolve) => setTimeout(resolve, milliseconds)));
}

/** Commits, or what is named, wait until they are released. */
export class Holding {
  readonly store: Store;
  private waiting: (() => void)[] = [];
  private isHeld = false;

  constructor(store: Store, names: readonly (keyof Store)[] = WRITES) {
    this.store = before(store, names, () =>
      this.isHeld ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve(),
    );
  }

  get held(): number {
    return this.waiting.length;
  }

  hold(): void {
    this.isHeld = true;
  }

  release(): void {
    this.isHeld = false;
    for (const go of this.waiting.splice(0)) go();
  }
}

/** Commits, or what is named, fail while it is broken. */
export class Failing {
  readonly store: Store;
  broken = false;
  failures = 0;

  constructor(store: Store, names: readonly (keyof Store)[] = WRITES) {
    this.store = before(store, names, async () => {
      if (!this.broken) return;
      this.failures++;
      throw new Error('disk full');
    });
  }
}
