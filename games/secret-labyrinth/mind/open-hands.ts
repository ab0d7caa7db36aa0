/** When everything is laid open nobody needs to infer anything: who holds what is seen. */

import { ALL_CARDS, PRIZES, type Prize, SPAN } from '../rules/cards.ts';
import type { PlayerView, View } from '../rules/view.ts';
import type { Holders } from './ponder.ts';

/** `null`: some hand is hidden still. */
export function openHands({ players, pile, out }: View): Holders | null {
  if (pile.cards === null || players.some(({ cards }) => cards === null)) return null;
  const seats = players.length;
  const place = (card: number): number => {
    if (out.includes(card)) return seats + 1;
    const holder = players.findIndex(({ cards }) => cards?.includes(card));
    return holder < 0 ? seats : holder;
  };
  return {
    chances: ALL_CARDS.map((card) => {
      const at = place(card);
      return Array.from({ length: seats + 2 }, (_none, i) => (i === at ? 1 : 0));
    }),
    ranges: players.map((player) => {
      const [treasure, gnome] = PRIZES.map((prize) => range(player, prize));
      return { treasure, gnome };
    }),
    approximate: false,
  };
}

function range({ cards }: PlayerView, prize: Prize): readonly [number, number] {
  const { first, end } = SPAN[prize];
  const held = (cards ?? []).filter((card) => card >= first && card < end).length;
  return [held, held];
}
