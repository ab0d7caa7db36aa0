/** How much an answer about a hand tells those who hear it about the culprit, in bits. */

import type { Seat } from '@conclave/engine';
import type { Filter, Question } from '../rules/question.ts';
import { count, EVERYONE, has, MASK_OF, type Mask, maskOf, SUSPECTS, VALUES_OF } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import type { Belief } from './belief.ts';
import type { SeenCards } from './seen-cards.ts';

/** The monks a filter speaks of; `null`: it refers to a card that changed hands. */
export function maskOfFilter(filter: Filter): Mask | null {
  let some = 0;
  for (const clause of filter) {
    let all = EVERYONE;
    for (const atom of clause) {
      if (atom.kind === 'is') all &= MASK_OF[atom.value];
      else if (atom.kind === 'isNot') all &= ~MASK_OF[atom.value];
      else if (atom.kind === 'among') all &= maskOf(atom.suspects);
      else return null;
    }
    some |= all;
  }
  return some;
}

const entropy = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log2(share) : sum), 0);

/** The information gain of this seat from the number of such cards in a hand: about that hand, and about the culprit. */
export function informationGain(belief: Belief, of: Seat, mask: Mask): { hand: number; culprit: number } {
  const { worlds } = belief;
  const among: number[] = [];
  const counts: number[] = [];
  let guilty = 0;
  for (const { hands, guilt } of worlds) {
    const n = count(hands[of] & mask);
    let share = 0;
    for (let suspect = 0; suspect < SUSPECTS; suspect++) if (has(mask, suspect)) share += guilt[suspect];
    among[n] = (among[n] ?? 0) + share;
    counts[n] = (counts[n] ?? 0) + 1;
    guilty += share;
  }
  const isAmong = (share: number) => entropy([share, 1 - share]);
  let left = 0;
  for (const [n, count] of counts.entries()) {
    if (count > 0) left += (count / worlds.length) * isAmong(among[n] / count);
  }
  return {
    hand: entropy(counts.map((count) => count / worlds.length)),
    culprit: isAmong(guilty / worlds.length) - left,
  };
}

/** A listener, as far as others know what it has seen. */
interface Listener {
  readonly seen: Mask;
  /** Cards of its own hand that nobody knows. */
  readonly own: number;
}

/** Who hears an answer, but for the two who speak. */
export function listeners(view: View, seen: SeenCards, speaking: readonly Seat[]): Listener[] {
  return view.players.flatMap(({ cards }, seat) =>
    speaking.includes(seat)
      ? []
      : [{ seen: seen.bySeat[seat], own: Math.max(0, cards - count(seen.holds[seat])) }],
  );
}

/**
 * What the number of such cards in a hand tells a listener. It is the Kullback-Leibler divergence by which it moves the
 * chance that the culprit is among them. All cards that the listener has not seen are equally likely to be his.
 */
export function leak({ seen, own }: Listener, mask: Mask, hand: Mask): number {
  const open = count(EVERYONE & ~seen);
  const share = count(mask & ~seen) / Math.max(1, open);
  const unseen = count(hand & ~seen);
  const left = open - own - unseen;
  if (left < 1) return 0;
  const now = Math.min(1, Math.max(0, ((open - own) * share - count(hand & mask & ~seen)) / left));
  return divergence(now, share) + divergence(1 - now, 1 - share);
}

const divergence = (now: number, before: number): number =>
  now > 0 && before > 0 ? now * Math.log2(now / before) : 0;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the answer would tell the others, averaged over the sampled hands. */
export function expectedLeak(belief: Belief, of: Seat, mask: Mask, audience: readonly Listener[]): number {
  return mean(belief.worlds.map(({ hands }) => mean(audience.map((one) => leak(one, mask, hands[of])))));
}

/** What this seat's own answer tells them at most; `null`: it is not about the hand, or about a card that few know. */
export function leakOfAnswer(question: Question, hand: Mask, audience: readonly Listener[]): number | null {
  const masks = masksIn(question);
  if (masks.length === 0 || masks.includes(null)) return null;
  return Math.max(...masks.map((mask) => mean(audience.map((one) => leak(one, mask ?? 0, hand)))));
}

/** The sets of monks of whose numbers in the hand an answer speaks. */
function masksIn(question: Question): readonly (Mask | null)[] {
  switch (question.kind) {
    case 'count':
    case 'hold':
    case 'atLeast':
      return [maskOfFilter(question.filter)];
    case 'compare':
      return [maskOfFilter(question.filter), maskOfFilter(question.than)];
    case 'most':
      return VALUES_OF[question.feature].map((value) => MASK_OF[value]);
    default:
      return [];
  }
}
