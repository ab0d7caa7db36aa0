/** A guard's move: a search through every way she may go, weighed by the novices she would come upon, see, or hear. */

import { chanceHeard } from '../mind/survey.ts';
import { distance, NEIGHBOURS, POINTS, type Point } from '../rules/convent.ts';
import { GO, type Move, STOP } from '../rules/moves.ts';
import { destination, offPath, PATHS, placeOn } from '../rules/paths.ts';
import { facing, sightFrom } from '../rules/sight.ts';
import { FIRST_NOVICE, type GuardIndex, guardLimit } from '../rules/state.ts';
import type { GuardView, View } from '../rules/view.ts';
import type { Targets } from './targets.ts';
import { boundWay } from './threat.ts';

const FEWEST = 3;
const WALK = 4;

export interface Weights {
  /** To find a novice, near enough to be reached in the same move. Whoever is in sight already is found. */
  readonly seen: number;
  /** To end near novices. */
  readonly near: number;
  /** To end where they can be heard. */
  readonly hear: number;
  /** To walk, for a guard who runs hears nothing. */
  readonly walk: number;
  /** To set out where a noise beside her came from. */
  readonly heed: number;
  /** So many points ahead she looks. */
  readonly foresight: number;
}

/** Tried out against fair and strong novices. */
export const WEIGHTS: Weights = { seen: 0.9, near: 0.8, hear: 0.1, walk: 0, heed: 0, foresight: 7 };

/** Two guards on one way find no more than one: so much less such a path is worth, looking so many points ahead. */
const APART = 0.6;
const AHEAD = 8;

/** A novice's noise beside the guard who moves came from there; it may be false. */
export function isHeard(view: View, to: Point): boolean {
  return view.skritch.some(
    (marker) => marker.figure >= FIRST_NOVICE && marker.guard === view.active && marker.to === to,
  );
}

/** Going straight back is seldom of use, and looks lost. */
const BACK = 0.04;

export class GuardSearch {
  private readonly view: View;
  private readonly targets: Targets;
  private readonly weights: Weights;
  private readonly limit: number;
  /** By point: the part of the targets already counted on the way that is being tried. */
  private readonly counted = new Float64Array(POINTS + 1);
  /** Where novices stand who were seen: nothing but coming upon them is of use. */
  private readonly found: ReadonlySet<Point>;

  constructor(view: View, targets: Targets, weights: Weights = WEIGHTS) {
    this.view = view;
    this.found = new Set(
      view.novices.flatMap(({ spotted, status }) =>
        spotted !== null && status === 'onTheRun' ? [spotted] : [],
      ),
    );
    this.targets = targets;
    this.weights = weights;
    this.limit = guardLimit(view.options);
  }

  /** The best of the listed steps, or to stop. */
  choose(moves: readonly Move[]): Move {
    const { view } = this;
    const guard = view.guards[view.active ?? 0];
    let best: { move: Move; worth: number } | null = null;
    for (const move of moves) {
      let worth: number;
      if (move.kind === 'stop')
        worth = this.ending(guard.at, move.fast ? WALK : view.points) - (move.fast ? 0.3 : 0);
      else if (move.kind === 'go') {
        worth =
          this.step(guard, guard.at, move.to, view.points + 1, view.free) +
          this.heeding(move.to) -
          (move.fast ? 0.5 : 0) -
          (view.points > 0 && guard.facing?.[0] === move.to ? BACK : 0);
      } else continue;
      if (best === null || worth > best.worth) best = { move, worth };
    }
    if (best === null) throw new Error('a guard without a move');
    return best.move;
  }

  /** Her first step, where a noise beside her came from and she sees nobody. */
  private heeding(to: Point): number {
    const { view, weights } = this;
    if (view.points > 0 || view.saw.length > 0) return 0;
    return isHeard(view, to) ? weights.heed : 0;
  }

  /** Where she goes on to after a step of hers, as things look now, and where she stops. */
  restOfWalk(first: Move): Move[] {
    const { view } = this;
    const guard = view.guards[view.active ?? 0];
    if (first.kind !== 'go' || first.fast) return [];
    const rest: Move[] = [];
    let stops = false;
    let from = guard.at;
    let at = first.to;
    for (let points = view.points + 1; points < this.limit; points++) {
      // There she takes another path first.
      if (this.isEnd(guard, at)) break;
      this.pass(from, at, points);
      const nexts = this.nexts(guard, at, view.free).map((to) => ({
        to,
        worth: this.step(guard, at, to, points + 1, view.free),
      }));
      const best = nexts.reduce<(typeof nexts)[number] | null>(
        (a, b) => (a === null || b.worth > a.worth ? b : a),
        null,
      );
      stops = best !== null && points >= FEWEST && this.ending(at, points) >= best.worth;
      if (best === null || stops) break;
      rest.push(GO[best.to]);
      from = at;
      at = best.to;
    }
    this.counted.fill(0);
    // A way back to where she stands has no end that could be pointed at: it is told step by step.
    if (at === guard.at) return [];
    return stops ? [...rest, STOP] : rest;
  }

