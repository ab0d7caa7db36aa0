/** What an answer about a hand is worth to those who hear it, in bits about who did it. */

import type { Seat } from '@conclave/engine';
import type { Filter, Question } from '../rules/question.ts';
import { EVERYONE, has, MASK_OF, type Mask, maskOf, SUSPECTS } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import { bits, type Judgement } from './judgement.ts';
import type { Ledger } from './ledger.ts';

/** The monks a filter speaks of, where that needs no card of the past. */
export function maskIn(filter: Filter): Mask | null {
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

/** How much the number of such cards in a hand tells this seat: of that hand, and whether the culprit is among them. */
export function learnt(judgement: Judgement, of: Seat, mask: Mask): { hand: number; culprit: number } {
  const { worlds } = judgement;
  const among: number[] = [];
  const counts: number[] = [];
  let guilty = 0;
  for (const { hands, guilt } of worlds) {
    const n = bits(hands[of] & mask);
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
export function listeners(view: View, ledger: Ledger, speaking: readonly Seat[]): Listener[] {
  return view.players.flatMap(({ cards }, seat) =>
    speaking.includes(seat)
      ? []
      : [{ seen: ledger.seen[seat], own: Math.max(0, cards - bits(ledger.holds[seat])) }],
  );
}

/**
 * What it tells somebody that of a hand so many cards are in a mask: how far that moves the chance that the culprit is
 * among those, all cards the listener has not seen being equally likely to be his.
 */
export function tells({ seen, own }: Listener, mask: Mask, hand: Mask): number {
  const open = bits(EVERYONE & ~seen);
  const share = bits(mask & ~seen) / Math.max(1, open);
  const unseen = bits(hand & ~seen);
  const left = open - own - unseen;
  if (left < 1) return 0;
  const now = Math.min(1, Math.max(0, ((open - own) * share - bits(hand & mask & ~seen)) / left));
  return divergence(now, share) + divergence(1 - now, 1 - share);
}

const divergence = (now: number, before: number): number =>
  now > 0 && before > 0 ? now * Math.log2(now / before) : 0;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the answer would tell the others on average, over the hands there may be. */
export function givenAway(judgement: Judgement, of: Seat, mask: Mask, audience: readonly Listener[]): number {
  return mean(judgement.worlds.map(({ hands }) => mean(audience.map((one) => tells(one, mask, hands[of])))));
}

/** What this seat's own answer tells them; `null`: it is not about the hand. */
export function ownAnswer(question: Question, hand: Mask, audience: readonly Listener[]): number | null {
  if (question.kind !== 'count' && question.kind !== 'hold') return null;
  const mask = maskIn(question.filter);
  return mask === null ? null : mean(audience.map((one) => tells(one, mask, hand)));
}
