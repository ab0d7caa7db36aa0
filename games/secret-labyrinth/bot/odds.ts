/**
 * How likely each seat is to win, by how many treasures and gnomes everybody holds: the game without its board. What is
 * not taken yet falls to everybody alike; then come duels alone, in which whoever is on turn chooses whom to fight for
 * what, or nobody, and wins one time in two. Where nobody wants to fight any more, all are equally likely.
 */

import type { Seat } from '@conclave/engine';
import { DIE, GNOMES_FROM as OF_A_KIND, PRIZES, type Prize } from '../rules/cards.ts';

/** Enough for the chances to settle to about two hundredths; with three or four seats they never come quite to rest. */
const SWEEPS = 12;
const STAKES: readonly (readonly number[])[] = [[1], DIE.filter((face, i) => DIE.indexOf(face) === i)];

export interface Held {
  readonly treasure: number;
  readonly gnome: number;
}

const MOST_PAID = Math.max(...DIE);

function digits(hand: readonly number[]): number {
  let all = 0;
  for (const count of hand) all = all * (OF_A_KIND + 1) + count;
  return all;
}

/** Every way in which the seven cards of a kind can lie before the seats; those left over are not taken yet. */
class Divisions {
  readonly counts: readonly (readonly number[])[];
  readonly untaken: readonly number[];
  /** By the counts as digits of one number. */
  private readonly numbers: Int16Array;
  /** By division, giver, taker and how many: the division after so many cards, or as many as there are, changed hands. */
  private readonly after: Int16Array;
  private readonly seats: number;

  constructor(seats: number) {
    const counts: number[][] = [];
    const deal = (hand: readonly number[], left: number) => {
      if (hand.length === seats) counts.push([...hand]);
      else for (let count = 0; count <= left; count++) deal([...hand, count], left - count);
    };
    deal([], OF_A_KIND);
    this.seats = seats;
    this.counts = counts;
    this.untaken = counts.map((hand) => OF_A_KIND - hand.reduce((sum, count) => sum + count, 0));
    this.numbers = new Int16Array((OF_A_KIND + 1) ** seats).fill(-1);
    for (const [number, hand] of counts.entries()) this.numbers[digits(hand)] = number;
    this.after = new Int16Array(counts.length * seats * seats * MOST_PAID);
    for (const [number, hand] of counts.entries()) {
      for (let from = 0; from < seats; from++) {
        for (let to = 0; to < seats; to++) {
          for (let stake = 1; stake <= MOST_PAID; stake++) {
            const paid = Math.min(stake, hand[from]);
            const next = [...hand];
            next[from] -= paid;
            next[to] += paid;
            this.after[this.place(number, from, to, stake)] = this.of(next);
          }
        }
      }
    }
  }

  of(hand: readonly number[]): number {
    return this.numbers[digits(hand)];
  }

  paid(number: number, from: Seat, to: Seat, stake: number): number {
    return this.after[this.place(number, from, to, stake)];
  }

  private place(number: number, from: Seat, to: Seat, stake: number): number {
    return ((number * this.seats + from) * this.seats + to) * MOST_PAID + stake - 1;
  }
}

export class Odds {
  private readonly seats: number;
  private readonly goal: number;
  private readonly divisions: Divisions;
  /** By division of the treasures, of the gnomes, and seat; NaN: not worked out yet. */
  private readonly chances: Float64Array;

  private constructor(seats: number, goal: number) {
    this.seats = seats;
    this.goal = goal;
    this.divisions = new Divisions(seats);
    const size = this.divisions.counts.length;
    this.chances = new Float64Array(size * size * seats).fill(Number.NaN);
    this.fightItOut();
  }

  private static readonly known = new Map<string, Odds>();

  static among(seats: number, goal: number): Odds {
    const key = `${seats} ${goal}`;
    const odds = Odds.known.get(key) ?? new Odds(seats, goal);
    Odds.known.set(key, odds);
    return odds;
  }

  chance(hands: readonly Held[], seat: Seat): number {
    const treasures = this.divisions.of(hands.map(({ treasure }) => treasure));
    const gnomes = this.divisions.of(hands.map(({ gnome }) => gnome));
    return this.chances[this.workedOut(treasures, gnomes) + seat];
  }

  private at(treasures: number, gnomes: number): number {
    return (treasures * this.divisions.counts.length + gnomes) * this.seats;
  }

  private winner(treasures: number, gnomes: number): Seat {
    const { counts } = this.divisions;
    return counts[treasures].findIndex(
      (count, seat) => count >= this.goal || counts[gnomes][seat] >= this.goal,
    );
  }

