/** What hands, duels and exchanges are worth to one seat: its chance to win, over all it holds possible. */

import type { Seat } from '@conclave/engine';
import { DIE, PRIZES, type Prize } from '../rules/cards.ts';
import { type CardKind, type Counts, gained, type Hypothesis, withMore } from './hand-counts.ts';
import { Odds } from './odds.ts';

/** An animal in hand, in chances to win. */
const ANIMAL = 0.03;
/** Putting the loser's pawn where it hurts, in chances to win. */
const TEMPO = 0.01;

function handsWorth(hands: readonly Counts[], seat: Seat, goal: number): number {
  let others = 0;
  for (let other = 0; other < hands.length; other++) if (other !== seat) others += hands[other].animal;
  const animals = hands[seat].animal - others / (hands.length - 1);
  return Odds.among(hands.length, goal).chance(hands, seat) + ANIMAL * animals;
}

function paid(hands: readonly Counts[], from: Seat, to: Seat, prize: Prize, stake: number): Counts[] {
  const count = Math.min(stake, hands[from][prize]);
  return withMore(withMore(hands, from, prize, -count), to, prize, count);
}

export interface Bet {
  readonly prize: Prize;
  readonly die: boolean;
  /** What it is worth to the challenger, above not fighting. */
  readonly worth: number;
}

const ONE_CARD: readonly number[] = [1];
const BETS = PRIZES.flatMap((prize) => [
  { prize, die: false },
  { prize, die: true },
]);

export interface Swap {
  readonly gift: CardKind;
  readonly from: Seat;
  readonly worth: number;
}

const KINDS = ['treasure', 'gnome', 'animal'] as const;

/** What everybody may hold at one moment. Whatever was asked once is remembered: many positions share their hands. */
export class Holdings {
  private readonly hypotheses: readonly Hypothesis[];
  private readonly goal: number;
  private readonly seats: number;
  private readonly standings = new Map<Seat, number>();
  private readonly later = new Map<string, Holdings>();
  private readonly bets = new Map<number, Bet>();

  constructor(hypotheses: readonly Hypothesis[], goal: number) {
    this.hypotheses = hypotheses;
    this.goal = goal;
    this.seats = hypotheses[0].hands.length;
  }

  standing(seat: Seat): number {
    return remembered(this.standings, seat, () => this.mean((hands) => handsWorth(hands, seat, this.goal)));
  }

  /** After a seat got one more card of a kind. */
  gained(seat: Seat, kind: CardKind): Holdings {
    return remembered(
      this.later,
      `${seat} ${kind}`,
      () => new Holdings(gained(this.hypotheses, seat, kind), this.goal),
    );
  }

  /** The best thing to fight for. */
  bet(seat: Seat, rival: Seat): Bet {
    return remembered(this.bets, seat * this.seats + rival, () => {
      const bets = BETS.map((bet) => ({ ...bet, worth: this.duel(seat, rival, bet, seat) }));
      return bets.reduce((best, bet) => (bet.worth > best.worth ? bet : best));
    });
  }

  /** What a duel changes for one seat, who need not be one of the two: both win one time in two. */
  duel(challenger: Seat, rival: Seat, { prize, die }: Pick<Bet, 'prize' | 'die'>, seat: Seat): number {
    const stakes = die ? DIE : ONE_CARD;
    const after = this.mean((hands) => {
      let sum = 0;
      for (const stake of stakes) {
        sum += handsWorth(paid(hands, rival, challenger, prize, stake), seat, this.goal);
        sum += handsWorth(paid(hands, challenger, rival, prize, stake), seat, this.goal);
      }
      return sum / (2 * stakes.length);
    });
    return after - this.standing(seat);
  }

  /** The wanted card goes to one of two, one time in two each. */
  cardDuel(seat: Seat, rival: Seat, kind: CardKind): number {
    const won = this.gained(seat, kind).standing(seat) + TEMPO;
    const lost = this.gained(rival, kind).standing(seat) - TEMPO;
    return (won + lost) / 2 - this.standing(seat);
  }

  /** The best blind exchange, if the animal that is played for it is gone already. */
  swap(seat: Seat): Swap | null {
    const now = this.standing(seat);
    const own = this.hypotheses[0].hands[seat];
    const swaps: Swap[] = [];
    for (const gift of KINDS) {
      for (let further = 1; further < this.seats; further++) {
        const from = (seat + further) % this.seats;
        const theirs = sizeOf(this.hypotheses[0].hands[from]);
        if (own[gift] === 0 || theirs === 0) continue;
        const after = this.mean((hands) => swapped(hands, seat, from, gift, this.goal));
        swaps.push({ gift, from, worth: after - now });
      }
    }
    return swaps.reduce<Swap | null>((best, swap) => (best && best.worth >= swap.worth ? best : swap), null);
  }

  /** After an animal left the game. */
  without(seat: Seat): Holdings {
    const hypotheses = this.hypotheses.map(({ hands, weight }) => ({
      hands: withMore(hands, seat, 'animal', -1),
      weight,
    }));
    return new Holdings(hypotheses, this.goal);
  }

  private mean(worth: (hands: readonly Counts[]) => number): number {
    let sum = 0;
    for (const { hands, weight } of this.hypotheses) sum += weight * worth(hands);
    return sum;
  }
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, workOut: () => Value): Value {
  const value = known.get(key) ?? workOut();
  known.set(key, value);
  return value;
}

/** Over all that may be drawn: two cards, or the only one. */
function swapped(hands: readonly Counts[], seat: Seat, from: Seat, gift: CardKind, goal: number): number {
  const total = sizeOf(hands[from]);
  let sum = 0;
  for (const first of KINDS) {
    const once = hands[from][first] / total;
    if (once === 0) continue;
    const drawn = moved(hands, from, seat, first);
    if (total === 1) return handsWorth(moved(drawn, seat, from, gift), seat, goal);
    for (const second of KINDS) {
      const twice = (once * drawn[from][second]) / (total - 1);
      if (twice === 0) continue;
      const both = moved(drawn, from, seat, second);
      sum += twice * handsWorth(moved(both, seat, from, gift), seat, goal);
    }
  }
  return sum;
}

const sizeOf = ({ treasure, gnome, animal }: Counts) => treasure + gnome + animal;

function moved(hands: readonly Counts[], from: Seat, to: Seat, kind: CardKind): Counts[] {
  return withMore(withMore(hands, from, kind, -1), to, kind, 1);
}
