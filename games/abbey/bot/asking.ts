/** Which question to put, and whether to answer one. */

import type { Rng, Seat } from '@conclave/engine';
import type { MoveOf } from '../rules/moves.ts';
import type { Filter, Question } from '../rules/question.ts';
import { has, MASK_OF, type Mask, maskOf, SUSPECTS, VALUES } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import { bits, type Judgement } from './judgement.ts';

type Ask = MoveOf<'ask'>;

/** How much is learnt from the number of cards of a mask in a hand: the entropy of that number. */
function entropyOfCount(judgement: Judgement, of: Seat, mask: Mask): number {
  const counts = new Map<number, number>();
  for (const { hands } of judgement.worlds) {
    const n = bits(hands[of] & mask);
    counts.set(n, (counts.get(n) ?? 0) + 1);
  }
  let entropy = 0;
  for (const n of counts.values()) {
    const share = n / judgement.worlds.length;
    entropy -= share * Math.log2(share);
  }
  return entropy;
}

const named = (suspects: readonly number[]): Filter => [
  [{ kind: 'among', suspects: [...suspects].sort((a, b) => a - b) }],
];

/** The likeliest suspects, so many at most. */
function likeliest({ guilt }: Judgement, most: number): number[] {
  return Array.from({ length: SUSPECTS }, (_none, suspect) => suspect)
    .filter((suspect) => guilt[suspect] > 0)
    .sort((a, b) => guilt[b] - guilt[a] || a - b)
    .slice(0, most);
}

/**
 * Of the numbers of cards by value, and of the likeliest suspects in sets of three to six, the one that tells most. What is
 * heard by all is worth the more the less it says about those whom only this seat still suspects.
 */
export function bestQuestion(
  view: View,
  targets: readonly Seat[],
  judgement: Judgement,
  rng: Rng,
): Ask | null {
  const plain = view.lasting === 'E03';
  const sets = plain ? [1] : [3, 4, 6];
  let best: Ask | null = null;
  let most = 0;
  for (const of of targets) {
    const consider = (question: Question, mask: Mask, weight: number) => {
      const guilt = judgement.guilt.reduce(
        (sum, chance, suspect) => (has(mask, suspect) ? sum + chance : sum),
        0,
      );
      const value = entropyOfCount(judgement, of, mask) * (weight + guilt) + rng.int(100) / 10_000;
      if (value <= most) return;
      most = value;
      best = { kind: 'ask', of, question };
    };
    for (const size of sets) {
      const suspects = likeliest(judgement, size);
      if (suspects.length > 0) {
        consider({ kind: 'count', filter: named(suspects) }, maskOf(suspects), 0.6);
      }
    }
    for (const value of VALUES) {
      consider({ kind: 'count', filter: [[{ kind: 'is', value }]] }, MASK_OF[value], 0.3);
    }
  }
  return best;
}

/** Whether an answer tells all others where a card lies that they may not know. */
export function givesAway(question: Question, yes: boolean): boolean {
  switch (question.kind) {
    case 'hold':
      return yes && question.filter.length === 1 && question.filter[0][0].kind === 'among';
    case 'willGo':
      return true;
    case 'count':
      return question.filter.length === 1 && question.filter[0].length > 2;
    default:
      return false;
  }
}
