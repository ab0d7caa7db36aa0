/** What easy and fair make of hands: how many of each kind everybody should have, and what a duel or an exchange would bring. */

import type { Seat } from '@conclave/engine';
import type { Assignment } from '../mind/card-holders.ts';
import { PRIZES, type Prize } from '../rules/cards.ts';
import { type CardKind, type Counts, hypothesesFrom } from './hand-counts.ts';

/** By seat: how many of each kind on average of all that may be. */
export function guessed(assignments: readonly Assignment[], seats: number): Counts[] {
  const hypotheses = hypothesesFrom(assignments, seats);
  const mean = (seat: Seat, kind: CardKind) =>
    hypotheses.reduce((sum, { hands, weight }) => sum + weight * hands[seat][kind], 0);
  return Array.from({ length: seats }, (_none, seat) => ({
    treasure: mean(seat, 'treasure'),
    gnome: mean(seat, 'gnome'),
    animal: mean(seat, 'animal'),
  }));
}

const DIE_MEAN = 3;

export interface Bet {
  readonly prize: Prize;
  readonly die: boolean;
  /** By how much better off it leaves one than the other, in the mean; from 1 on the game is won. */
  readonly worth: number;
}

/** One card more of a kind is worth the more, the more one has: seven are wanted. */
function handWorth(hand: Counts, goal: number): number {
  return PRIZES.reduce((sum, prize) => sum + Math.min(1, hand[prize] / goal) ** 3, 0);
}

function after(hand: Counts, kind: CardKind, more: number): Counts {
  return { ...hand, [kind]: Math.max(0, hand[kind] + more) };
}

/** The best thing to fight for: both win one time in two. */
export function bestBet(hands: readonly Counts[], seat: Seat, rival: Seat, goal: number): Bet {
  const change = (hand: Counts, prize: Prize, more: number) =>
    handWorth(after(hand, prize, more), goal) - handWorth(hand, goal);
  const bets = PRIZES.flatMap((prize) =>
    [false, true].map((die): Bet => {
      const stake = die ? DIE_MEAN : 1;
      const [own, theirs] = [hands[seat], hands[rival]];
      const won = Math.min(stake, theirs[prize]);
      const lost = Math.min(stake, own[prize]);
      const gain = change(own, prize, won) - change(theirs, prize, -won);
      const loss = change(theirs, prize, lost) - change(own, prize, -lost);
      return { prize, die, worth: (gain - loss) / 2 };
    }),
  );
  return bets.reduce((best, bet) => (bet.worth > best.worth ? bet : best));
}

export interface Exchange {
  readonly gift: CardKind;
  readonly from: Seat;
  readonly worth: number;
}

const GIFTS = ['treasure', 'gnome', 'animal'] as const;

/** The best exchange for an animal, which is gone then; `null`: nothing to give, or nobody to draw from. */
export function bestExchange(
  hands: readonly Counts[],
  seat: Seat,
  goal: number,
  isPlayed: boolean,
): Exchange | null {
  const own = isPlayed ? hands[seat] : after(hands[seat], 'animal', -1);
  const all = GIFTS.flatMap((gift) =>
    hands.flatMap((theirs, from): Exchange[] => {
      const size = theirs.treasure + theirs.gnome + theirs.animal;
      if (from === seat || size < 1 || own[gift] < 1) return [];
      const drawn = Math.min(2, size) / size;
      let mine = after(own, gift, -1);
      let left = after(theirs, gift, 1);
      for (const kind of GIFTS) {
        mine = after(mine, kind, drawn * theirs[kind]);
        left = after(left, kind, -drawn * theirs[kind]);
      }
      const gain = handWorth(mine, goal) - handWorth(own, goal);
      const harm = handWorth(theirs, goal) - handWorth(left, goal);
      return [{ gift, from, worth: gain + harm }];
    }),
  );
  return all.reduce<Exchange | null>((best, one) => (best && best.worth >= one.worth ? best : one), null);
}
