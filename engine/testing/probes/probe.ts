/** What the probe games share. */

import type { AnyMove, Refusal, Seat, Watcher } from '../../game.ts';
import { canonical } from '../../json.ts';

/** Refuses what is not in the list. */
export function unlisted(moves: readonly AnyMove[], move: AnyMove, rule: string): Refusal | null {
  const text = canonical(move);
  return moves.some((legal) => canonical(legal) === text) ? null : { rule, reason: 'notNow' };
}

/** Most points first; equal ones share a place. */
export function placesBy(points: readonly number[]): Seat[][] {
  const steps = [...new Set(points)].sort((a, b) => b - a);
  return steps.map((step) => points.flatMap((own, seat) => (own === step ? [seat] : [])));
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
