/** The puzzle `safe`: of all ends that nobody can notice, one is nearest to her cell; nearer ones are traps. */

import type { Puzzle, Rng } from '@conclave/engine';
import { CELLS, distance, POINTS } from '../rules/convent.ts';
import { ALL_PATHS, PATHS } from '../rules/paths.ts';
import {
  endOf,
  farFromHome,
  isOnPatrol,
  type Night,
  type Patrol,
  pointsAhead,
  safeWalks,
  seenNow,
  trapsNearer,
  type Walk,
} from './night.ts';

/** By level: how many nearer ends are traps. */
const TRAPS: Readonly<Record<Puzzle['level'], readonly [number, number]>> = {
  1: [3, 6],
  2: [7, 10],
  3: [11, 40],
};
/** How far off a guard is, and how far home is at least. */
const NEAR = [2, 6] as const;
const FROM_HOME = 5;

function patrol(rng: Rng): Patrol {
  const path = rng.pick(ALL_PATHS);
  return { path, ahead: rng.int(2) === 0, at: rng.pick(PATHS[path]) };
}

/** The plans to the one nearest end that is safe; none: there are several such ends. */
export function nearestSafe(night: Night): readonly Walk[] {
  const safe = safeWalks(night);
  const far = (walk: Walk) => farFromHome(night, endOf(night, walk));
  const least = safe.reduce((best, walk) => Math.min(best, far(walk)), Number.POSITIVE_INFINITY);
  return safe.filter((walk) => far(walk) === least);
}

export function laySafe(rng: Rng, level: Puzzle['level']): Night | null {
  const guards = [patrol(rng), patrol(rng)] as const;
  const [abbess, prioress] = guards;
  if (abbess.path === prioress.path || !guards.every(isOnPatrol)) return null;
  // A guard does not walk through the other's place in a puzzle: it would be asked whether she may.
  if (pointsAhead(abbess).includes(prioress.at) || pointsAhead(prioress).includes(abbess.at)) return null;
  const at = 1 + rng.int(POINTS);
  const night: Night = { guards: [abbess, prioress], at, home: rng.pick(CELLS) };
  const off = Math.min(...guards.map((guard) => distance(guard.at, at)));
  if (off < NEAR[0] || off > NEAR[1] || farFromHome(night, at) < FROM_HOME) return null;
  if (seenNow(night, at) !== null) return null;
  const answers = nearestSafe(night);
  const ends = new Set(answers.map((walk) => endOf(night, walk)));
  const [end] = ends;
  if (ends.size !== 1 || end === at) return null;
  const traps = trapsNearer(night, farFromHome(night, end));
  const kinds = new Set(traps.map(({ danger }) => danger.by));
  const [least, most] = TRAPS[level];
  return kinds.size > 1 && traps.length >= least && traps.length <= most ? night : null;
}
