/** How much an answer about a hand tells those who hear it about the culprit, in bits. */

import type { Seat } from '@conclave/engine';
import type { Filter, Question } from '../rules/question.ts';
import { count, EVERYONE, MASK_OF, type Mask, maskOf, SUSPECTS, VALUES_OF } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import { type Belief, chanceAmong } from './belief.ts';
import type { Candidate } from './candidates.ts';
import type { Style } from './manners.ts';
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

export interface Gain {
  /** In bits: about the cards, and about the culprit. */
  readonly cards: number;
  readonly culprit: number;
}

/** What this seat learns on average from such an answer. */
export function gainFrom(
  belief: Belief,
  of: Seat,
  { parts, answer }: Pick<Candidate, 'parts' | 'answer'>,
): Gain {
  const { worlds } = belief;
  const byAnswer = new Map<number, { worlds: number; shares: number[] }>();
  const before = parts.map(() => 0);
  for (const { hands, crossed, guilt } of worlds) {
    const key = answer(hands[of], crossed[of]);
    let group = byAnswer.get(key);
    if (group === undefined) {
      group = { worlds: 0, shares: parts.map(() => 0) };
      byAnswer.set(key, group);
    }
    group.worlds++;
    for (let i = 0; i < parts.length; i++) {
      const share = chanceAmong(guilt, parts[i]);
      group.shares[i] += share;
      before[i] += share;
    }
  }
  const groups = [...byAnswer.values()];
  const cards = entropy(groups.map((group) => group.worlds / worlds.length));
  if (parts.length === 1 && count(parts[0]) === 1) {
    const chance = chanceAmong(belief.guilt, parts[0]);
    const yes = (byAnswer.get(1)?.worlds ?? 0) / worlds.length;
    return { cards, culprit: gainFromName(chance, yes) };
  }
  const after = groups.map((group) => (group.worlds / worlds.length) * divided(group.shares, group.worlds));
  const culprit = divided(before, worlds.length) - after.reduce((sum, bits) => sum + bits, 0);
  return { cards, culprit };
}

/** Whoever is held, or crossed off, is innocent. */
function gainFromName(chance: number, yes: number): number {
  if (yes >= 1) return 0;
  const left = Math.min(1, chance / (1 - yes));
  return Math.max(0, entropy([chance, 1 - chance]) - (1 - yes) * entropy([left, 1 - left]));
}

/** Entropy of the part in which the culprit is; what is missing from one is a part too. */
function divided(sums: readonly number[], worlds: number): number {
  const shares = sums.map((sum) => sum / worlds);
  const rest = 1 - shares.reduce((sum, share) => sum + share, 0);
  return entropy([...shares, Math.max(0, rest)]);
}

/** A listener, as far as others know what it has seen. */
interface Listener {
  readonly seen: Mask;
  /** Cards of its own hand that nobody knows. */
  readonly own: number;
  /** More for those who are near the end. */
  readonly weight: number;
}

/** Who has so few suspects left at most is near the end. */
const NEAR = 8;
const OF_THE_NEAR = 2;

/** Who hears an answer, but for those who speak. */
export function listeners(view: View, seen: SeenCards, speaking: readonly Seat[]): Listener[] {
  return view.players.flatMap(({ cards }, seat) => {
    if (speaking.includes(seat)) return [];
    const own = Math.max(0, cards - count(seen.holds[seat]));
    const left = SUSPECTS - count(seen.bySeat[seat]) - own;
    return [{ seen: seen.bySeat[seat], own, weight: left <= NEAR ? OF_THE_NEAR : 1 }];
  });
}

/**
 * What the number of such cards in a hand tells a listener. It is the Kullback-Leibler divergence by which it moves the
 * chance that the culprit is among them. All cards that the listener has not seen are equally likely to be his.
 */
export function leak({ seen, own, weight }: Listener, mask: Mask, hand: Mask): number {
  const open = count(EVERYONE & ~seen);
  const share = count(mask & ~seen) / Math.max(1, open);
  const unseen = count(hand & ~seen);
  const left = open - own - unseen;
  if (left < 1) return 0;
  const now = Math.min(1, Math.max(0, ((open - own) * share - count(hand & mask & ~seen)) / left));
  return weight * (divergence(now, share) + divergence(1 - now, 1 - share));
}

const divergence = (now: number, before: number): number =>
  now > 0 && before > 0 ? now * Math.log2(now / before) : 0;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much of what a number would tell such an answer tells those who only hear it. */
const LOUDNESS: Readonly<Record<Style, number>> = {
  number: 1,
  yesNo: 0.6,
  name: 1,
  comparison: 0.6,
  list: 1,
  shared: 0.25,
};
const WORLDS = 48;

/** What the answer would tell the others, averaged over some of the worlds. */
export function expectedLeak(
  belief: Belief,
  of: Seat,
  { parts, isOfHand, style }: Candidate,
  audience: readonly Listener[],
): number {
  const told = belief.worlds.slice(0, WORLDS).map(({ hands, crossed }) => {
    const cards = isOfHand ? hands[of] : crossed[of];
    return mean(parts.map((part) => mean(audience.map((one) => leak(one, part, cards)))));
  });
  return LOUDNESS[style] * mean(told);
}

/** What this seat's own answer tells them at most; `null`: it is about a card that few know, or about no cards. */
export function leakOfAnswer(
  question: Question,
  hand: Mask,
  crossed: Mask,
  audience: readonly Listener[],
): number | null {
  const { masks, isOfHand } = spokenOf(question);
  if (masks.length === 0 || masks.includes(null)) return null;
  const cards = isOfHand ? hand : crossed;
  return Math.max(...masks.map((mask) => mean(audience.map((one) => leak(one, mask ?? 0, cards)))));
}

/** The sets of monks of whose numbers in the hand, or on the list, an answer speaks. */
export function spokenOf(question: Question): { masks: readonly (Mask | null)[]; isOfHand: boolean } {
  switch (question.kind) {
    case 'count':
    case 'hold':
    case 'atLeast':
      return { masks: [maskOfFilter(question.filter)], isOfHand: true };
    case 'compare':
      return { masks: [maskOfFilter(question.filter), maskOfFilter(question.than)], isOfHand: true };
    case 'most':
      return { masks: VALUES_OF[question.feature].map((value) => MASK_OF[value]), isOfHand: true };
    case 'crossedCount':
    case 'leftCount':
      return { masks: [maskOfFilter(question.filter)], isOfHand: false };
    case 'crossed':
      return { masks: [maskOf([question.suspect])], isOfHand: false };
    default:
      return { masks: [], isOfHand: true };
  }
}
