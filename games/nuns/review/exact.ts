/** Goes through a night once, from one chair: where the guards could suppose a novice, and what gave her away. */

import {
  allHeard,
  type HouseEvent,
  heard,
  type MatchRecord,
  type Perspective,
  type Retelling,
  type ReviewMoment,
  type ReviewSample,
  retell,
  type Seat,
  type Where,
} from '@conclave/engine';
import { Beliefs } from '../mind/beliefs.ts';
import { readFlags } from '../mind/mind.ts';
import { endsOfWalk } from '../on-view/reach.ts';
import { NOISE } from '../rules/cards.ts';
import { distance, type Point, ROW } from '../rules/convent.ts';
import type { Event } from '../rules/events.ts';
import { type Nuns, nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { FIRST_NOVICE, type Figure, GUARDS, type GuardIndex, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { HuntedNovices } from './hunted.ts';
import type { Summary } from './keys.ts';
import { called, moment, pinAt, pinOnWay, say } from './moments.ts';
import { OwnPlans, reviewOfPlan, SIX, sixths } from './plans.ts';

export interface Found {
  readonly turns: readonly ReviewSample[];
  readonly moments: readonly ReviewMoment[];
  readonly summary: Summary;
}

/** From so few possible points on it is told to her, and to the guards. */
const FEW = 12;
const CORNERED = 4;

/** Which guard's move of which turn is under way. */
const walkOf = ({ turn, active }: View) => `${turn} ${active}`;

export function exact(
  record: MatchRecord<unknown>,
  seat: Seat,
  retelling: Retelling<Nuns> = retell<Nuns>(nuns, record),
): Found {
  const { record: now, match, entries } = retelling;
  const first = match.perspective(seat);
  // What can be supposed of a novice is supposed from the guards' chair.
  const beliefs = new Beliefs(0, now.seats, readFlags(now.options));
  for (const event of allHeard(match.openingTold, 0)) beliefs.told(event);
  const review = new ExactReview(seat, first.view, wasBot(now, seat), beliefs);
  let perspective: Perspective<Nuns> = first;
  for (const { at, entry, told, stands } of entries) {
    const before = perspective.view;
    perspective = match.perspective(seat);
    if (!stands) continue;
    if ('move' in entry && entry.seat === seat) review.moved(entry.move, entry.by, at);
    review.before(at, before);
    const events = told.flatMap((telling) => heard(telling, seat) ?? []);
    if (events.some(({ type }) => type === 'cardsShown')) review.shows(events, before);
    for (const telling of told) {
      const event = heard(telling, 0);
      if (event && !isLaidOpen(event)) beliefs.told(event);
    }
    review.told({ at: at + 1, turn: before.turn }, events, before, perspective.view);
  }
  review.end(now.entries.length, perspective);
  return review;
}

/** What is told at the end was not known before. */
export function isLaidOpen(event: Event | HouseEvent): boolean {
  return event.type === 'laidOpen' || event.type === 'noviceWon' || event.type === 'guardsWon';
}

/** A chair that was a bot's throughout is reviewed like any other. */
function wasBot({ entries }: MatchRecord<unknown>, seat: Seat): boolean {
  return entries.every((entry) => !('move' in entry) || entry.seat !== seat || entry.by === 'bot');
}

/** A guard's move under way in which a novice could be at one point alone, and a way led there. */
interface Sure extends Where {
  readonly figure: Figure;
  readonly point: Point;
  readonly guard: GuardIndex;
  readonly way: readonly Point[];
}

class ExactReview implements Found {
  readonly turns: ReviewSample[] = [];
  readonly moments: ReviewMoment[] = [];
  private readonly seat: Seat;
  private readonly bot: boolean;
  private readonly beliefs: Beliefs;
  private readonly isGuard: boolean;
  private readonly plans = new OwnPlans();
  private readonly hunted = new HuntedNovices();
  private sure: Sure | null = null;
  private isOwnMove = false;
  private captures = 0;
  private played = 0;
  /** The phase of the last entry: a sample is taken where it changes. */
  private phase = '';
  private walk = '';

  constructor(seat: Seat, view: View, bot: boolean, beliefs: Beliefs) {
    this.seat = seat;
    this.bot = bot;
    this.beliefs = beliefs;
    this.isGuard = view.guards.some((guard) => guard.seat === seat);
  }

  get summary(): Summary {
    return { turns: this.played, captures: this.captures, guards: this.isGuard };
  }

  /** The novices whose points are counted: one's own, or all that the guards hunt. */
  private watched({ novices }: View): Figure[] {
    return novices.flatMap(({ seat, status }, index) =>
      status === 'onTheRun' && (this.isGuard || seat === this.seat) ? [FIRST_NOVICE + index] : [],
    );
  }

  private possible(figure: Figure): readonly Point[] {
    const weights = this.beliefs.points().get(figure) ?? new Float64Array(ROW);
    return [...weights.keys()].filter((point) => weights[point] > 0);
  }

  /** Only what a person did themselves, or a bot in its own chair, makes moments about them. */
  moved(move: Move, by: string, at: number): void {
    this.isOwnMove = by === 'player' || by === 'order' || (this.bot && by === 'bot');
    if (move.kind === 'plan') this.plans.handedIn(move, this.isOwnMove, at);
  }

  /** As the table stands before an entry: twice a turn, before the guards go and before the novices plan. */
  before(at: number, view: View): void {
    const { phase } = view;
    if (phase !== this.phase) {
      this.phase = phase;
      if (phase === 'lead' || phase === 'firstPaths' || (phase === 'plan' && view.turn > 1))
        this.sample(at, view);
    }
    if (phase !== 'guardMove' || view.points > 0) return;
    if (this.isGuard && this.sure === null) this.watch(at, view);
    if (this.isGuard || this.walk === walkOf(view)) return;
    this.walk = walkOf(view);
    this.hunted.begin(view, this.watched(view));
  }

  /** All plans are about to be carried out, and only then is it told what was seen of them. */
  shows(events: readonly (Event | HouseEvent)[], view: View): void {
    this.played = view.turn;
    const seen = new Set(events.flatMap((event) => (event.type === 'seen' ? [event.figure] : [])));
    this.hunted.forgetPlans();
    for (const carried of this.plans.carriedOut(view)) {
      const { at, figure, plan, own } = carried;
      this.hunted.plans(view, figure, plan.way.at(-1) ?? own.at, at);
      this.moments.push(
        ...reviewOfPlan({ ...carried, view, isSeen: seen.has(carried.figure) }, this.beliefs),
      );
    }
  }

  private sample(at: number, view: View): void {
    const counts = this.watched(view)
      .filter((figure) => noviceOf(view, figure).spotted === null)
      .map((figure) => ({ figure, k: this.possible(figure).length }));
    const least = counts.reduce<(typeof counts)[number] | null>(
      (best, one) => (best === null || one.k < best.k ? one : best),
      null,
    );
    this.turns.push({ at, turn: view.turn, values: { points: least?.k ?? null } });
    // In turn 1 everybody comes from her cell.
    if (least === null || view.turn === 1 || least.k > (this.isGuard ? CORNERED : FEW)) return;
    const { figure, k } = least;
    const her = called(view, figure);
    const { cell } = her;
    const points = this.possible(figure);
    const pins = points.map((point) => pinAt(point, '', 'exact'));
    const says = [say('exact', 'possible', { ...her, k })];
    const where = { at, turn: view.turn };
    this.moments.push(
      this.isGuard
        ? moment(where, 'known', 'cornered', { cell, k }, says, {
            more: (CORNERED - k) / CORNERED,
            ask: { about: 'where', cell, points },
            pins,
          })
        : moment(where, 'known', 'fewest', { ...her, k }, says, { more: (FEW - k) / FEW, pins }),
    );
  }

  /** A guard begins her move: whether somebody can be at one point alone, and a way leads there. */
  private watch(at: number, view: View): void {
    const guard: GuardIndex = view.active === 1 ? 1 : 0;
    if (view.guards[guard].seat !== this.seat) return;
    const ends = endsOfWalk(view);
    for (const figure of this.watched(view)) {
      const points = this.possible(figure);
      const [point] = points;
      if (points.length !== 1 || !ends.has(point)) continue;
      const way = [view.guards[guard].at, ...(ends.get(point) ?? [])];
      this.sure = { at, turn: view.turn, figure, point, guard, way };
      return;
    }
  }

  told(where: Where, events: readonly (Event | HouseEvent)[], before: View, after: View): void {
    for (const event of events) {
      switch (event.type) {
        case 'arrived':
          if (event.tookWish) {
            const { figure, at } = event;
            const pins = [pinAt(at, '', 'fact')];
            this.moments.push(
              moment(where, 'good', 'tookWish', { ...called(after, figure), at }, [], { pins }),
            );
          }
          break;
        case 'noises':
          this.heard(where, event, events, after);
          break;
        case 'turned':
          this.moments.push(...this.hunted.looks(where, event, before));
          break;
        case 'stepped':
          this.stepped(where, event, after);
          this.moments.push(...this.hunted.looks(where, event, before));
          break;
        case 'stopped':
          this.stopped();
          this.moments.push(...this.hunted.stops(where));
          break;
        default:
          break;
      }
    }
  }

  /** The own noise, one pip from being heard, or heard. */
  private heard(
    where: Where,
    { listening, markers }: Extract<Event, { type: 'noises' }>,
    events: readonly (Event | HouseEvent)[],
    view: View,
  ): void {
    if (this.isGuard || listening) return;
    const settled = events.find((event) => event.type === 'settled');
    if (settled?.type !== 'settled') return;
    for (const figure of this.watched(view)) {
      const { own, card } = noviceOf(view, figure);
      const die = settled.dice.find((one) => one.figure === figure);
      if (!own || card === null || !die) continue;
      const mine = markers.filter((marker) => marker.figure === figure);
      const k = sixths(view.guards, own.at, card);
      for (const { guard } of mine) {
        this.moments.push(moment(where, 'chance', 'heard', { guard, k }));
      }
      const near = GUARDS.find(
        (guard) =>
          !view.guards[guard].ran && distance(view.guards[guard].at, own.at) === die.value + NOISE[card] + 1,
      );
      if (mine.length === 0 && near !== undefined && die.value < SIX && die.value + NOISE[card] >= 0) {
        const says = [say('chance', 'sixths', { k })];
        this.moments.push(moment(where, 'chance', 'nearlyHeard', { guard: near }, says));
      }
    }
  }

  private stepped(where: Where, event: Extract<Event, { type: 'stepped' }>, view: View): void {
    for (const { figure, cell } of event.captured) {
      if (this.sure?.figure === figure) this.sure = null;
      const params = { cell, guard: event.guard, at: event.to };
      if (this.isGuard) {
        this.captures++;
        this.moments.push(
          moment(where, 'good', 'catches', params, [], { pins: [pinAt(event.to, '', 'fact')] }),
        );
      } else if (noviceOf(view, figure).seat === this.seat) {
        this.captures++;
        const says = this.hunted.captured(figure);
        this.moments.push(
          moment(where, 'against', 'caught', { ...params, ...called(view, figure) }, says, {
            pins: [pinAt(event.to, '', 'fact')],
          }),
        );
      }
    }
  }

  private stopped(): void {
    const { sure } = this;
    this.sure = null;
    if (sure === null || !this.isOwnMove) return;
    const { figure, point, guard, way } = sure;
    const { cell } = noviceOf(this.beliefs, figure);
    const says = [say('exact', 'possible', { cell, whose: null, k: 1 })];
    this.moments.push(
      moment(sure, 'known', 'sureMissed', { cell, at: point, guard }, says, {
        ask: { about: 'where', cell, points: [point] },
        pins: [pinAt(point, 1, 'exact'), pinOnWay(way, 'exact')],
      }),
    );
  }

  end(at: number, { view, outcome }: Perspective<Nuns>): void {
    const winners = outcome?.places[0] ?? [];
    if (winners.length === 0) return;
    const where = { at, turn: view.turn };
    this.moments.push(
      winners.includes(this.seat)
        ? moment(where, 'good', 'won', {})
        : moment(where, 'against', 'wonBy', { who: [...winners] }),
    );
  }
}
