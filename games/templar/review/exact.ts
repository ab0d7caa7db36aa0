/** Goes through a match once, from one chair: everybody's points, and what each count brought, or would have brought. */

import {
  allHeard,
  type MatchRecord,
  ownMoves,
  type Retelling,
  type ReviewMoment,
  type ReviewSample,
  retell,
  type Seat,
  type Where,
} from '@conclave/engine';
import { countsOf } from '../mind/preview.ts';
import type { Event } from '../rules/events.ts';
import { type Templar, templar } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import type { Points, Summary } from './keys.ts';
import { type Asked, type Choice, moment, pinOn, say } from './moments.ts';

export interface Found {
  readonly turns: readonly ReviewSample[];
  readonly moments: readonly ReviewMoment[];
  readonly summary: Summary;
}

/** A count of fewer points is not worth telling. */
const MUCH = 6;

type Counted = Extract<Event, { readonly type: 'roomCounted' }>;

export function exact(
  record: MatchRecord<unknown>,
  seat: Seat,
  retelling: Retelling<Templar> = retell<Templar>(templar, record),
): Found {
  const { record: now, match, entries } = retelling;
  const review = new ExactReview(seat);
  const isOwn = ownMoves(now, seat);
  const viewOf = () => match.perspective(seat).view;
  review.sample(0, viewOf());
  for (const { at, entry, told, stands } of entries) {
    if (!stands) continue;
    const events = allHeard(told, seat).filter(isOfGame);
    const by = 'move' in entry ? entry.seat : null;
    if (by !== null) review.step(at + 1, by, isOwn(entry), events, viewOf);
  }
  if (record.end !== null) review.end(now.entries.length, match.perspective(seat).outcome?.places[0] ?? []);
  return review;
}

function isOfGame(event: { readonly type: string }): event is Event {
  return !event.type.startsWith('house.');
}

/** Everybody's points if the match ended now (TP-42). */
const totalsIn = ({ players }: View): readonly number[] =>
  players.map(({ score, bonus }) => score + bonus.church + bonus.rooms);

class ExactReview implements Found {
  readonly turns: ReviewSample[] = [];
  readonly moments: ReviewMoment[] = [];
  readonly summary = { counts: 0, own: 0, others: 0 };
  private readonly seat: Seat;
  private round = 0;
  private totals: readonly number[] = [];
  /** Remigius's reach when his card was played, and what every room held then. */
  private choices: readonly Choice[] = [];

  constructor(seat: Seat) {
    this.seat = seat;
  }

  sample(at: number, view: View): void {
    this.round = view.round;
    this.totals = totalsIn(view);
    const others = this.totals.filter((_points, seat) => seat !== this.seat);
    const values = { own: this.totals[this.seat], best: Math.max(...others) };
    const before = this.turns.at(-1);
    if (before && before.turn === this.round && before.values.own === values.own) {
      if (before.values.best === values.best) return;
    }
    this.turns.push({ at, turn: this.round, values });
  }

  step(at: number, by: Seat, isOwn: boolean, events: readonly Event[], viewOf: () => View): void {
    for (const event of events) {
      if (event.type === 'cardPlayed' && event.card === 'remigius') this.choices = choicesIn(viewOf());
      if (event.type === 'roomCounted') this.counted({ at, turn: this.round }, by, isOwn, event);
    }
    const isChanged = events.some(({ type }) => CHANGES.has(type));
    if (isChanged) this.sample(at, viewOf());
  }

  private counted(where: Where, by: Seat, isOwn: boolean, { room, points }: Counted): void {
    const { seat } = this;
    const all = points ?? this.totals.map(() => 0);
    const m = all[seat];
    const pins = [pinOn(room, 'fact', m)];
    const made = say('fact', 'count', { room, points: listed(all), isMade: true });
    if (by !== seat) {
      if (m >= MUCH)
        this.moments.push(moment(where, 'good', 'gift', { who: by, room, m }, m, [made], null, pins));
      return;
    }
    this.summary.counts++;
    this.summary.own += m;
    this.summary.others += all.reduce((sum, one) => sum + one, 0) - m;
    if (!isOwn) return;
    const k = Math.max(...all.filter((_points, other) => other !== seat));
    if (m >= MUCH && m >= k)
      this.moments.push(moment(where, 'good', 'counted', { room, m }, m, [made], null, pins));
    if (k > m) this.countedFor(where, room, all, k);
  }

  /** Whether a room in reach would have brought everybody else less, and oneself a better balance. */
  private countedFor(where: Where, made: number, all: readonly number[], k: number): void {
    const { seat, choices } = this;
    const who = all.findIndex((points, other) => other !== seat && points === k);
    const rivals = (choice: Choice) =>
      Math.max(0, ...choice.points.flatMap((one) => (one.seat === seat ? [] : [one.points])));
    const balance = (choice: Choice) => pointsOf(choice, seat) - rivals(choice);
    const others = choices.filter(({ room }) => room !== made);
    const better = others.filter((choice) => rivals(choice) < k && balance(choice) > all[seat] - k);
    if (better.length === 0) return;
    const best = better.reduce((one, other) => (balance(other) > balance(one) ? other : one));
    const says = choices.map(({ room, points }) =>
      say('exact', 'count', { room, points, isMade: room === made }),
    );
    const params = { who, k, m: all[seat], room: best.room, j: pointsOf(best, who) };
    const ask: Asked = { room: made, points: all };
    // What each would have brought the one who got most of it.
    const pins = choices.map((choice) =>
      pinOn(choice.room, choice.room === made ? 'fact' : 'exact', pointsOf(choice, who)),
    );
    this.moments.push(
      moment({ ...where, at: where.at - 1 }, 'known', 'countedFor', params, k, says, ask, pins),
    );
  }

  end(at: number, winners: readonly Seat[]): void {
    const [who] = winners;
    if (who === undefined) return;
    const where = { at, turn: this.round };
    const m = this.totals[this.seat];
    this.moments.push(
      winners.includes(this.seat)
        ? moment(where, 'good', 'won', { m }, 0)
        : moment(where, 'against', 'wonBy', { who, k: this.totals[who], m }, 0),
    );
  }
}

/** After these the points may be others. */
const CHANGES: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'roundBegun',
  'pointsGained',
  'roomCounted',
  'objectHidden',
  'ringPutDown',
  'ringTurned',
  'finalCount',
]);

function choicesIn(view: View): readonly Choice[] {
  const counts = countsOf(view);
  return view.turn.reach.map(({ room }) => ({ room, points: listed(counts[room - 1] ?? []) }));
}

const listed = (points: readonly number[]): readonly Points[] =>
  points.flatMap((one, seat) => (one > 0 ? [{ seat, points: one }] : []));

export function pointsOf({ points }: Choice, seat: Seat): number {
  return points.find((one) => one.seat === seat)?.points ?? 0;
}
