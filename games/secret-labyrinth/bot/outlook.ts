/** What it is worth to a seat to end its turn somewhere, and what the others may then do until its next one. */

import type { Seat } from '@conclave/engine';
import { HOME, type Square } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { reach } from '../rules/paths.ts';
import { best } from './best.ts';
import { chances, RESULTS, type Way, ways } from './changes.ts';
import { kindOf } from './guesses.ts';
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

/** So many others on the wanted square, and nobody gets the card (SL-26). */
const CROWD = 3;

export interface Scene {
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

/** A challenge must promise more than this. */
export function betFrom({ wanted, patience }: Pick<Scene, 'wanted' | 'patience'>): number {
  if (wanted === null) return patience < 1 ? Number.NEGATIVE_INFINITY : LAST_BET_FROM;
  return BET_FROM;
}

/** Seats in the order of their next turns. */
function nextSeats(active: Seat, seats: number): Seat[] {
  return Array.from({ length: seats - 1 }, (_, i) => (active + 1 + i) % seats);
}

/** How one seat judges its own turn. */
export class Outlook {
  private readonly scene: Scene;
  private readonly seat: Seat;
  private readonly target: Square | null;
  private readonly next: readonly Seat[];
  /** The standing now, and by seat after that seat took the wanted card. */
  private readonly base: number;
  private readonly taken: readonly number[];
  /** By seat: what challenging it is worth, beyond what it must promise. */
  private readonly bets: readonly number[];
  /** What the next player would gain by challenging, before and after the card is taken. */
  private readonly threat: number;
  private readonly threatAfter: number;

  constructor(scene: Scene, seat: Seat) {
    const { wanted, pawns, holdings } = scene;
    const kind = wanted === null ? null : kindOf(wanted);
    this.scene = scene;
    this.seat = seat;
    this.target = wanted === null ? null : HOME[wanted];
    this.next = nextSeats(seat, pawns.length);
    this.base = holdings.standing(seat);
    this.taken = pawns.map((_pawn, other) =>
      kind === null ? this.base : holdings.gained(other, kind).standing(seat),
    );
    this.bets = pawns.map((_pawn, rival) =>
      rival === seat ? 0 : Math.max(0, holdings.bet(seat, rival).worth - Math.max(-1, betFrom(scene))),
    );
    // Hiding from each other for ever ends no game: with nothing left to run for, nobody does.
    const exposed = wanted === null ? 0 : EXPOSED * scene.patience;
    const threat = (now: Holdings) => exposed * Math.max(0, now.bet(this.next[0], seat).worth - BET_FROM);
    this.threat = threat(holdings);
    this.threatAfter = kind === null ? this.threat : threat(holdings.gained(seat, kind));
  }

  /** Everything it could do with the changes still to be made. */
  options(left: readonly Way[], spent: boolean): Option[] {
    const from = this.scene.pawns[this.seat];
    return left.flatMap(({ first, turned }) => {
      const judge = this.judge(turned, from);
      const squares = spent ? [from] : reach(turned, from);
      return squares.map((to) => ({ first, turned, to, worth: judge(to) }));
    });
  }

  best(): Option {
    return best(this.options(ways(this.scene.turned, 0, false), false), ({ worth }) => worth);
  }

  /** What came of it, and what a duel in it was worth to somebody; `drawn`: the card turned up if this one is taken. */
  after({ turned, to }: Option, drawn: Card | null, viewer: Seat): { scene: Scene; gain: number } {
    const { scene, seat, target } = this;
    const { holdings, wanted, pawns } = scene;
    const moved = { ...scene, turned, pawns: pawns.map((pawn, other) => (other === seat ? to : pawn)) };
    const there = this.others(to);
    if (wanted !== null && to === target) {
      const kind = kindOf(wanted);
      const gone = { ...moved, wanted: drawn };
      if (there.length === 0) return { scene: { ...gone, holdings: holdings.gained(seat, kind) }, gain: 0 };
      if (there.length === CROWD) return { scene: gone, gain: 0 };
      const rival = best(there, (other) => holdings.cardDuel(seat, other, kind));
      const won = holdings.gained(seat, kind).standing(viewer);
      const lost = holdings.gained(rival, kind).standing(viewer);
      return { scene: gone, gain: (won + lost) / 2 - holdings.standing(viewer) };
    }
    if (to === pawns[seat] || there.length === 0) return { scene: moved, gain: 0 };
    const rival = best(there, (other) => this.bets[other]);
    if (this.bets[rival] === 0) return { scene: moved, gain: 0 };
    return { scene: moved, gain: holdings.duel(seat, rival, holdings.bet(seat, rival), viewer) };
  }

