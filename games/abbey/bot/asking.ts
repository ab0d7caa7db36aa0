/** Which question to put, and whether to answer one. */

import type { Rng, Seat } from '@conclave/engine';
import type { MoveOf } from '../rules/moves.ts';
import type { Filter, Question } from '../rules/question.ts';
import { MASK_OF, type Mask, maskOf, SUSPECTS, VALUES } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import type { Belief } from './belief.ts';
import { expectedLeak, informationGain, listeners } from './information.ts';
import type { SeenCards } from './seen-cards.ts';

type Ask = MoveOf<'ask'>;

/** What knowing a hand better is worth beside knowing the culprit, and what telling the others costs. */
const OF_HANDS = 0.15;
const OF_OTHERS = 0.5;

const named = (suspects: readonly number[]): Filter => [
  [{ kind: 'among', suspects: [...suspects].sort((a, b) => a - b) }],
];

/** The likeliest suspects, so many at most. */
function likeliest({ guilt }: Belief, most: number): number[] {
  return Array.from({ length: SUSPECTS }, (_none, suspect) => suspect)
    .filter((suspect) => guilt[suspect] > 0)
    .sort((a, b) => guilt[b] - guilt[a] || a - b)
    .slice(0, most);
}

/**
 * The question about numbers of cards that tells this seat most, less what the others learn by it. It may be by value,
 * or about the likeliest suspects in sets of three to six.
 */
export function bestQuestion(
  view: View,
  seat: Seat,
  targets: readonly Seat[],
  belief: Belief,
  seen: SeenCards,
  rng: Rng,
): { ask: Ask; worth: number } | null {
  const sets = view.lasting === 'plainchant' ? [1] : [3, 4, 6];
  let best: { ask: Ask; worth: number } | null = null;
  for (const of of targets) {
    const audience = listeners(view, seen, [seat, of]);
    const consider = (question: Question, mask: Mask) => {
      const { hand, culprit } = informationGain(belief, of, mask);
      const given = expectedLeak(belief, of, mask, audience);
      const worth = culprit + OF_HANDS * hand - OF_OTHERS * given + rng.int(100) / 100_000;
      if (best === null || worth > best.worth) best = { ask: { kind: 'ask', of, question }, worth };
    };
    for (const size of sets) {
      const suspects = likeliest(belief, size);
      if (suspects.length > 0) consider({ kind: 'count', filter: named(suspects) }, maskOf(suspects));
    }
    for (const value of VALUES)
      consider({ kind: 'count', filter: [[{ kind: 'is', value }]] }, MASK_OF[value]);
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
