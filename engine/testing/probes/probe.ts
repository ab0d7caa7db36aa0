/** What the probe games share. */

import type { AnyMove, Refusal, Seat, Watcher } from '../../game.ts';
import { canonical, isRecord } from '../../json.ts';
import type { Rng } from '../../rng.ts';

/** By kind of move: its fields, each with the values it may have. */
type Shapes = Readonly<Record<string, Readonly<Record<string, readonly (string | number)[]>>>>;

export type MoveOf<Table extends Shapes> = {
  [Kind in keyof Table & string]: { readonly kind: Kind } & {
    readonly [Field in keyof Table[Kind]]: Table[Kind][Field][number];
  };
}[keyof Table & string];

export function parseBy<Table extends Shapes>(table: Table, json: unknown): MoveOf<Table> | null {
  if (!isRecord(json) || typeof json.kind !== 'string' || !Object.hasOwn(table, json.kind)) return null;
  const fields = Object.entries(table[json.kind]);
  if (Object.keys(json).length !== fields.length + 1) return null;
  const fits = fields.every(([field, allowed]) => allowed.some((value) => value === json[field]));
  return fits ? ({ ...json } as MoveOf<Table>) : null;
}

/** Refuses what is not in the list. */
export function unlisted(moves: readonly AnyMove[], move: AnyMove, rule: string): Refusal | null {
  const text = canonical(move);
  return moves.some((legal) => canonical(legal) === text) ? null : { rule, reason: 'notNow' };
}

/** Most points first; equal ones share a place. */
export function placesBy(players: readonly { readonly points: number }[]): Seat[][] {
  const steps = [...new Set(players.map(({ points }) => points))].sort((a, b) => b - a);
  return steps.map((step) => players.flatMap(({ points }, seat) => (points === step ? [seat] : [])));
}

export function range(length: number): number[] {
  return Array.from({ length }, (_none, index) => index);
}

/** Each of them anew, for `clone`; they may hold nothing deeper. */
export function copies<Item extends object>(items: readonly Item[]): Item[] {
  return items.map((item) => ({ ...item }));
}

/** The seats of a list other than the watcher's own: all of them for the gallery. */
export function others(seats: readonly unknown[], watcher: Watcher): Seat[] {
  return range(seats.length).filter((seat) => seat !== watcher);
}

export function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}

export function without<Item>(items: readonly Item[], gone: readonly Item[]): Item[] {
  return items.filter((item) => !gone.includes(item));
}

/** 16 random bytes. */
export function hexWord(rng: Rng): string {
  const parts = range(4).map(() => rng.int(0x100000000).toString(16).padStart(8, '0'));
  return parts.join('');
}