  /** What the own next turn promises as things stand. */
  prospect(): number {
    const { scene, seat, target } = this;
    const own = scene.pawns[seat];
    const bets = this.next.map((other) =>
      own !== scene.pawns[other] && chances(scene.turned, own, scene.pawns[other]) > 0 ? this.bets[other] : 0,
    );
    const take = target === null ? 0 : this.taken[seat] - this.base;
    const can = target !== null && chances(scene.turned, own, target) > 0;
    return Math.max((can ? SURE : LATER) * take, ...bets);
  }

  private others(square: Square): Seat[] {
    return this.next.filter((other) => this.scene.pawns[other] === square);
  }

  private judge(turned: readonly number[], from: Square): (to: Square) => number {
    const { target, seat, base } = this;
    const { pawns, holdings, wanted } = this.scene;
    const reply = this.replies(turned);
    return (to) => {
      const there = this.others(to);
      const exposed = chances(turned, pawns[this.next[0]], to) > 0;
      if (wanted !== null && to === target) {
        if (there.length === 0) return this.taken[seat] - (exposed ? this.threatAfter : 0);
        if (there.length === CROWD) return base;
        return base + Math.max(...there.map((rival) => holdings.cardDuel(seat, rival, kindOf(wanted))));
      }
      const bet = to === from ? 0 : Math.max(0, ...there.map((rival) => this.bets[rival]));
      const later = target === null ? this.hunt(turned, to) : this.race(turned, to, target, reply);
      return base + bet + later - (exposed ? this.threat : 0);
    };
  }

  /** What the others do to the wanted card before the next own turn: its worth, and how likely it is left. */
  private replies(turned: readonly number[]): { worth: number; left: number } {
    const { target } = this;
    const { pawns, patience } = this.scene;
    let left = 1;
    let worth = 0;
    if (target === null) return { worth, left };
    this.next.forEach((other, i) => {
      const can = chances(turned, pawns[other], target) > 0;
      const chance = i === 0 ? (can ? SURE : 0) : LATER * (can ? 1.4 : 0.6);
      worth += left * chance * patience * (this.taken[other] - this.base);
      left *= 1 - chance * patience;
    });
    return { worth, left };
  }

  private race(
    turned: readonly number[],
    own: Square,
    target: Square,
    { worth, left }: { worth: number; left: number },
  ): number {
    const count = chances(turned, own, target);
    const chance = LATER + (0.5 * Math.min(count, 8)) / RESULTS + (count > 0 ? 0.2 : -0.2);
    return worth + left * chance * (this.taken[this.seat] - this.base);
  }

  /** With no card left to run for, there are only pawns to run for; where one stands already, there is no way to run. */
  private hunt(turned: readonly number[], own: Square): number {
    const { pawns } = this.scene;
    let most = 0;
    for (const other of this.next) {
      const count = own === pawns[other] ? 0 : chances(turned, own, pawns[other]);
      most = Math.max(most, (this.bets[other] * count) / RESULTS);
    }
    return 0.5 * most;
  }
}

/** Everybody makes the turn that looks best to them; then the own next turn comes. `drawn`: cards that turn up. */
export function foresee(scene: Scene, seat: Seat, option: Option, drawn: readonly Card[]): number {
  const seats = scene.pawns.length;
  let now = scene;
  let gain = 0;
  let turnedUp = 0;
  for (let turn = 0; turn < seats; turn++) {
    const mover = (seat + turn) % seats;
    const outlook = new Outlook(now, mover);
    const after = outlook.after(turn === 0 ? option : outlook.best(), drawn[turnedUp] ?? null, seat);
    if (after.scene.wanted !== now.wanted) turnedUp++;
    now = after.scene;
    gain += after.gain;
  }
  return now.holdings.standing(seat) + gain + new Outlook(now, seat).prospect();
}
