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
import { CARDS, type Card, NOISE, rangeOf } from '../rules/cards.ts';
import { distance, isLocked, NEIGHBOURS, type Point, ROW } from '../rules/convent.ts';
import type { Event } from '../rules/events.ts';
import { type Nuns, nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { facing, NOWHERE, sees } from '../rules/sight.ts';
import { FIRST_NOVICE, type Figure, GUARDS, type GuardIndex, noviceOf, type Plan } from '../rules/state.ts';
import type { GuardView, View } from '../rules/view.ts';
import type { Summary } from './keys.ts';
import { moment, say } from './moments.ts';

export interface Found {
  readonly turns: readonly ReviewSample[];
  readonly moments: readonly ReviewMoment[];
  readonly summary: Summary;
}

const SIX = 6;
/** From so few possible points on it is told. */
const FEW = 12;

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
    if ('move' in entry && entry.seat === seat) review.moved(entry.move, entry.by);
    review.before(at, before);
    for (const telling of told) {
      const event = heard(telling, 0);
      if (event && !isLaidOpen(event)) beliefs.told(event);
    }
    const events = told.flatMap((telling) => heard(telling, seat) ?? []);
    review.told({ at: at + 1, turn: before.turn }, events, before, perspective.view);
  }
  review.end(now.entries.length, perspective);
  return review;
}

/** What is told at the end was not known before. */
function isLaidOpen(event: Event | HouseEvent): boolean {
  return event.type === 'laidOpen' || event.type === 'noviceWon' || event.type === 'guardsWon';
}

/** A chair that was a bot's throughout is reviewed like any other. */
function wasBot({ entries }: MatchRecord<unknown>, seat: Seat): boolean {
  return entries.every((entry) => !('move' in entry) || entry.seat !== seat || entry.by === 'bot');
}

interface Planned {
  readonly plan: Plan;
  readonly isOwn: boolean;
}

/** A guard's move under way in which a novice could be at one point alone, and a way led there. */
interface Sure extends Where {
  readonly figure: Figure;
  readonly point: Point;
  readonly guard: GuardIndex;
}

class ExactReview implements Found {
  readonly turns: ReviewSample[] = [];
  readonly moments: ReviewMoment[] = [];
  private readonly seat: Seat;
  private readonly bot: boolean;
  private readonly beliefs: Beliefs;
  private readonly isGuard: boolean;
  /** By figure: the plan handed in last. */
  private readonly plans = new Map<Figure, Planned>();
  private sure: Sure | null = null;
  private isOwnMove = false;
  private captures = 0;
  private played = 0;
  /** The phase of the last entry: a sample is taken where it changes. */
  private phase = '';

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
  moved(move: Move, by: string): void {
    this.isOwnMove = by === 'player' || by === 'order' || (this.bot && by === 'bot');
    if (move.kind === 'plan') this.plans.set(move.figure, { plan: move, isOwn: this.isOwnMove });
  }

  /** As the table stands before an entry: twice a turn, before the guards go and before the novices plan. */
  before(at: number, view: View): void {
    const { phase } = view;
    if (phase !== this.phase) {
      this.phase = phase;
      if (phase === 'lead' || phase === 'firstPaths' || (phase === 'plan' && view.turn > 1))
        this.sample(at, view);
    }
    if (phase === 'guardMove' && view.points === 0 && this.isGuard && this.sure === null)
      this.watch(at, view);
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
    if (least === null || this.isGuard || least.k > FEW || view.turn === 1) return;
    const { cell } = noviceOf(view, least.figure);
    this.moments.push(
      moment(
        { at, turn: view.turn },
        'known',
        'fewest',
        { cell, k: least.k },
        [say('exact', 'possible', { cell, k: least.k })],
        (FEW - least.k) / FEW,
      ),
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
      this.sure = { at, turn: view.turn, figure, point, guard };
      return;
    }
  }

  told(where: Where, events: readonly (Event | HouseEvent)[], before: View, after: View): void {
    let isSeen = new Set<Figure>();
    let isShown = false;
    for (const event of events) {
      switch (event.type) {
        case 'cardsShown':
          isShown = true;
          isSeen = new Set();
          this.played = before.turn;
          break;
        case 'seen':
          isSeen.add(event.figure);
          break;
        case 'arrived':
          if (event.tookWish) {
            const params = { cell: event.cell, at: event.at };
            this.moments.push(moment(where, 'good', 'tookWish', params));
          }
          break;
        case 'noises':
          this.heard(where, event, events, after);
          break;
        case 'stepped':
          this.stepped(where, event, after);
          break;
        case 'stopped':
          this.stopped();
          break;
        default:
          break;
      }
    }
    if (isShown) this.plansShown(where, before, isSeen);
  }

