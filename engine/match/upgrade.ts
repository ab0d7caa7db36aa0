/** Translates records and matches of older versions into entries of the current rules. */

import type { Game, GameTypes, Seat } from '../game.ts';
import type { Entry, MatchRecord } from '../record.ts';

/** Entries that an older version of the rules made: those up to the number `until`. */
export interface OlderPart {
  readonly version: number;
  readonly until: number;
}

/** A record in the terms of these rules; `null`: they cannot read it. */
export function upgraded<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord<unknown>,
): MatchRecord<unknown> | null {
  if (record.version === game.records.version) return record;
  return record.version < game.records.version ? (game.records.upgrade?.(record) ?? null) : null;
}

/** What older versions made, one after the other. `entries`: `null` where these rules cannot read what `version` made. */
export interface Past {
  readonly version: number;
  readonly entries: readonly Entry<unknown>[] | null;
}

/** It in the terms of these rules. */
export function upgradedParts<G extends GameTypes>(
  game: Game<G>,
  head: Omit<MatchRecord, 'version' | 'entries' | 'end'>,
  older: readonly OlderPart[],
  entries: readonly Entry<unknown>[],
): Past {
  let read: readonly Entry<unknown>[] = [];
  let from = 0;
  for (const { version, until } of older) {
    const part = { ...head, version, entries: [...read, ...entries.slice(from, until)], end: null };
    const now = upgraded(game, part);
    if (now === null) return { version, entries: null };
    read = now.entries;
    from = until;
  }
  return { version: game.records.version, entries: read };
}

/** The numbers of the entries that no longer hold: steps that were taken back, and the undos that did it. */
export function undone(entries: readonly Entry<unknown>[]): ReadonlySet<number> {
  const gone = new Set<number>();
  const own = new Map<Seat, number[]>();
  for (const [at, entry] of entries.entries()) {
    if ('move' in entry) {
      const steps = own.get(entry.seat) ?? [];
      steps.push(at);
      own.set(entry.seat, steps);
    }
    const seat = 'undo' in entry ? entry.undo : 'back' in entry ? entry.back : null;
    if (seat === null) continue;
    gone.add(at);
    const step = own.get(seat)?.pop();
    if (step !== undefined) gone.add(step);
  }
  return gone;
}

/** For `upgrade`: steps that were taken back go, and so does the word that they were. */
export function withoutUndone<Move>(entries: readonly Entry<Move>[]): Entry<Move>[] {
  const gone = undone(entries);
  return entries.filter((_entry, at) => !gone.has(at));
}
