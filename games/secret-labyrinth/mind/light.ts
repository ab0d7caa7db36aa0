/** How far one can walk: breadth-first search from a square over what is joined now. */

import { JOINED, openings, SQUARES, type Square } from '../rules/board.ts';

export interface Light {
  /** By square that is joined: the steps to it. */
  readonly steps: ReadonlyMap<Square, number>;
  /** The squares passed on a shortest way, both ends included; `null`: it is not joined. */
  wayTo(square: Square): readonly Square[] | null;
}

function neighbours(turned: readonly number[]): readonly (readonly Square[])[] {
  const next: Square[][] = Array.from({ length: SQUARES }, () => []);
  for (const [one, two] of [...JOINED, ...openings(turned)]) {
    next[one].push(two);
    next[two].push(one);
  }
  return next;
}

export function lightFrom(turned: readonly number[], from: Square): Light {
  const next = neighbours(turned);
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
