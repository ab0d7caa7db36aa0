/** Records of older versions, and the older part of a match that went on under newer rules, in the terms of these. */

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
  if (record.version === game.version) return record;
  return record.version < game.version ? (game.upgrade?.(record) ?? null) : null;
}

/** For `upgrade`: steps that were taken back go, and so does the word that they were. */
export function withoutUndone<Move>(entries: readonly Entry<Move>[]): Entry<Move>[] {
  const gone = new Set<number>();
  const own = new Map<Seat, number[]>();
  for (const [at, entry] of entries.entries()) {
    if ('move' in entry) {
      const steps = own.get(entry.seat) ?? [];
      steps.push(at);
      own.set(entry.seat, steps);
    }
    if (!('undo' in entry)) continue;
    gone.add(at);
    const undone = own.get(entry.undo)?.pop();
    if (undone !== undefined) gone.add(undone);
  }
  return entries.filter((_entry, at) => !gone.has(at));
}
