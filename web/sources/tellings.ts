/** What a record told its watchers, step by step: as one of them was told it, or as all were. */

import type { AnyPerspective, Seat } from '@conclave/engine';

type Event = AnyPerspective['told'][number];

/** What a watcher was told in the whole match, and by entry how much of it after that entry. */
export interface Told {
  readonly told: readonly Event[];
  readonly cursors: readonly number[];
}

export interface Telling {
  /** The entry with which it was told, counted from 1; the opening comes with the first. */
  readonly entry: number;
  readonly event: Event;
  /** Who alone was told so; empty: everybody was. */
  readonly knownTo: readonly Seat[];
}

/** By entry: the events told with it. What was told at the opening comes with the first. */
function byEntry({ told, cursors }: Told): readonly (readonly Event[])[] {
  return cursors.map((cursor, entry) => told.slice(entry === 0 ? 0 : cursors[entry - 1], cursor));
}

/** As one seat was told it: what the gallery was not told in these words stands as its own. */
export function tellingsOf(seat: Seat, own: Told, gallery: Told): Telling[] {
  const open = byEntry(gallery);
  return byEntry(own).flatMap((events, index) => {
    const known = open[index]?.map((event) => JSON.stringify(event)) ?? [];
    return events.map((event) => ({
      entry: index + 1,
      event,
      knownTo: known.includes(JSON.stringify(event)) ? [] : [seat],
    }));
  });
}

/** What everybody was told, and after it at each step what only some were. */
export function tellingsOfAll(seats: readonly Told[], gallery: Told): Telling[] {
  const secrets = seats.map((own, seat) =>
    tellingsOf(seat, own, gallery).filter(({ knownTo }) => knownTo.length > 0),
  );
  return byEntry(gallery).flatMap((events, index) => {
    const entry = index + 1;
    const open = events.map((event): Telling => ({ entry, event, knownTo: [] }));
    const some = new Map<string, Telling>();
    for (const { event, knownTo } of secrets.flat().filter((one) => one.entry === entry)) {
      const key = JSON.stringify(event);
      some.set(key, { entry, event, knownTo: [...(some.get(key)?.knownTo ?? []), ...knownTo] });
    }
    return [...open, ...some.values()];
  });
}
