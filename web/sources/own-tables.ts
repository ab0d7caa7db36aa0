/** One list of all tables of whoever sits here: those of this device and those on the server, the most urgent first. */

import type { Level, OptionValue, Outcome, Watcher } from '@conclave/engine';
import type { Asks } from '@conclave/wire';
import { namesAt } from '@conclave/wire/names';
import { byUrgency, type Urgency } from '@conclave/wire/urgency';
import { computed, signal } from '@preact/signals';
import { ownName } from '../settings.ts';
import { type LocalTable, listMatches } from './local-store.ts';

export interface OwnSeat {
  readonly kind: 'person' | 'bot' | 'open' | 'invited';
  readonly name: string;
  readonly level: Level | null;
}

export interface OwnTable extends Urgency {
  readonly id: string;
  readonly place: 'online' | 'local';
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly OwnSeat[];
  readonly status: 'open' | 'running' | 'finished' | 'aside';
  readonly outcome: Outcome | null;
  readonly you: Watcher;
  /** The chair that the reader has left for good; `null`: none. */
  readonly resigned: number | null;
  readonly host: boolean;
  readonly rematch: string | null;
  /** `null`: nobody has said yet. */
  readonly asks: Asks | null;
  /** Whose time runs besides the reader's; by this device's clock. */
  readonly others: { readonly seat: number | null; readonly at: number } | null;
  /** How long a turn is, in milliseconds; `null`: there is no clock. */
  readonly turn: number | null;
  /** How it stands, as the reader sees it; `null`: not known here. */
  readonly seen: { readonly watcher: Watcher; readonly view: unknown } | null;
}

export const addressOf = ({ id, place }: Pick<OwnTable, 'id' | 'place'>) =>
  place === 'local' ? `/local/${id}` : `/match/${id}`;

/** What is known of the server's list. */
export type Reach = 'unknown' | 'stranger' | 'live' | 'lost';

export const reach = signal<Reach>('unknown');
export const onlineTables = signal<readonly OwnTable[]>([]);
export const localTables = signal<readonly OwnTable[]>([]);
/** Whether the tables of this device have been looked up. */
export const isLocalKnown = signal(false);

/** Taken out of the list for a moment, or on this device for good. */
export const hiddenTables = signal<ReadonlySet<string>>(new Set());

export const ownTables = computed<readonly OwnTable[]>(() =>
  [...onlineTables.value, ...localTables.value]
    .filter(({ id }) => !hiddenTables.value.has(id))
    .sort(byUrgency),
);

/** The most urgent first: a table's bar shows the first that is another. */
export const dueTables = computed(() => ownTables.value.filter(({ due }) => due));

export function tableOfDevice(table: LocalTable): OwnTable {
  const names = namesAt(
    table.seats.map(({ kind, name }) => name || (kind === 'person' ? ownName.value : null)),
  );
  const people = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const isOver = table.outcome !== null;
  return {
    id: table.id,
    place: 'local',
    game: table.game,
    options: table.options,
    seats: table.seats.map(({ kind, level }, seat) => ({ kind, level, name: names[seat] })),
    status: isOver ? 'finished' : 'running',
    outcome: table.outcome,
    you: people.length === 1 ? people[0] : 'gallery',
    resigned: null,
    host: true,
    rematch: null,
    asks: null,
    others: null,
    turn: null,
    seen: null,
    isOver,
    due: !isOver && people.length > 0,
    until: null,
    changedAt: table.changedAt,
  };
}

/** Those of this device, looked up again. */
export async function lookUpLocal(): Promise<void> {
  const known = new Map(localTables.peek().map((table) => [table.id, table]));
  localTables.value = (await listMatches()).map((table) => {
    const before = known.get(table.id);
    const now = tableOfDevice(table);
    return before?.changedAt === now.changedAt ? { ...now, seen: before.seen, asks: before.asks } : now;
  });
  isLocalKnown.value = true;
}
