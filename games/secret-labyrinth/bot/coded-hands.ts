/** Hands as numbers, without regard to who sits where: sorted, the biggest first. */

import { OF_A_KIND, type Prize } from '../rules/cards.ts';

/** Treasures and gnomes, as two digits of one number. */
export type Hand = number;

const BASE = OF_A_KIND + 1;
/** What one card adds to a hand. */
export const ONE: Readonly<Record<Prize, Hand>> = { treasure: BASE, gnome: 1 };

export function handOf({ treasure, gnome }: Readonly<Record<Prize, number>>): Hand {
  return treasure * ONE.treasure + gnome;
}

/** All treasures and gnomes. */
export const FULL: Hand = handOf({ treasure: OF_A_KIND, gnome: OF_A_KIND });

export function countIn(hand: Hand, prize: Prize): number {
  return prize === 'treasure' ? Math.floor(hand / BASE) : hand % BASE;
}

/** With as many treasures as the other has gnomes, and the other way round: kinds are alike. */
export function twinOf(hand: Hand): Hand {
  return handOf({ treasure: countIn(hand, 'gnome'), gnome: countIn(hand, 'treasure') });
}

export function hasWon(hand: Hand, goal: number): boolean {
  return countIn(hand, 'treasure') >= goal || countIn(hand, 'gnome') >= goal;
}

export function biggestFirst(hands: readonly Hand[]): Hand[] {
  const sorted = hands.slice();
  for (let i = 1; i < sorted.length; i++) {
    const hand = sorted[i];
    let place = i;
    for (; place > 0 && sorted[place - 1] < hand; place--) sorted[place] = sorted[place - 1];
    sorted[place] = hand;
  }
  return sorted;
}

/** One number for all hands in their order. */
export function numberOf(hands: readonly Hand[]): number {
  let number = 0;
  for (let i = 0; i < hands.length; i++) number = number * BASE * BASE + hands[i];
  return number;
}

/** Every way in which all treasures and gnomes can lie before so many seats, the biggest hand first. */
export function allTaken(seats: number): Hand[][] {
  const all: Hand[][] = [];
  const deal = (hands: readonly Hand[], treasures: number, gnomes: number) => {
    const most = hands.at(-1) ?? Number.POSITIVE_INFINITY;
    const rest = handOf({ treasure: treasures, gnome: gnomes });
    if (hands.length === seats - 1) {
      if (rest <= most) all.push([...hands, rest]);
      return;
    }
    for (let treasure = 0; treasure <= treasures; treasure++) {
      for (let gnome = 0; gnome <= gnomes; gnome++) {
        const hand = handOf({ treasure, gnome });
        if (hand <= most) deal([...hands, hand], treasures - treasure, gnomes - gnome);
      }
    }
  };
  deal([], OF_A_KIND, OF_A_KIND);
  return all;
}
