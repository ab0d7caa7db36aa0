/** The record of a finished match: kept on this device, or by the server. */

import type { MatchRecord, Seat } from '@conclave/engine';
import { ApiError } from '../api-error.ts';
import { loadMatch, loadNotes } from './local-store.ts';

export interface Opened {
  readonly record: MatchRecord<unknown>;
  readonly names: readonly string[];
  /** A private match of the reader's: others see it by a link of its own. */
  readonly mayShare?: boolean;
  /** The chair of whoever opens it; `null`: none, or several before one screen. */
  readonly own: Seat | null;
}

const LOCAL = 'local-';

export function isOnDevice(id: string): boolean {
  return id.startsWith(LOCAL);
}

/** A record, or why there is none. */
export async function fetchRecord(id: string): Promise<Opened | 'missing' | 'notOver'> {
  if (isOnDevice(id)) {
    const match = await loadMatch(id.slice(LOCAL.length));
    if (!match) return 'missing';
    const names = match.table.seats.map(({ name }) => name);
    const people = match.table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const own = people.length === 1 ? people[0] : null;
    return match.table.outcome ? { record: match.record, names, own } : 'notOver';
  }
  const api = await import('../api.ts');
  try {
    const link = api.shareOfPage();
    if (link !== null) {
      const { record, names } = await api.sharedMatch(id, link);
      return record ? { record, names: names.map((name) => name ?? ''), own: null } : 'notOver';
    }
    const [record, table] = await Promise.all([api.recordOf(id), api.matchSummary(id)]);
    const names = table.seats.map(({ name }) => name ?? '');
    const { you } = table;
    return record ? { record, names, own: you, mayShare: you !== null && !table.public } : 'notOver';
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'unknownMatch' || code === 'malformed' || code === 'notFound') return 'missing';
    if (code === 'notFinished') return 'notOver';
    throw error;
  }
}

/** The notebook of the chair from which it was played, as it was at the end. */
export async function ownNotes(id: string, seat: Seat): Promise<string> {
  if (isOnDevice(id)) return loadNotes(`${id.slice(LOCAL.length)} ${seat}`);
  return (await import('../api.ts')).readNotebook(id);
}
