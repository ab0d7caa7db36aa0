/** How likely a bid is to be true, for somebody who sees one cup. */

import { type Bid, countOf, type Face, WILD } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What others are thought to hold more than chance gives them: by seat and face, in dice. */
export type Lean = (seat: number, face: Face) => number;

const NO_LEAN: Lean = () => 0;

/** The probability that at least `need` of `dice` dice count, each with the same chance. */
export function atLeast(need: number, dice: number, chance: number): number {
  if (need <= 0) return 1;
  let sum = 0;
  let ways = 1;
  for (let hits = 0; hits <= dice; hits++) {
    if (hits >= need) sum += ways * chance ** hits * (1 - chance) ** (dice - hits);
    ways = (ways * (dice - hits)) / (hits + 1);
  }
  return sum;
}

/** The chance of one die that nobody sees. */
export const chanceOf = (face: Face, wild: boolean) => (wild && face !== WILD ? 2 : 1) / 6;

export function truthOf(
  view: View,
  seat: number,
  { count, face }: Pick<Bid, 'count' | 'face'>,
  lean: Lean = NO_LEAN,
): number {
  const { players, wild } = view;
  const own = countOf([players[seat].cup ?? []], face, wild);
  const others = players.flatMap(({ dice }, other) =>
    other === seat || dice === 0 ? [] : [{ dice, other }],
  );
  const hidden = others.reduce((sum, { dice }) => sum + dice, 0);
  if (hidden === 0) return own >= count ? 1 : 0;
  const leaning = others.reduce((sum, { dice, other }) => sum + Math.min(dice, lean(other, face)), 0);
  const chance = Math.min(1, chanceOf(face, wild) + leaning / hidden);
  return atLeast(count - own, hidden, chance);
}