  private plansShown(where: Where, view: View, isSeen: ReadonlySet<Figure>): void {
    for (const [figure, { plan, isOwn }] of this.plans) {
      const { own } = noviceOf(view, figure);
      if (!own || !isOwn || view.double || plan.obeys || plan.fast > 0) continue;
      this.quieter(where, view, own.at, plan);
      if (isSeen.has(figure)) this.seenForNothing(where, view, own.at, own.hasKey, plan);
    }
    this.plans.clear();
  }

  private quieter(where: Where, view: View, from: Point, { card, way }: Plan): void {
    const end = way.at(-1) ?? from;
    const m = sixths(view.guards, end, card);
    const slower = CARDS.find((other) => {
      const { min, max } = rangeOf(other, false, view.options.exactRun);
      return NOISE[other] < NOISE[card] && way.length >= min && way.length <= max;
    });
    if (slower === undefined) return;
    const k = sixths(view.guards, end, slower);
    if (k >= m) return;
    const says = [say('exact', 'sixths', { k: m }), ...(card === 'run' ? [say('exact', 'hides', {})] : [])];
    this.moments.push(moment(where, 'known', 'quieter', { card: slower, k, m }, says, (m - k) / SIX));
  }

  private seenForNothing(where: Where, view: View, from: Point, hasKey: boolean, { card, way }: Plan): void {
    const end = way.at(-1) ?? from;
    const hidden = hiddenWay(view, from, end, hasKey, rangeOf(card, false, view.options.exactRun));
    if (hidden === null) return;
    const says = [say('exact', 'sameEnd', {})];
    this.moments.push(moment(where, 'known', 'seenForNothing', { way: hidden }, says));
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
        this.moments.push(moment(where, 'chance', 'heard', { guard, k }, [say('chance', 'sixths', { k })]));
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
        this.moments.push(moment(where, 'good', 'catches', params));
      } else if (noviceOf(view, figure).seat === this.seat) {
        this.captures++;
        this.moments.push(moment(where, 'against', 'caught', params));
      }
    }
  }

  private stopped(): void {
    const { sure } = this;
    this.sure = null;
    if (sure === null || !this.isOwnMove) return;
    const { figure, point, guard } = sure;
    const { cell } = noviceOf(this.beliefs, figure);
    const says = [say('exact', 'possible', { cell, k: 1 })];
    this.moments.push(moment(sure, 'known', 'sureMissed', { cell, at: point, guard }, says));
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

/** Out of six, how often she is heard at a point: one die counts once, against the guard it is worse with. */
export function sixths(guards: readonly Pick<GuardView, 'at' | 'ran'>[], point: Point, card: Card): number {
  const each = guards.map(({ at, ran }) => {
    const needed = Math.max(1, distance(at, point) - NOISE[card]);
    return ran || needed > SIX ? 0 : SIX + 1 - needed;
  });
  return Math.max(...each);
}

/** A way to the same end under the same card through points that nobody sees; `null`: there is none. */
export function hiddenWay(
  { guards }: Pick<View, 'guards'>,
  from: Point,
  end: Point,
  hasKey: boolean,
  { min, max }: { readonly min: number; readonly max: number },
): readonly Point[] | null {
  const isSeen = (point: Point) =>
    guards.some(({ at, facing: look }) =>
      sees(at, look === null ? NOWHERE : facing(look[0], look[1]), point),
    );
  // Who leaves the light is seen to vanish.
  if (isSeen(from)) return null;
  let layer = new Map<Point, readonly Point[]>([[from, []]]);
  for (let points = 1; points <= max; points++) {
    const next = new Map<Point, readonly Point[]>();
    for (const [at, way] of layer) {
      for (const to of NEIGHBOURS[at]) {
        const isShut = !hasKey && isLocked(at, to);
        if (!next.has(to) && !isShut && !isSeen(to) && guards.every((guard) => guard.at !== to))
          next.set(to, [...way, to]);
      }
    }
    layer = next;
    const found = layer.get(end);
    if (found && points >= min) return found;
  }
  return null;
}
