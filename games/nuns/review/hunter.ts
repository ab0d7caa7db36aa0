/** What a good hunter would have believed, from the guards' chair: the fitted model of how novices go. */

import {
  allHeard,
  type HouseEvent,
  heard,
  type MatchRecord,
  ownMoves,
  type ReviewMoment,
  type ReviewSample,
  retell,
  type Seat,
} from '@conclave/engine';
import { Beliefs } from '../mind/beliefs.ts';
import { calibrated } from '../mind/calibrated.ts';
import { readFlags } from '../mind/mind.ts';
import { FITTED_MODEL } from '../mind/motion-model.ts';
import type { Point } from '../rules/convent.ts';
import type { Event } from '../rules/events.ts';
import { type Nuns, nuns } from '../rules/game.ts';
import { type Figure, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { isLaidOpen } from './exact.ts';
import { called, moment, pinAt, pinOnWay, say } from './moments.ts';
import { emptyWays } from './ways.ts';

/** In per cent: a hot hour, a way that sweeps so much more, and a novice who was not looked for. */
const HOT = 25;
const MORE = 20;
const COLD = 2;
const LAST_TURNS = 4;
const MAX_BELIEF = 99;
/** The line is drawn to tenths of a per cent: in the last digits of a power engines differ. */
const FINE = 1000;

export interface Believed {
  /** By number of entries: the largest share on the true point of a novice. */
  readonly shares: ReadonlyMap<number, number>;
  readonly moments: readonly ReviewMoment[];
}

/** `samples`: where the exact line has a value. */
export function believed(
  record: MatchRecord<unknown>,
  seat: Seat,
  samples: readonly ReviewSample[],
): Believed {
  const { record: now, match, entries } = retell<Nuns>(nuns, record);
  const hunter = new Beliefs(0, now.seats, readFlags(now.options), FITTED_MODEL);
  for (const event of allHeard(match.openingTold, 0)) hunter.told(event);
  const isOwn = ownMoves(now, seat);
  const viewOf = (watcher: Seat) => match.perspective(watcher).view;
  const review = new HunterReview(seat, hunter, viewOf);
  const wanted = new Set(samples.flatMap(({ at, values }) => (values.points === null ? [] : [at])));
  for (const { at, entry, told, stands } of entries) {
    if (!stands) continue;
    for (const telling of told) {
      const event = heard(telling, 0);
      if (event && !isLaidOpen(event)) hunter.told(event);
    }
    const own = isOwn(entry);
    for (const event of allHeard(told, seat)) review.happened(event, own);
    const view = viewOf(seat);
    if (wanted.has(at + 1)) review.sample(at + 1, view);
    review.after(at + 1, view);
    for (const { full } of told)
      if (full.type === 'noviceWon')
        review.end(
          at + 1,
          view.turn,
          full.winners.map(({ figure }) => figure),
        );
  }
  return review;
}

interface Walk {
  readonly at: number;
  readonly turn: number;
  readonly ways: readonly (readonly Point[])[];
  readonly shares: ReadonlyMap<Figure, Float64Array>;
  readonly gone: Point[];
  readonly from: Point;
  /** Something was seen on the way, or somebody else moved for her. */
  isOver: boolean;
}

class HunterReview implements Believed {
  readonly shares = new Map<number, number>();
  readonly moments: ReviewMoment[] = [];
  private readonly seat: Seat;
  private readonly hunter: Beliefs;
  private readonly viewOf: (seat: Seat) => View;
  private readonly isGuard: boolean;
  /** The hottest hour so far, in per cent. */
  private hottest = HOT - 1;
  /** By figure and turn: the most on her true point. */
  private readonly byTurn = new Map<Figure, Map<number, number>>();
  private walk: Walk | null = null;
  private walking = '';

  constructor(seat: Seat, hunter: Beliefs, viewOf: (seat: Seat) => View) {
    this.seat = seat;
    this.hunter = hunter;
    this.viewOf = viewOf;
    this.isGuard = viewOf(seat).guards.some((guard) => guard.seat === seat);
  }

  /** By unseen novice: the hunter's share of every point, adding up to 1. */
  private believed(view: View): Map<Figure, Float64Array> {
    const all = new Map<Figure, Float64Array>();
    for (const [figure, weights] of calibrated(this.hunter.points())) {
      const { status, spotted } = noviceOf(view, figure);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      if (status === 'onTheRun' && spotted === null && sum > 0)
        all.set(
          figure,
          weights.map((weight) => weight / sum),
        );
    }
    return all;
  }

  sample(at: number, view: View): void {
    let most = 0;
    for (const [figure, shares] of this.believed(view)) {
      const { seat } = noviceOf(view, figure);
      if (!this.isGuard && seat !== this.seat) continue;
      const truth = noviceOf(this.viewOf(seat), figure).own?.at ?? 0;
      const share = shares[truth];
      most = Math.max(most, share);
      const k = shares.filter((one) => one > 0).length;
      // A belief is no certainty, however near it comes.
      const p = Math.min(k === 1 ? 100 : MAX_BELIEF, Math.round(share * 100));
      const turns = this.byTurn.get(figure) ?? new Map<number, number>();
      turns.set(view.turn, Math.max(p, turns.get(view.turn) ?? 0));
      this.byTurn.set(figure, turns);
      if (this.isGuard || p <= this.hottest || view.turn === 1) continue;
      // Where one place is left it could be known.
      if (k === 1) continue;
      this.hottest = p;
      const her = called(view, figure);
      const says = [say('belief', 'hunter', { ...her, p })];
      const pins = [pinAt(truth, `${p} %`, 'belief')];
      // Of a run of like moments the last one is the hottest.
      const hot = moment({ at, turn: view.turn }, 'belief', 'hot', { ...her, k, p }, says, { pins });
      this.moments.splice(0, this.moments.length, hot);
    }
    this.shares.set(at, Math.round(most * FINE) / FINE);
  }

  happened(event: Event | HouseEvent, isOwn: boolean): void {
    const { walk } = this;
    if (!walk) return;
    switch (event.type) {
      case 'turned':
      case 'stepped':
        if (event.type === 'stepped') walk.gone.push(event.to);
        if (event.sees.length > 0 || !isOwn) walk.isOver = true;
        break;
      case 'stopped':
        this.stopped(walk);
        break;
      default:
        break;
    }
  }

  /** A guard of this seat is about to go. */
  after(at: number, view: View): void {
    const { phase, points, active, turn } = view;
    const walking = `${turn} ${active}`;
    if (!this.isGuard || phase !== 'guardMove' || points > 0 || active === null || walking === this.walking)
      return;
    this.walking = walking;
    const guard = active === 1 ? 1 : 0;
    if (view.guards[guard].seat !== this.seat) return;
    const ways = emptyWays(view, guard, view.free);
    if (!ways) return;
    const from = view.guards[guard].at;
    this.walk = { at, turn, ways, shares: this.believed(view), gone: [], from, isOver: view.saw.length > 0 };
  }

  private stopped({ at, turn, ways, shares, gone, from, isOver }: Walk): void {
    this.walk = null;
    if (isOver) return;
    const swept = (way: readonly Point[], belief: Float64Array) =>
      [...new Set(way)].reduce((sum, point) => sum + belief[point], 0);
    let best: {
      readonly way: readonly Point[];
      readonly figure: Figure;
      readonly p: number;
      readonly q: number;
    } | null = null;
    for (const [figure, belief] of shares) {
      const q = swept(gone, belief);
      for (const way of ways) {
        const p = swept(way, belief);
        if ((p - q) * 100 >= MORE && (best === null || p - q > best.p - best.q)) best = { way, figure, p, q };
      }
    }
    if (best === null) return;
    const { cell } = noviceOf(this.hunter, best.figure);
    const [p, q] = [best.p, best.q].map((share) => Math.round(share * 100));
    const params = { way: best.way, cell, p, q };
    const pins = [pinOnWay([from, ...best.way], 'belief'), pinOnWay([from, ...gone], 'fact')];
    this.moments.push(
      moment({ at, turn }, 'belief', 'chanceMissed', params, [say('belief', 'swept', {})], {
        more: (p - q) / 100,
        pins,
      }),
    );
  }

  /** A novice came home. `figures`: those who did. */
  end(at: number, turn: number, figures: readonly Figure[]): void {
    if (!this.isGuard) return;
    for (const figure of figures) {
      const turns = [...(this.byTurn.get(figure) ?? [])].slice(-LAST_TURNS);
      const p = Math.max(0, ...turns.map(([, most]) => most));
      if (turns.length < LAST_TURNS || p > COLD) continue;
      const { cell } = noviceOf(this.hunter, figure);
      this.moments.push(
        moment({ at, turn }, 'belief', 'cold', { cell, p }, [
          say('belief', 'hunter', { cell, whose: null, p }),
        ]),
      );
    }
  }
}
