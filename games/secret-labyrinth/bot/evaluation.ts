/** The evaluation of a turn: what it is worth to a seat to end it somewhere. */

import { argmax } from '@conclave/bots';
import type { Seat } from '@conclave/engine';
import { HOME, type Square } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { joinedTo } from '../rules/paths.ts';
import { CROWD } from '../rules/state.ts';
import { chances, chancesOf, RESULTS, type Way, ways } from './changes.ts';
import { kindOf } from './hand-counts.ts';
import type { Holdings } from './worth.ts';

/** A challenge must promise at least this chance to win. */
const BET_FROM = 0.003;
/** When nothing else can bring cards, even a bad fight is better than none. */
const LAST_BET_FROM = -0.01;
/** How sure a chance of later turns is. */
const LATER = 0.45;
/** How sure it is that somebody takes what they can reach. */
const SURE = 0.95;
/** What standing within reach of a challenger costs, of what the challenger gains. */
const EXPOSED = 0.4;

/** What an evaluation looks at. */
export interface Snapshot {
  readonly turned: readonly number[];
  readonly pawns: readonly Square[];
  readonly wanted: Card | null;
  readonly holdings: Holdings;
  /** How much keeping others away counts, 1 to 0: two who only block each other would play for ever. */
  readonly patience: number;
}

export interface Option {
  readonly first: Move | null;
  readonly turned: readonly number[];
  readonly to: Square;
  readonly worth: number;
}

const NOBODY: readonly Seat[] = [];

/** A challenge must promise more than this. */
export function betFrom({ wanted, patience }: Pick<Snapshot, 'wanted' | 'patience'>): number {
  if (wanted === null) return patience < 1 ? Number.NEGATIVE_INFINITY : LAST_BET_FROM;
  return BET_FROM;
}

/** Seats in the order of their next turns. */
function nextSeats(active: Seat, seats: number): Seat[] {
  return Array.from({ length: seats - 1 }, (_, i) => (active + 1 + i) % seats);
}

export class Evaluation {
  readonly seat: Seat;
  private readonly snapshot: Snapshot;
  private readonly target: Square | null;
  private readonly next: readonly Seat[];
  private readonly occupied: ReadonlySet<Square>;
  /** The standing now, and by seat after that seat took the wanted card. */
  private readonly base: number;
  private readonly taken: readonly number[];
  /** By seat: what challenging it is worth, beyond what it must promise. */
  private readonly bets: readonly number[];
  /** What the next player would gain by challenging, before and after the card is taken. */
  private readonly threat: number;
  private readonly threatAfter: number;

  constructor(snapshot: Snapshot, seat: Seat) {
    const { wanted, pawns, holdings } = snapshot;
    const kind = wanted === null ? null : kindOf(wanted);
    this.snapshot = snapshot;
    this.seat = seat;
    this.target = wanted === null ? null : HOME[wanted];
    this.next = nextSeats(seat, pawns.length);
    this.occupied = new Set(this.next.map((other) => pawns[other]));
    this.base = holdings.standing(seat);
    this.taken = pawns.map((_pawn, other) =>
      kind === null ? this.base : holdings.gained(other, kind).standing(seat),
    );
    this.bets = pawns.map((_pawn, rival) =>
      rival === seat ? 0 : Math.max(0, holdings.bet(seat, rival).worth - Math.max(-1, betFrom(snapshot))),
    );
    // Hiding from each other for ever ends no game: with nothing left to run for, nobody does.
    const exposed = wanted === null ? 0 : EXPOSED * snapshot.patience;
    const threat = (now: Holdings) => exposed * Math.max(0, now.bet(this.next[0], seat).worth - BET_FROM);
    this.threat = threat(holdings);
    this.threatAfter = kind === null ? this.threat : threat(holdings.gained(seat, kind));
  }

  /** Everything it could do with the changes still to be made. */
  options(left: readonly Way[], spent: boolean): Option[] {
    const from = this.snapshot.pawns[this.seat];
    return left.flatMap(({ first, turned }) => {
      const judge = this.judge(turned, from);
      const squares = spent ? [from] : joinedTo(turned, from);
      return squares.map((to) => ({ first, turned, to, worth: judge(to) }));
    });
  }

