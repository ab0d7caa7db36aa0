/** The lists of matches: the public ones, and those of one person. */

import type { MatchSummary } from '@conclave/wire';
import { blockedBy } from './blocks.ts';
import { isHidden } from './hiding.ts';
import { matchSummary, NOTHING_LIVE } from './match-summary.ts';
import type { Listed, ListName, Store } from './store/store.ts';
import { watchersAmong } from './watchers.ts';

export const LIST_LENGTH = 100;

export class Lobby {
  private readonly store: Store;
  /** How many watch a match at this server. */
  private readonly watchingHere: (match: string) => number;
  /** Being looked up just now. */
  private readonly lists = new Map<ListName, Promise<readonly Listed[]>>();

  constructor(store: Store, watchingHere: (match: string) => number) {
    this.store = store;
    this.watchingHere = watchingHere;
  }

  /** The next request looks the lists up again. */
  changed(): void {
    this.lists.clear();
  }

  async list(list: ListName, person: string | null): Promise<MatchSummary[]> {
    const all = await this.listed(list, person);
    const found = person === null ? all : await this.wantedBy(person, list, all);
    const watching = list === 'running' ? await this.watching(found) : null;
    const tables = found.map(({ row, turns }) =>
      matchSummary(row, person, {
        isToMove: (seat) => row.status === 'running' && turns.includes(seat),
        table: { ...NOTHING_LIVE, watching: watching?.(row.id) ?? 0 },
      }),
    );
    // Whoever has come is no longer invited.
    if (list === 'invitations') return tables.filter(({ you }) => you === null);
    return list === 'mine' ? tables.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)) : tables;
  }

  /** How many watch each, at all servers together. No match is loaded for it: whatever is watched is in memory somewhere. */
  private async watching(found: readonly Listed[]): Promise<(match: string) => number> {
    const heads = (await this.store.cluster?.heads(found.map(({ row }) => row.id))) ?? [];
    const elsewhere = new Map(heads.map(({ match, present }) => [match, watchersAmong(present)]));
    return (match) => this.watchingHere(match) + (elsewhere.get(match) ?? 0);
  }

  /** Nobody is invited by those they block, nor shown their tables; what somebody took out of their list is not in it. */
  private async wantedBy(person: string, list: ListName, all: readonly Listed[]): Promise<readonly Listed[]> {
    if (list === 'mine') return all.filter(({ row }) => !isHidden(row, person));
    if (list !== 'invitations' && list !== 'open') return all;
    const blocked = (await blockedBy(this.store, person)).map((one) => one.person);
    return all.filter(({ row }) => !blocked.includes(row.host));
  }

  /** All who look into the lobby at once have it looked up once. */
  private listed(list: ListName, person: string | null): Promise<readonly Listed[]> {
    const { store } = this;
    if (list === 'mine' || list === 'invitations') return store.list(list, person, LIST_LENGTH);
    const known = this.lists.get(list);
    if (known) return known;
    const found = store
      .list(list, null, LIST_LENGTH)
      .finally(() => this.lists.get(list) === found && this.lists.delete(list));
    this.lists.set(list, found);
    return found;
  }
}
