/** The matches of this device in IndexedDB: for each the summary for lists, and the record. */

import type { Level, MatchRecord, OptionValue, Outcome, Seat, Snapshot } from '@conclave/engine';
import { type DraftSlot, NO_DRAFTS } from '@conclave/wire/draft-slot';
import { createStore, del, entries, get, set } from 'idb-keyval';

export interface LocalSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly level: Level | null;
}

export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly LocalSeat[];
  /** Fair play among people; tables of an older version do not say, and everything was allowed at them. */
  readonly aids?: boolean;
  /** By seat: how much everybody had been told when they last had the device. Older tables do not say. */
  readonly looked?: readonly number[];
  readonly createdAt: number;
  readonly changedAt: number;
  /** Practice alone: the address of the moment from which it began. */
  readonly from?: string;
  readonly waiting: readonly Seat[] | 'someone';
  readonly outcome: Outcome | null;
}

/** From where a match goes on, under newer rules too. */
export interface LocalProgress {
  readonly snapshot: Snapshot<unknown>;
  /** Line by line as JSON: what was told at the opening, then every entry with what it told. */
  readonly log: string;
}

export interface LocalMatch {
  readonly table: LocalTable;
  readonly record: MatchRecord<unknown>;
  /** Matches of an older version have none: they are replayed. */
  readonly progress?: LocalProgress;
}

/** The one match for practice: it is in no list. */
export const PRACTICE = 'practice';

const matches = createStore('conclave-matches', 'matches');
const notes = createStore('conclave-notes', 'notes');
const drafts = createStore('conclave-drafts', 'drafts');

export function saveMatch(match: LocalMatch): Promise<void> {
  return set(match.table.id, match, matches);
}

export function loadMatch(id: string): Promise<LocalMatch | undefined> {
  return get<LocalMatch>(id, matches);
}

export async function dropMatch(id: string): Promise<void> {
  await del(id, matches);
}

/** The newest first. */
export async function listMatches(): Promise<LocalTable[]> {
  const all = await entries<string, LocalMatch>(matches);
  return all
    .map(([, match]) => match.table)
    .filter(({ id }) => id !== PRACTICE)
    .sort((a, b) => b.changedAt - a.changedAt);
}

export async function loadNotes(key: string): Promise<string> {
  return (await get<string>(key, notes)) ?? '';
}

export function saveNotes(key: string, text: string): Promise<void> {
  return set(key, text, notes);
}

export async function loadDrafts(key: string): Promise<DraftSlot> {
  return (await get<DraftSlot>(key, drafts)) ?? NO_DRAFTS;
}

export function saveDrafts(key: string, slot: DraftSlot): Promise<void> {
  return slot.drafts.length === 0 ? del(key, drafts) : set(key, slot, drafts);
}