  /** What a guard's whole move is worth, for choosing who goes first. */
  prospect(index: GuardIndex, free: boolean): number {
    const guard = this.view.guards[index];
    let best = 0;
    for (const to of this.nexts(guard, guard.at, free)) {
      best = Math.max(best, this.step(guard, guard.at, to, 1, free));
    }
    return best;
  }

  private isEnd({ path, ahead }: GuardView, at: Point): boolean {
    return path !== null && at === destination(path, ahead);
  }

  private nexts(guard: GuardView, at: Point, free: boolean): readonly Point[] {
    if (free || guard.path === null) return NEIGHBOURS[at];
    const { path, ahead } = guard;
    const place = placeOn(path, at);
    if (place < 0) return NEIGHBOURS[at].filter((to) => offPath(path, to) < offPath(path, at));
    const next = PATHS[path].at(place + (ahead ? 1 : -1));
    return next === undefined || (place === 0 && !ahead) ? [] : [next];
  }

  /** Counts afresh what is there, and returns how much; `undo` takes it back. */
  private count(point: Point, share: number, taken: number[]): number {
    const left = this.targets[point] - this.counted[point];
    if (left <= 0) return 0;
    const amount = left * share;
    this.counted[point] += amount;
    taken.push(point, amount);
    return amount;
  }

  /** What one step comes upon and sees. */
  private pass(from: Point, to: Point, points: number, taken: number[] = []): number {
    const left = this.limit - points;
    let worth = this.count(to, 1, taken);
    for (const at of [from, to]) {
      const seen = sightFrom(at, facing(from, to));
      for (let point = 1; point <= POINTS; point++) {
        if (seen[point] === 0 || this.targets[point] === 0 || this.found.has(point)) continue;
        if (distance(at, point) <= left + (at === from ? 1 : 0))
          worth += this.count(point, this.weights.seen, taken);
      }
    }
    return worth;
  }

  private step(
    guard: GuardView,
    from: Point,
    to: Point,
    points: number,
    free: boolean,
    ahead = this.weights.foresight,
  ): number {
    const taken: number[] = [];
    const left = Math.min(ahead - 1, this.limit - points);
    const worth = this.pass(from, to, points, taken);
    let rest = points >= FEWEST ? this.ending(to, points) : 0;
    if (left > 0 && (free || !this.isEnd(guard, to))) {
      for (const next of this.nexts(guard, to, free))
        rest = Math.max(
          rest,
          this.step(guard, to, next, points + 1, free, ahead - 1) - (next === from ? BACK : 0),
        );
    } else if (points < FEWEST) rest = this.ending(to, points);
    for (let i = 0; i < taken.length; i += 2) this.counted[taken[i]] -= taken[i + 1];
    return worth + rest;
  }

  private ending(at: Point, points: number): number {
    const { near, hear, walk } = this.weights;
    let worth = points <= WALK ? walk : 0;
    for (let point = 1; point <= POINTS; point++) {
      const left = this.targets[point] - this.counted[point];
      if (left <= 0) continue;
      const far = distance(at, point);
      worth += (near * left) / (1 + far);
      if (points <= WALK) worth += hear * left * chanceHeard(far, -1);
    }
    return worth;
  }

  /** What it is worth to follow a path from here. */
  pathWorth(at: Point, points: readonly Point[]): number {
    let worth = 0;
    let from = at;
    let share = 1;
    for (const to of points.slice(0, 10)) {
      worth += share * this.targets[to];
      const seen = sightFrom(to, facing(from, to));
      for (let point = 1; point <= POINTS; point++) {
        if (seen[point] === 1) worth += 0.4 * share * this.targets[point];
        else if (distance(to, point) <= 3) worth += 0.1 * share * this.targets[point];
      }
      from = to;
      share *= 0.85;
    }
    return worth;
  }

  /** Of the next points of a path, the share that the other guard is bound for as well. */
  private shared(points: readonly Point[]): number {
    const other = this.view.guards[this.view.active === 0 ? 1 : 0];
    const theirs = new Set(boundWay(other, AHEAD));
    const next = points.slice(0, AHEAD);
    return next.filter((point) => theirs.has(point)).length / Math.max(1, next.length);
  }

  /** The listed path card that leads past most, as she fancies them. */
  choosePath(moves: readonly Move[], fancies: readonly number[]): Move {
    const { view } = this;
    const guard = view.guards[view.active ?? 0];
    let best = moves[0];
    let most = -1;
    for (const move of moves) {
      const path = move.kind === 'takePath' ? move.path : move.kind === 'aboutTurn' ? guard.path : null;
      if (path === null) continue;
      const points = PATHS[path][0] === guard.at ? PATHS[path].slice(1) : PATHS[path].toReversed().slice(1);
      const fancied = fancies[path] * (move.kind === 'aboutTurn' ? 0.8 : 1);
      const worth = this.pathWorth(guard.at, points) * fancied * (1 - APART * this.shared(points));
      if (worth <= most) continue;
      most = worth;
      best = move;
    }
    return best;
  }
}
