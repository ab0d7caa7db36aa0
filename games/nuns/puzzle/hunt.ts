/** What the guards were told of one novice since she was last seen, and where she can be by it. */

import { type Card, NOISE, rangeOf } from '../rules/cards.ts';
import { distance, NEIGHBOURS, type Point, ROW } from '../rules/convent.ts';
import { firstSteps } from '../rules/noise.ts';
import { facing, sees } from '../rules/sight.ts';
import type { Glimpse, GuardIndex } from '../rules/state.ts';

/** What everybody saw of a step. */
export type Glimpsed = Pick<Glimpse, 'at' | 'vanished'>;

/** She stands there, and looks away from where she came. */
export type Stand = { readonly at: Point; readonly behind: Point };

export type Clue =
  /** The novice moves, and this was seen of it (NR-12, NR-13). */
  | {
      readonly by: 'card';
      readonly card: Card;
      readonly guards: readonly [Stand, Stand];
      readonly trail: readonly Glimpsed[];
    }
  /** A guard hears so far; `to`: where the marker lies; `null`: she hears nothing (NR-14). `listening`: by her own die. */
  | {
      readonly by: 'ear';
      readonly listening: boolean;
      readonly guard: GuardIndex;
      readonly at: Point;
      readonly die: number;
      readonly card: Card;
      readonly to: Point | null;
    }
  /** A guard goes there, looks along every step, and sees nobody (NR-21). */
  | {
      readonly by: 'eye';
      readonly guard: GuardIndex;
      readonly from: Point;
      readonly way: readonly Point[];
    };

/** She was seen there when the guards stopped; she has her key, and nobody has a blessing left. */
export type Hunt = { readonly cell: Point; readonly from: Point; readonly clues: readonly Clue[] };

type Moved = Extract<Clue, { by: 'card' }>;
export type Heard = Extract<Clue, { by: 'ear' }>;
type Looked = Extract<Clue, { by: 'eye' }>;

export const reachOf = ({ die, card }: Heard): number => die + NOISE[card];

/** The first points of all shortest ways from a guard to a noise. */
const isTowards = ({ at, to }: Heard, point: Point) => to !== null && firstSteps(at, point).includes(to);

export function isHeardRight(clue: Heard, point: Point): boolean {
  const isHeard = distance(clue.at, point) <= reachOf(clue);
  return isHeard ? isTowards(clue, point) : clue.to === null;
}

/** The step of a guard's way from which she looks on a point; `null`: none. */
export function seenFrom({ from, way }: Looked, point: Point): Point | null {
  let at = from;
  for (const to of way) {
    const look = facing(at, to);
    if (sees(at, look, point)) return at;
    if (sees(to, look, point)) return to;
    at = to;
  }
  return null;
}

export function isLit(guards: Moved['guards'], point: Point): boolean {
  return guards.some(({ at, behind }) => sees(at, facing(behind, at), point));
}

/** What is told of a step; `null`: nothing. */
export function glimpseOf(guards: Moved['guards'], from: Point, to: Point): Glimpsed | null {
  if (isLit(guards, to)) return { at: to, vanished: false };
  return isLit(guards, from) ? { at: to, vanished: true } : null;
}

const isOpen = (guards: Moved['guards'], to: Point) => guards.every(({ at }) => at !== to);

/** Where she can end who begins there: every way of the card of which just this is seen. */
function endsFrom({ card, guards, trail }: Moved, start: Point): ReadonlySet<Point> {
  const { min, max } = rangeOf(card, false, false);
  const ends = new Set<Point>();
  // A key: the point, and how much of the trail was told.
  let layer = new Set<number>([start]);
  for (let points = 0; points <= max; points++) {
    const next = new Set<number>();
    for (const key of layer) {
      const at = key % ROW;
      const told = (key - at) / ROW;
      if (points >= min && told === trail.length) ends.add(at);
      for (const to of NEIGHBOURS[at]) {
        if (!isOpen(guards, to)) continue;
        const glimpse = glimpseOf(guards, at, to);
        if (glimpse === null) next.add(to + ROW * told);
        else if (told < trail.length && isSame(trail[told], glimpse)) next.add(to + ROW * (told + 1));
      }
    }
    layer = next;
  }
  return ends;
}

const isSame = (one: Glimpsed, other: Glimpsed) => one.at === other.at && one.vanished === other.vanished;

function placesAfter(places: ReadonlySet<Point>, clue: Clue): ReadonlySet<Point> {
  switch (clue.by) {
    case 'card':
      return new Set([...places].flatMap((point) => [...endsFrom(clue, point)]));
    case 'ear':
      return new Set([...places].filter((point) => isHeardRight(clue, point)));
    case 'eye':
      return new Set([...places].filter((point) => seenFrom(clue, point) === null));
  }
}

/** By clue: the points at which she can be after it, in order. */
export function placesIn({ from, clues }: Pick<Hunt, 'from' | 'clues'>): readonly (readonly Point[])[] {
  let places: ReadonlySet<Point> = new Set([from]);
  return clues.map((clue) => {
    places = placesAfter(places, clue);
    return [...places].sort((a, b) => a - b);
  });
}

export const lastPlaces = (hunt: Pick<Hunt, 'from' | 'clues'>): readonly Point[] =>
  placesIn(hunt).at(-1) ?? [hunt.from];
