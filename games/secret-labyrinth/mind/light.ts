/** How far one can walk: breadth-first search from a square over what is joined now. */

import { FACTS, JOINED, PARTS, SQUARES, type Square, ZONES } from '../rules/board.ts';
import { neighboursAt, openings } from '../rules/paths.ts';

export interface Light {
  /** By square that is joined: the steps to it. */
  readonly steps: ReadonlyMap<Square, number>;
  /** The squares passed on a shortest way, both ends included; `null`: it is not joined. */
  wayTo(square: Square): readonly Square[] | null;
}

/** `held`: a part in somebody's hand; nothing passes over its joints. */
function neighbours(turned: readonly number[], held: number | null): readonly (readonly Square[])[] {
  if (held === null) return neighboursAt(turned);
  const isHeld = (square: Square) => ZONES[FACTS[square].zone] === PARTS[held];
  const next: Square[][] = Array.from({ length: SQUARES }, () => []);
  const passable = openings(turned).filter(([one, two]) => !isHeld(one) && !isHeld(two));
  for (const [one, two] of [...JOINED, ...passable]) {
    next[one].push(two);
    next[two].push(one);
  }
  return next;
}

export function lightFrom(turned: readonly number[], from: Square, held: number | null = null): Light {
  const next = neighbours(turned, held);
  const steps = new Map<Square, number>([[from, 0]]);
  const before = new Map<Square, Square>();
  const queue = [from];
  for (const at of queue) {
    for (const to of next[at]) {
      if (steps.has(to)) continue;
      steps.set(to, (steps.get(at) ?? 0) + 1);
      before.set(to, at);
      queue.push(to);
    }
  }
  return {
    steps,
    wayTo(square) {
      if (!steps.has(square)) return null;
      const way = [square];
      for (let at = before.get(square); at !== undefined; at = before.get(at)) way.unshift(at);
      return way;
    },
  };
}
