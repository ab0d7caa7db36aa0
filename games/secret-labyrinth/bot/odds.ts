/**
 * How likely each seat is to win, by how many treasures and gnomes everybody holds: the game without its board. What is
 * not taken yet falls to everybody alike; then come duels alone (`duel-endgame.ts`). Seats are alike, and alike hands too.
 */

import type { Seat } from '@conclave/engine';
import duels from '../data/duel-endgame.json' with { type: 'json' };
import { OF_A_KIND, PRIZES, type Prize } from '../rules/cards.ts';
import {
  allTaken,
  biggestFirst,
  countIn,
  FULL,
  type Hand,
  handOf,
  hasWon,
  numberOf,
  ONE,
  twinOf,
} from './coded-hands.ts';

/** Chances in the table are whole numbers of this. */
export const FINEST = 1e-4;

export class Odds {
  private readonly seats: number;
  private readonly goal: number;
  /** By the hands as one number: the chances of the hands, the biggest first. */
  private readonly known = new Map<number, readonly number[]>();

  private constructor(seats: number, goal: number) {
    this.seats = seats;
    this.goal = goal;
    const table = duels.find((one) => one.seats === seats && one.goal === goal)?.chances ?? [];
    const undecided = allTaken(seats).filter((hands) => !hands.some((hand) => hasWon(hand, goal)));
    undecided.forEach((hands, i) => {
      const chances = table.slice(i * seats, (i + 1) * seats);
      const sum = chances.reduce((all, chance) => all + chance, 0);
      this.known.set(
        numberOf(hands),
        chances.map((chance) => chance / sum),
      );
    });
  }

  private static readonly solved = new Map<number, Odds>();

  static among(seats: number, goal: number): Odds {
    const key = seats * (OF_A_KIND + 1) + goal;
    const odds = Odds.solved.get(key) ?? new Odds(seats, goal);
    Odds.solved.set(key, odds);
    return odds;
  }

  chance(hands: readonly Readonly<Record<Prize, number>>[], seat: Seat): number {
    const sorted = biggestFirst(hands.map(handOf));
    return this.of(sorted)[sorted.indexOf(handOf(hands[seat]))];
  }

  private of(sorted: readonly Hand[]): readonly number[] {
    const number = numberOf(sorted);
    const chances = this.known.get(number) ?? this.workedOut(sorted);
    this.known.set(number, chances);
    return chances;
  }

  private workedOut(sorted: readonly Hand[]): readonly number[] {
    const { goal } = this;
    const winners = sorted.filter((hand) => hasWon(hand, goal)).length;
    if (winners > 0) return sorted.map((hand) => (hasWon(hand, goal) ? 1 / winners : 0));
    const twins = sorted.map(twinOf);
    const twin = biggestFirst(twins);
    if (numberOf(twin) <= numberOf(sorted)) return this.whoeverTakesNext(sorted);
    const found = this.of(twin);
    return twins.map((hand) => found[twin.indexOf(hand)]);
  }

  /** With cards still to be taken: the mean over whoever takes the next one. */
  private whoeverTakesNext(sorted: readonly Hand[]): number[] {
    const chances = sorted.map(() => 0);
    const left = sorted.reduce((rest, hand) => rest - hand, FULL);
    const share = 1 / (this.seats * (countIn(left, 'treasure') + countIn(left, 'gnome')));
    for (const prize of PRIZES) {
      const part = countIn(left, prize) * share;
      if (part === 0) continue;
      for (let taker = 0; taker < sorted.length; taker++) {
        const after = sorted.slice();
        after[taker] += ONE[prize];
        const next = biggestFirst(after);
        const found = this.of(next);
        for (let place = 0; place < after.length; place++) {
          chances[place] += part * found[next.indexOf(after[place])];
        }
      }
    }
    return chances;
  }
}
