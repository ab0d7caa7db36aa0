/**
 * All complete moves that a guard may make, with one novice on the board and nobody else: how many meet her, and how many
 * look on her. Played out on the bare rules.
 */

import { NEIGHBOURS, type Point } from '../rules/convent.ts';
import { destination, fits, keepsTo, type Path } from '../rules/paths.ts';
import { facing, NOWHERE, sees, sightFrom } from '../rules/sight.ts';
import { FEWEST_POINTS, type GuardIndex, guardLimit } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** `all`: different ways; `meet` and `look`: those that meet her, and those that meet her or look on her. */
export interface Ways {
  readonly all: number;
  readonly meet: number;
  readonly look: number;
}

/** More are not counted: then there is nothing to be said. */
const MAX_WAYS = 8000;

interface Stand {
  readonly at: Point;
  readonly path: Path | null;
  readonly ahead: boolean;
  /** The path cards that she may still take. */
  readonly supply: readonly Path[];
  readonly aboutTurns: number;
  readonly free: boolean;
  readonly choosing: boolean;
  readonly way: readonly Point[];
  readonly met: boolean;
  readonly looked: boolean;
}

/** From where a guard stands before her move. `null`: there are too many ways, or she has no path yet. */
export function waysOf(view: View, guard: GuardIndex, target: Point, isFree: boolean): Ways | null {
  const start = standOf(view, guard, target, isFree);
  const all = start && new Walks(target, view).from(start);
  if (!all) return null;
  const met = [...all.values()].filter(({ met }) => met).length;
  const look = [...all.values()].filter(({ met, looked }) => met || looked).length;
  return { all: all.size, meet: met, look };
}

/** Nobody is seen on them. */
export function emptyWays(
  view: View,
  guard: GuardIndex,
  isFree: boolean,
): readonly (readonly Point[])[] | null {
  const start = standOf(view, guard, NOBODY, isFree);
  const all = start && new Walks(NOBODY, view).from(start);
  return all && [...all.keys()].map((way) => way.split(',').map(Number));
}

const NOBODY = 0;

function standOf(view: View, guard: GuardIndex, target: Point, isFree: boolean): Stand | null {
  const { at, facing: look, path, ahead } = view.guards[guard];
  if (path === null) return null;
  const looked = sees(at, look === null ? NOWHERE : facing(look[0], look[1]), target);
  return {
    ...{ at, path, ahead, way: [], met: false, choosing: false, looked },
    ...{ supply: view.supply, aboutTurns: view.aboutTurns },
    free: isFree || looked,
  };
}

class Walks {
  private readonly target: Point;
  private readonly limit: number;
  private readonly vanished: readonly Point[];
  /** By way, point by point: whether she met her on it, or looked on her. */
  private readonly ways = new Map<string, { readonly met: boolean; readonly looked: boolean }>();
  /** Too many, or the path cards run out: that is not followed further. */
  private isOpen = true;

  constructor(target: Point, { options, vanished }: View) {
    this.target = target;
    this.limit = guardLimit(options);
    this.vanished = vanished.map(({ from }) => from);
  }

  from(start: Stand): ReadonlyMap<string, { readonly met: boolean; readonly looked: boolean }> | null {
    this.go(start);
    return this.isOpen && this.ways.size <= MAX_WAYS ? this.ways : null;
  }

  private go(stand: Stand): void {
    if (!this.isOpen || this.ways.size > MAX_WAYS) return;
    if (stand.choosing) {
      for (const next of this.paths(stand)) this.go(next);
      return;
    }
    const { way, met, looked } = stand;
    if (way.length >= FEWEST_POINTS) {
      const key = way.join();
      const known = this.ways.get(key);
      this.ways.set(key, { met, looked: looked || (known?.looked ?? false) });
    }
    if (way.length < this.limit) for (const to of this.nexts(stand)) this.go(this.turned(stand, to));
  }

  private nexts({ at, path, ahead, free }: Stand): readonly Point[] {
    return free || path === null
      ? NEIGHBOURS[at]
      : NEIGHBOURS[at].filter((to) => keepsTo(path, ahead, at, to));
  }

  /** NR-21, NR-R19: she turns and looks; what she notices stops her step, and she may go elsewhere. */
  private turned(stand: Stand, to: Point): Stand {
    const { at } = stand;
    const sight = sightFrom(at, facing(at, to));
    const isNew = !stand.looked && sight[this.target] === 1;
    if (isNew || (!stand.free && this.isAlarmed(sight)))
      return { ...stand, free: true, looked: stand.looked || isNew };
    return this.stepped(stand, to);
  }

  private stepped(stand: Stand, to: Point): Stand {
    const { at, path, ahead, way } = stand;
    const sight = sightFrom(to, facing(at, to));
    const looked = stand.looked || sight[this.target] === 1;
    return {
      ...stand,
      ...{ at: to, looked, way: [...way, to] },
      met: stand.met || to === this.target,
      free: stand.free || looked || this.isAlarmed(sight),
      choosing: path !== null && to === destination(path, ahead),
    };
  }

  /** NR-R8: she sees where somebody vanished. */
  private isAlarmed(sight: Uint8Array): boolean {
    return this.vanished.some((point) => sight[point] === 1);
  }

  /** NR-15, NR-18 */
  private *paths(stand: Stand): Generator<Stand> {
    const { at, path, supply, aboutTurns } = stand;
    const fitting = supply.filter((one) => fits(one, at));
    for (const one of fitting) {
      const rest = supply.filter((other) => other !== one);
      yield { ...stand, choosing: false, path: one, ahead: fitsAhead(one, at), supply: rest };
    }
    if (aboutTurns > 0 && path !== null)
      yield { ...stand, choosing: false, ahead: !stand.ahead, aboutTurns: aboutTurns - 1 };
    // NR-R14: cards come back into the supply.
    if (fitting.length === 0 && aboutTurns === 0) this.isOpen = false;
  }
}

const fitsAhead = (path: Path, at: Point) => destination(path, false) === at;
