/** Which question to put. */

import { type AnyPerspective, isHouseEvent, type Seat } from '@conclave/engine';
import type { Event } from '../rules/events.ts';
import type { MoveOf } from '../rules/moves.ts';
import type { QuestionKind } from '../rules/question.ts';
import { count, EVERYONE, type Mask, maskOf } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import type { WhyKey, WhyParams } from '../rules/why.ts';
import { about, type Candidate, candidates } from './candidates.ts';
import { type Decision, misjudged } from './decision.ts';
import { expectedLeak, gainFrom, listeners } from './information.ts';

/** What knowing a hand better is worth beside knowing the culprit, and what telling the others costs. */
const OF_HANDS = 0.15;
const OF_OTHERS = 0.6;
/** Whoever asked of late in the same way asks in another. */
const AGAIN = 0.75;
const OF_LATE = 3;

export interface BestQuestion {
  readonly ask: MoveOf<'ask'>;
  readonly worth: number;
  /** What it tells of the culprit, in bits. */
  readonly culprit: number;
  readonly candidate: Candidate;
}

/** The question that tells this seat most, less what the others learn by it, as it likes to ask. */
export function bestQuestion(decision: Decision, targets: readonly Seat[]): BestQuestion | null {
  const { view, seat, belief, rng } = decision;
  let best: BestQuestion | null = null;
  for (const of of targets) {
    for (const candidate of candidates(view, seat, of, belief, rng)) {
      const { worth, culprit } = worthOf(decision, of, candidate);
      if (best === null || worth > best.worth)
        best = { ask: { kind: 'ask', of, question: candidate.question }, worth, culprit, candidate };
    }
  }
  return best;
}

/** What a question to this player is worth, and what of it tells of the culprit. */
export function worthOf(
  decision: Decision,
  of: Seat,
  candidate: Candidate,
): Pick<BestQuestion, 'worth' | 'culprit'> {
  const { view, seat, belief, seen, policy, recent } = decision;
  const { question, style } = candidate;
  const { cards, culprit } = gainFrom(belief, of, candidate);
  const given = expectedLeak(belief, of, candidate, listeners(view, seen, [seat, of]));
  const liked = policy.styles[style] * AGAIN ** recent.filter((kind) => kind === question.kind).length;
  const learnt = (culprit + OF_HANDS * cards) * misjudged(decision);
  return { worth: liked * learnt - OF_OTHERS * policy.secrecy * given, culprit };
}

/** The kinds of question that a seat put last. */
export function recentKinds(told: AnyPerspective['told'], seat: Seat): QuestionKind[] {
  const kinds: QuestionKind[] = [];
  for (let i = told.length - 1; i >= 0 && kinds.length < OF_LATE; i--) {
    const event = told[i];
    if (isHouseEvent(event)) continue;
    const said = event as Event;
    if (said.type === 'asked' && said.asker === seat) kinds.push(said.question.kind);
  }
  return kinds;
}

/** What can be checked of a question: whom it is about among all who are left. */
export function reasonToAsk(
  { view, seat }: Decision,
  candidate: Candidate,
): { key: WhyKey; params: WhyParams } {
  if (candidate.style === 'shared') return { key: 'asksOfShared', params: {} };
  const params = amongLeft(view, seat, about(candidate));
  return { key: candidate.isOfHand ? 'asking' : 'asksOfList', params };
}

/** Of all whom a seat has not crossed off, so many are among these. */
export function amongLeft(view: View, seat: Seat, mask: Mask): Required<Pick<WhyParams, 'fits' | 'left'>> {
  const left = EVERYONE & ~maskOf(view.players[seat].own?.crossed ?? []);
  return { fits: count(mask & left), left: count(left) };
}
