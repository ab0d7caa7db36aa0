/** What the lantern shows: which squares are joined to a pawn, and the state of every opening. */

import { type Light, lightFrom } from '../mind/light.ts';
import { FACTS, SECTORS, type Square } from '../rules/board.ts';
import type { View } from '../rules/view.ts';
import { ZONE_SHAPES } from './geometry.ts';
import type { OpeningState, Side, StateOfOpening } from './ground/opening.tsx';

/** A part in the hand, and the notch it would fall into. */
export interface HeldPart {
  readonly part: number;
  readonly notches: number;
}

export interface Lamplight {
  /** Joined now: by square the steps to it. */
  readonly lit: ReadonlyMap<Square, number>;
  /** Would be joined, or lost, by the change in the hand; only where trying out is allowed (SL-6). */
  readonly gained: ReadonlyMap<Square, number>;
  readonly lost: ReadonlySet<Square>;
  readonly light: Light | null;
  readonly stateOf: StateOfOpening;
}

const key = (square: Square, side: Side, sector: number) => `${square} ${side} ${sector}`;

interface Joint {
  readonly inner: Square;
  readonly outer: Square;
  readonly keys: readonly [string, string];
}

function joints(turned: readonly number[]): readonly Joint[] {
  const notches = (zone: number) => {
    const { part } = ZONE_SHAPES[zone];
    return part === null ? 0 : turned[part];
  };
  return FACTS.flatMap((inner, one) =>
    inner.out.flatMap((out) =>
      FACTS.flatMap((outer, two) =>
        outer.zone === inner.zone + 1
          ? outer.in
              .filter(
                (sector) =>
                  (sector + notches(outer.zone)) % SECTORS === (out + notches(inner.zone)) % SECTORS,
              )
              .map((sector) => ({
                inner: one,
                outer: two,
                keys: [key(one, 'out', out), key(two, 'in', sector)] as const,
              }))
          : [],
      ),
    ),
  );
}

const known = new Map<string, readonly Joint[]>();

function jointsAt(turned: readonly number[]): readonly Joint[] {
  const name = turned.join();
  const found = known.get(name) ?? joints(turned);
  known.set(name, found);
  return found;
}

export function lamplight(
  view: Pick<View, 'turned' | 'tryOut'>,
  from: Square | null,
  held: HeldPart | null,
): Lamplight {
  const { turned, tryOut } = view;
  const after = turned.map((notches, part) =>
    held?.part === part ? (notches + held.notches + SECTORS) % SECTORS : notches,
  );
  const shown = held && tryOut ? after : turned;
  const blind = held && !tryOut ? held.part : null;
  const light = from === null ? null : lightFrom(turned, from, blind);
  const next = held && tryOut && from !== null ? lightFrom(after, from).steps : null;
  const now = light?.steps ?? new Map<Square, number>();
  const lit = next ? new Map([...now].filter(([square]) => next.has(square))) : now;
  const gained = new Map([...(next ?? [])].filter(([square]) => !now.has(square)));
  const lost = new Set(next ? [...now.keys()].filter((square) => !next.has(square)) : []);
  const states = new Map<string, OpeningState>();
  for (const { inner, outer, keys } of jointsAt(shown)) {
    const touches = [inner, outer].some((square) => ZONE_SHAPES[FACTS[square].zone].part === blind);
    if (blind !== null && touches) continue;
    for (const name of keys) states.set(name, stateBetween(inner, outer));
  }
  function stateBetween(one: Square, two: Square): OpeningState {
    const isLit = (square: Square) => lit.has(square) || gained.has(square);
    if (!isLit(one) || !isLit(two)) return 'open';
    return gained.has(one) || gained.has(two) ? 'moon' : 'lit';
  }
  return {
    lit,
    gained,
    lost,
    light,
    stateOf: (square, side, sector) => states.get(key(square, side, sector)) ?? 'shut',
  };
}
