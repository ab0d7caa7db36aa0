/** What hands are worth to one seat, with expected counts where cards are hidden. */

import type { Seat } from '@conclave/engine';
import { DIE, PRIZES, type Prize } from '../rules/cards.ts';

/** Expected numbers of cards of one player. */
export interface Counts {
  treasure: number;
  gnome: number;
  animal: number;
}

/** By how many are still missing to win: the last ones are worth most. */
const BY_MISSING = [60, 13, 8.6, 5.8, 3.8, 2.2, 1, 0];
const ANIMAL = 1.3;
/** Putting the loser's pawn where it hurts. */
const TEMPO = 0.5;

function collection(count: number, goal: number): number {
  const at = Math.min(goal, Math.max(0, count));
  const whole = Math.floor(at);
  const value = (number: number) => BY_MISSING[goal - number] - (goal === 6 ? BY_MISSING[6] : 0);
  if (whole >= goal) return BY_MISSING[0];
  return value(whole) + (at - whole) * (value(whole + 1) - value(whole));
}

export function handWorth({ treasure, gnome, animal }: Counts, goal: number): number {
  return collection(treasure, goal) + collection(gnome, goal) + ANIMAL * animal;
}

/** The own hand against the best and the average of the others. */
export function standingOf(hands: readonly Counts[], seat: Seat, goal: number): number {
  let most = 0;
  let sum = 0;
  hands.forEach((hand, other) => {
    if (other === seat) return;
    const worth = handWorth(hand, goal);
    sum += worth;
    most = Math.max(most, worth);
  });
  return handWorth(hands[seat], goal) - 0.5 * most - (0.5 * sum) / (hands.length - 1);
}

function after(hands: readonly Counts[], from: Seat, to: Seat, prize: Prize, stake: number): Counts[] {
  const count = Math.min(stake, hands[from][prize]);
  return hands.map((hand, seat) => {
    if (seat === from) return { ...hand, [prize]: hand[prize] - count };
    return seat === to ? { ...hand, [prize]: hand[prize] + count } : hand;
  });
}

export interface Bet {
  readonly prize: Prize;
  readonly die: boolean;
  /** What it is worth to the challenger, above not fighting. */
  readonly worth: number;
}

/** The best thing to fight for: both win one time in two. */
export function bestBet(hands: readonly Counts[], seat: Seat, rival: Seat, goal: number): Bet {
  const now = standingOf(hands, seat, goal);
  let best: Bet | null = null;
  for (const prize of PRIZES) {
    for (const die of [false, true]) {
      const stakes = die ? DIE : [1];
      let sum = 0;
      for (const stake of stakes) {
        sum += standingOf(after(hands, rival, seat, prize, stake), seat, goal);
        sum += standingOf(after(hands, seat, rival, prize, stake), seat, goal);
      }
      const worth = sum / (2 * stakes.length) - now;
      if (best === null || worth > best.worth) best = { prize, die, worth };
    }
  }
  if (best === null) throw new Error('nothing to fight for');
  return best;
}

/** The wanted card goes to one of two, one time in two each. */
export function cardDuelWorth(
  hands: readonly Counts[],
  seat: Seat,
  rival: Seat,
  kind: keyof Counts,
  goal: number,
): number {
  const now = standingOf(hands, seat, goal);
  const won = standingOf(gained(hands, seat, kind), seat, goal) + TEMPO;
  const lost = standingOf(gained(hands, rival, kind), seat, goal) - TEMPO;
  return (won + lost) / 2 - now;
}

export function gained(hands: readonly Counts[], seat: Seat, kind: keyof Counts): Counts[] {
  return hands.map((hand, other) => (other === seat ? { ...hand, [kind]: hand[kind] + 1 } : hand));
}

export interface Swap {
  readonly gift: keyof Counts;
  readonly from: Seat;
  readonly worth: number;
}

/** The best blind exchange: two (or one) average cards of theirs for one of the own, and the animal is gone. */
export function bestSwap(hands: readonly Counts[], seat: Seat, goal: number): Swap | null {
  const now = standingOf(hands, seat, goal);
  const own = hands[seat];
  let best: Swap | null = null;
  const played = { ...own, animal: own.animal - 1 };
  for (const gift of ['treasure', 'gnome', 'animal'] as const) {
    if (played[gift] < 1) continue;
    hands.forEach((theirs, from) => {
      const total = theirs.treasure + theirs.gnome + theirs.animal;
      if (from === seat || total < 1) return;
      const part = Math.min(2, total) / total;
      const mine = {
        treasure: played.treasure + part * theirs.treasure,
        gnome: played.gnome + part * theirs.gnome,
        animal: played.animal + part * theirs.animal,
      };
      mine[gift]--;
      const left = {
        treasure: (1 - part) * theirs.treasure,
        gnome: (1 - part) * theirs.gnome,
        animal: (1 - part) * theirs.animal,
      };
      left[gift]++;
      const next = hands.map((hand, other) => (other === seat ? mine : other === from ? left : hand));
      const worth = standingOf(next, seat, goal) - now;
      if (best === null || worth > best.worth) best = { gift, from, worth };
    });
  }
  return best;
}
