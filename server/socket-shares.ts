/**
 * Limits the sockets of one person and one address. When an address is full, the people with the most sockets make
 * room.
 */

import type { Asker } from './request-limits.ts';

export interface SocketShares {
  readonly perPerson: number;
  /** Sockets without a person, by address. */
  readonly strangers: number;
  readonly perAddress: number;
}

export const SOCKET_SHARES: SocketShares = { perPerson: 20, strangers: 200, perAddress: 2000 };

/** Somebody's socket, as far as it is counted here. */
export interface Held {
  /** It has to make room for somebody who has fewer. */
  giveWay(): void;
}

const STRANGERS = '';

export class SocketCounter {
  private readonly shares: SocketShares;
  /** By address, then by person. */
  private readonly open = new Map<string, Map<string, Set<Held>>>();

  constructor(shares: SocketShares) {
    this.shares = shares;
  }

  mayOpen({ person, address }: Asker): boolean {
    const byPerson = this.open.get(address);
    if (!byPerson) return true;
    const own = byPerson.get(person ?? STRANGERS)?.size ?? 0;
    if (own >= (person === null ? this.shares.strangers : this.shares.perPerson)) return false;
    return countIn(byPerson) < this.shares.perAddress || largest(byPerson).size > own + 1;
  }

  /** Returns what is to be done when it is closed. */
  opened({ person, address }: Asker, held: Held): () => void {
    const byPerson = this.open.get(address) ?? new Map<string, Set<Held>>();
    this.open.set(address, byPerson);
    if (countIn(byPerson) >= this.shares.perAddress) {
      const [oldest] = largest(byPerson);
      oldest?.giveWay();
    }
    const key = person ?? STRANGERS;
    const own = byPerson.get(key) ?? new Set<Held>();
    byPerson.set(key, own.add(held));
    return () => {
      own.delete(held);
      if (own.size === 0) byPerson.delete(key);
      if (byPerson.size === 0) this.open.delete(address);
    };
  }
}

function countIn(byPerson: ReadonlyMap<string, ReadonlySet<Held>>): number {
  let count = 0;
  for (const held of byPerson.values()) count += held.size;
  return count;
}

function largest(byPerson: ReadonlyMap<string, ReadonlySet<Held>>): ReadonlySet<Held> {
  let most: ReadonlySet<Held> = new Set();
  for (const held of byPerson.values()) if (held.size > most.size) most = held;
  return most;
}
