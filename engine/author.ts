/** What authors of games write again and again: reading moves, places, lists of seats, and a mind that needs no memory. */

import type { AnyMove, Game, GameTypes, Refusal, Seat, Watcher } from './game.ts';
import { canonical, isRecord } from './json.ts';
import type { MindMaker } from './mind.ts';
import type { Rng } from './rng.ts';

/** By kind of move: its fields, each with the values it may have. */
type Shapes = Readonly<Record<string, Readonly<Record<string, readonly (string | number)[]>>>>;

export type MoveOf<Table extends Shapes> = {
  [Kind in keyof Table & string]: { readonly kind: Kind } & {
    readonly [Field in keyof Table[Kind]]: Table[Kind][Field][number];
  };
}[keyof Table & string];

/** Reads a move of unknown origin by a table of its kinds: `parse` of a game whose moves are that plain. */
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

/** Where no number of tries is given: the engine knows no clock. */
const TRIES = 200;

/**
 * The mind of a game in which a view holds all that a seat may conclude. `complete` draws a full state that fits the
 * view, or `null` where it found none; what does not look the same to the seat is drawn again.
 */
export function viewMind<G extends GameTypes>(
  game: Game<G>,
  complete: (view: G['view'], seat: Seat, rng: Rng) => G['state'] | null,
): MindMaker<G> {
  return (seat, _seats, _options, opening) => {
    let seen = opening;
    let text = canonical(seen);
    const fits = (state: G['state']) => canonical(game.view(state, seat, false)) === text;
    return {
      told() {},
      look(view) {
        seen = view;
        text = canonical(view);
      },
      imagine(rng, budget) {
        const tries = 'iterations' in budget ? budget.iterations : TRIES;
        for (let i = 0; i < tries; i++) {
          const state = complete(seen, seat, rng);
          if (state !== null && fits(state)) return state;
        }
        return null;
      },
      excludes: (state) => !fits(state),
    };
  };
}
