/** A match of this device for a list: the view of its one person, or the gallery where several share the device. */

import type { AnyGame, Watcher } from '@conclave/engine';
import { openStored } from './local-progress.ts';
import type { LocalMatch, LocalSeat } from './local-store.ts';

export interface Glance {
  readonly watcher: Watcher;
  readonly view: unknown;
}

function watcherOf(seats: readonly LocalSeat[]): Watcher {
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : 'gallery';
}

export function glance(game: AnyGame, stored: LocalMatch): Glance {
  const match = openStored(game, stored);
  const watcher = watcherOf(stored.table.seats);
  return { watcher, view: match.perspective(watcher).view };
}