  /** With cards still to be taken: the mean over whoever takes the next one. */
  private workedOut(treasures: number, gnomes: number): number {
    const at = this.at(treasures, gnomes);
    const { chances, divisions, seats } = this;
    if (!Number.isNaN(chances[at])) return at;
    const winner = this.winner(treasures, gnomes);
    const [someTreasures, someGnomes] = [divisions.untaken[treasures], divisions.untaken[gnomes]];
    const share = 1 / (seats * (someTreasures + someGnomes));
    for (let seat = 0; seat < seats; seat++) chances[at + seat] = winner === seat ? 1 : 0;
    if (winner >= 0) return at;
    for (let taker = 0; taker < seats; taker++) {
      const more = (kind: number) =>
        divisions.of(divisions.counts[kind].map((count, seat) => (seat === taker ? count + 1 : count)));
      if (someTreasures > 0) this.add(at, this.workedOut(more(treasures), gnomes), someTreasures * share);
      if (someGnomes > 0) this.add(at, this.workedOut(treasures, more(gnomes)), someGnomes * share);
    }
    return at;
  }

  private add(at: number, other: number, share: number): void {
    for (let seat = 0; seat < this.seats; seat++)
      this.chances[at + seat] += share * this.chances[other + seat];
  }

  /** All cards taken: chances are guessed alike, and bettered by what each seat on turn would do, until they settle. */
  private fightItOut(): void {
    const { chances, divisions, seats } = this;
    const taken = divisions.untaken.flatMap((left, number) => (left === 0 ? [number] : []));
    const undecided: { treasures: number; gnomes: number }[] = [];
    const mirrored: Mirrored[] = [];
    for (const treasures of taken) {
      for (const gnomes of taken) {
        const winner = this.winner(treasures, gnomes);
        const at = this.at(treasures, gnomes);
        for (let seat = 0; seat < seats; seat++) {
          chances[at + seat] = winner < 0 ? 1 / seats : Number(winner === seat);
        }
        if (winner >= 0) continue;
        const mirror = this.mirror(treasures, gnomes);
        if (mirror.of === at) undecided.push({ treasures, gnomes });
        else mirrored.push(mirror);
      }
    }
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      for (const { treasures, gnomes } of undecided) this.better(treasures, gnomes);
      for (const { at, of, order } of mirrored) {
        for (let place = 0; place < seats; place++) chances[at + order[place]] = chances[of + place];
      }
    }
  }

  /** Seats are alike: whoever holds most comes first, and only such hands are worked out. */
  private mirror(treasures: number, gnomes: number): Mirrored {
    const { divisions } = this;
    const [treasure, gnome] = [divisions.counts[treasures], divisions.counts[gnomes]];
    const order = treasure
      .map((_count, seat) => seat)
      .sort((a, b) => treasure[b] - treasure[a] || gnome[b] - gnome[a]);
    const sorted = (counts: readonly number[]) => divisions.of(order.map((seat) => counts[seat]));
    return { at: this.at(treasures, gnomes), of: this.at(sorted(treasure), sorted(gnome)), order };
  }

  private better(treasures: number, gnomes: number): void {
    const { chances, seats } = this;
    const mean = new Float64Array(seats);
    for (let seat = 0; seat < seats; seat++) {
      for (const outcome of this.bestFight(treasures, gnomes, seat)) {
        for (let other = 0; other < seats; other++)
          mean[other] += chances[outcome.at + other] * outcome.share;
      }
    }
    chances.set(mean, this.at(treasures, gnomes));
  }

  /** What comes of the best this seat can do on its turn, if every seat is as often on turn as any other. */
  private bestFight(treasures: number, gnomes: number, seat: Seat): { at: number; share: number }[] {
    const { chances, seats } = this;
    let outcomes = [this.at(treasures, gnomes)];
    let most = chances[outcomes[0] + seat];
    for (let rival = 0; rival < seats; rival++) {
      if (rival === seat) continue;
      for (const stakes of STAKES) {
        for (const prize of PRIZES) {
          const fought: number[] = [];
          let sum = 0;
          for (const stake of stakes) {
            const won = this.paid(treasures, gnomes, prize, rival, seat, stake);
            const lost = this.paid(treasures, gnomes, prize, seat, rival, stake);
            fought.push(won, lost);
            sum += chances[won + seat] + chances[lost + seat];
          }
          if (sum / fought.length <= most) continue;
          most = sum / fought.length;
          outcomes = fought;
        }
      }
    }
    return outcomes.map((at) => ({ at, share: 1 / (outcomes.length * seats) }));
  }

  private paid(treasures: number, gnomes: number, prize: Prize, from: Seat, to: Seat, stake: number): number {
    const { divisions } = this;
    return prize === 'treasure'
      ? this.at(divisions.paid(treasures, from, to, stake), gnomes)
      : this.at(treasures, divisions.paid(gnomes, from, to, stake));
  }
}

/** Hands that are those of `of` with the seats in another order. */
interface Mirrored {
  readonly at: number;
  readonly of: number;
  readonly order: readonly Seat[];
}
