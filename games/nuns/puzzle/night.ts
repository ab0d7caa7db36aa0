/** What can give a novice away in one turn: eyes on her way, the die, and the guards on their paths. */

import { CARDS, type Card, NOISE, rangeOf } from '../rules/cards.ts';
import { distance, NEIGHBOURS, type Point } from '../rules/convent.ts';
import { PATHS, type Path, placeOn, routeAlong } from '../rules/paths.ts';
import { facing, sees } from '../rules/sight.ts';
import { GUARDS, type GuardIndex, guardLimit } from '../rules/state.ts';

/** On her path, and looking along it. */
export type Patrol = { readonly path: Path; readonly ahead: boolean; readonly at: Point };

/** A night: two guards who have noticed nothing, and a novice with her wish on the way home. No blessing is left. */
export type Night = { readonly guards: readonly [Patrol, Patrol]; readonly at: Point; readonly home: Point };

/** A plan as an answer says it. */
export type Walk = { readonly card: Card; readonly way: readonly Point[] };

export const RULES = {
  exactRun: false,
  slowGuards: false,
  fewerCaptures: false,
  singleStart: false,
  twoNovices: false,
  window: '0',
} as const;

const SIX = 6;

/** So many points of her path, after those she has gone already. */
export function patrolPoints({ at, path, ahead }: Patrol, gone: number, points: number): readonly Point[] {
  return routeAlong(at, path, ahead).slice(1 + gone, 1 + gone + points);
}

/** The points she can go in this turn: she keeps to her path, and it does not end before she must stop (NR-15, NR-16). */
export function pointsAhead(patrol: Patrol): readonly Point[] {
  return patrolPoints(patrol, 0, guardLimit(RULES));
}

/** The point she came from: she looks from there to where she is. */
export function pointBehind({ at, path, ahead }: Patrol): Point {
  return routeAlong(at, path, !ahead)[1];
}

/** Whether her path goes on for the whole of her move, and has brought her here. */
export function isOnPatrol({ path, ahead, at }: Patrol): boolean {
  const place = placeOn(path, at);
  const gone = ahead ? place : PATHS[path].length - 1 - place;
  return gone > 0 && PATHS[path].length - 1 - gone > guardLimit(RULES);
}

/** The guard who sees a point as she stands; `null`: neither. */
export function seenNow({ guards }: Night, point: Point): GuardIndex | null {
  const isSeen = (guard: GuardIndex) => {
    const { at } = guards[guard];
    return sees(at, facing(pointBehind(guards[guard]), at), point);
  };
  return GUARDS.find(isSeen) ?? null;
}

export type Found = { readonly guard: GuardIndex; readonly at: Point; readonly met: boolean };

/** How a guard on her way comes upon somebody who stays at a point; `null`: she does not. */
export function foundAt({ guards }: Night, point: Point): Found | null {
  for (const guard of GUARDS) {
    let from = guards[guard].at;
    for (const at of pointsAhead(guards[guard])) {
      const look = facing(from, at);
      if (at === point) return { guard, at, met: true };
      if (sees(from, look, point) || sees(at, look, point)) return { guard, at, met: false };
      from = at;
    }
  }
  return null;
}

export type Heard = { readonly guard: GuardIndex; readonly die: number };

/** The guard who hears her there with the lowest die; `null`: not even with a six (NR-14). */
export function heardAt({ guards }: Night, point: Point, card: Card): Heard | null {
  const heard = GUARDS.map(
    (guard): Heard => ({ guard, die: Math.max(1, distance(guards[guard].at, point) - NOISE[card]) }),
  );
  const [first, second] = heard;
  const lowest = second.die < first.die ? second : first;
  return lowest.die <= SIX ? lowest : null;
}

/** Her ways under a card, one for every end. `hidden`: only through points that nobody sees as she goes. */
export function waysUnder(night: Night, card: Card, hidden: boolean): ReadonlyMap<Point, readonly Point[]> {
  const { min, max } = rangeOf(card, false, false);
  const isOpen = (to: Point) =>
    night.guards.every(({ at }) => at !== to) && (!hidden || seenNow(night, to) === null);
  const ends = new Map<Point, readonly Point[]>();
  let layer = new Map<Point, readonly Point[]>([[night.at, []]]);
  for (let points = 0; points <= max; points++) {
    if (points >= min) for (const [end, way] of layer) if (!ends.has(end)) ends.set(end, way);
    const next = new Map<Point, readonly Point[]>();
    for (const [at, way] of layer) {
      for (const to of NEIGHBOURS[at]) if (isOpen(to) && !next.has(to)) next.set(to, [...way, to]);
    }
    layer = next;
  }
  return ends;
}

export const farFromHome = ({ home }: Night, point: Point) => distance(point, home);

/** What gives a plan away; `null`: nothing can, until the guards stop. */
export type Danger =
  | { readonly by: 'seen'; readonly guard: GuardIndex; readonly at: Point }
  | ({ readonly by: 'heard' } & Heard)
  | ({ readonly by: 'found' } & Found);

export function dangerOf(night: Night, { card, way }: Walk): Danger | null {
  for (const at of way) {
    const guard = seenNow(night, at);
    if (guard !== null) return { by: 'seen', guard, at };
  }
  const end = way.at(-1) ?? night.at;
  const heard = heardAt(night, end, card);
  if (heard) return { by: 'heard', ...heard };
  const found = foundAt(night, end);
  return found && { by: 'found', ...found };
}

/** Every safe plan, one for each card and end. */
export function safeWalks(night: Night): readonly Walk[] {
  return CARDS.flatMap((card) =>
    [...waysUnder(night, card, true)]
      .map(([, way]): Walk => ({ card, way }))
      .filter((walk) => dangerOf(night, walk) === null),
  );
}

export const endOf = (night: Night, { way }: Walk): Point => way.at(-1) ?? night.at;

/** An end that is nearer than the answer, and what gives her away there whatever she does. */
export type Trap = {
  readonly point: Point;
  readonly far: number;
  readonly danger: Danger;
  readonly card: Card;
};

/** Of every nearer end the danger that is hardest to escape: her guards' ways, then the die, then eyes on her own way. */
export function trapsNearer(night: Night, far: number): readonly Trap[] {
  const traps = new Map<Point, Trap>();
  const rank = { seen: 0, heard: 1, found: 2 } as const;
  for (const card of CARDS) {
    const hidden = waysUnder(night, card, true);
    for (const [point, way] of waysUnder(night, card, false)) {
      const left = farFromHome(night, point);
      if (left >= far) continue;
      const danger = dangerOf(night, { card, way: hidden.get(point) ?? way });
      if (danger === null) continue;
      const known = traps.get(point);
      const isPlainer =
        !known ||
        rank[danger.by] > rank[known.danger.by] ||
        (danger.by === 'heard' && known.danger.by === 'heard' && danger.die > known.danger.die);
      if (isPlainer) traps.set(point, { point, far: left, danger, card });
    }
  }
  return [...traps.values()].sort((a, b) => a.far - b.far || a.point - b.point);
}
