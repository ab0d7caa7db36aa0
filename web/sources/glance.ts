/** A match of this device for a list: the view of its one person, or the gallery where several share the device. */

import type { AnyGame, Watcher } from '@conclave/engine';
import type { Asks } from '@conclave/wire';
import { openStored } from './local-progress.ts';
import type { LocalMatch, LocalSeat } from './local-store.ts';

export interface Glance {
  readonly watcher: Watcher;
  readonly view: unknown;
  readonly asks: Asks;
}

function watcherOf(seats: readonly LocalSeat[]): Watcher {
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : 'gallery';
}

export function glance(game: AnyGame, stored: LocalMatch): Glance {
  const match = openStored(game, stored);
  const watcher = watcherOf(stored.table.seats);
  const { view, moves, waiting, asked, question, outcome } = match.perspective(watcher);
  return {
    watcher,
    view,
    asks: {
      due: outcome === null,
      asked,
      waiting: waiting === 'someone' ? waiting : [...waiting],
      question,
      moves: [...moves],
    },
  };
}