  best(): Option {
    return argmax(this.options(ways(this.snapshot.turned, 0, false), false), ({ worth }) => worth);
  }

  /** Whom it would fight on a square: for the wanted card if that lies there, or by a challenge. */
  rival(to: Square): Seat | null {
    const { snapshot, seat } = this;
    const there = this.others(to);
    if (there.length === 0) return null;
    if (snapshot.wanted !== null && to === this.target) {
      const kind = kindOf(snapshot.wanted);
      return there.length + 1 === CROWD
        ? null
        : argmax(there, (other) => snapshot.holdings.cardDuel(seat, other, kind));
    }
    const rival = argmax(there, (other) => this.bets[other]);
    return to === snapshot.pawns[seat] || this.bets[rival] === 0 ? null : rival;
  }

  /** What the own next turn promises as things stand. */
  prospect(): number {
    const { snapshot, seat, target } = this;
    const own = snapshot.pawns[seat];
    const bets = this.next.map((other) =>
      own !== snapshot.pawns[other] && chances(snapshot.turned, own, snapshot.pawns[other]) > 0
        ? this.bets[other]
        : 0,
    );
    const take = target === null ? 0 : this.taken[seat] - this.base;
    const can = target !== null && chances(snapshot.turned, own, target) > 0;
    return Math.max((can ? SURE : LATER) * take, ...bets);
  }

  others(square: Square): readonly Seat[] {
    if (!this.occupied.has(square)) return NOBODY;
    return this.next.filter((other) => this.snapshot.pawns[other] === square);
  }

  private judge(turned: readonly number[], from: Square): (to: Square) => number {
    const { target, seat, base, next } = this;
    const { pawns } = this.snapshot;
    const fromNext = chancesOf(turned, pawns[next[0]]);
    const later = target === null ? this.hunt(turned) : this.race(chancesOf(turned, target));
    return (to) => {
      const there = this.others(to);
      const exposed = fromNext[to] > 0;
      if (to === target) {
        if (there.length === 0) return this.taken[seat] - (exposed ? this.threatAfter : 0);
        return base + this.worthOfFighting(there);
      }
      const bet = to === from ? 0 : this.worthOfChallenging(there);
      return base + bet + later(to) - (exposed ? this.threat : 0);
    };
  }

  /** For the wanted card. */
  private worthOfFighting(there: readonly Seat[]): number {
    const { wanted, holdings } = this.snapshot;
    if (wanted === null || there.length + 1 === CROWD) return 0;
    return Math.max(...there.map((rival) => holdings.cardDuel(this.seat, rival, kindOf(wanted))));
  }

  private worthOfChallenging(there: readonly Seat[]): number {
    return there.length === 0 ? 0 : Math.max(...there.map((rival) => this.bets[rival]));
  }

  /** What others do to the wanted card before the next own turn, and then the chance to take it oneself. */
  private race(toTarget: Uint8Array): (own: Square) => number {
    const { pawns, patience } = this.snapshot;
    let left = 1;
    let worth = 0;
    this.next.forEach((other, i) => {
      const can = toTarget[pawns[other]] > 0;
      const chance = i === 0 ? (can ? SURE : 0) : LATER * (can ? 1.4 : 0.6);
      worth += left * chance * patience * (this.taken[other] - this.base);
      left *= 1 - chance * patience;
    });
    const take = this.taken[this.seat] - this.base;
    return (own) => {
      const count = toTarget[own];
      const chance = LATER + (0.5 * Math.min(count, 8)) / RESULTS + (count > 0 ? 0.2 : -0.2);
      return worth + left * chance * take;
    };
  }

  /** With no card left to run for, there are only pawns to run for; where one stands already, there is no way to run. */
  private hunt(turned: readonly number[]): (own: Square) => number {
    const prey = this.next.map((other) => {
      const square = this.snapshot.pawns[other];
      return { square, ways: chancesOf(turned, square), bet: this.bets[other] };
    });
    return (own) => {
      let most = 0;
      for (const { square, ways, bet } of prey) {
        if (own !== square) most = Math.max(most, (bet * ways[own]) / RESULTS);
      }
      return 0.5 * most;
    };
  }
}
