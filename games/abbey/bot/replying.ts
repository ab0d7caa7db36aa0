/** Whether to answer a question or to keep silent, and which book helps. */

import type { Thought } from '@conclave/engine';
import { type Move, SIMPLE } from '../rules/moves.ts';
import type { AskedView } from '../rules/view.ts';
import { bestQuestion } from './asking.ts';
import { type Decision, handOf, ofKind } from './decision.ts';
import { leakOfAnswer, listeners } from './information.ts';
import { because } from './thought.ts';

type Put = Extract<AskedView, { kind: 'answer' }>;

export function reply(decision: Decision): Thought<Move> {
  const { view, moves } = decision;
  const { asked } = view;
  if (asked?.kind !== 'answer') return because(moves[0], 'forced');
  const silence = moves.find(({ kind }) => kind === 'silence');
  const pledges = ofKind(moves, 'pledge');
  if (pledges.length > 0) {
    const no = pledges.find(({ yes }) => !yes);
    // Free to go anywhere, and to ask back.
    return because(no ?? silence ?? pledges[0], no || silence ? 'bindsLeast' : 'forced');
  }
  const rule = ofKind(moves, 'play').find(({ book }) => book === 'ruleOfSilence');
  const isKept = isBetterKept(decision, asked);
  if (isKept && silence) return because(silence, 'silence', { listeners: view.players.length - 1 });
  if (isKept && rule) return because(rule, 'silence', { listeners: view.players.length - 1 });
  const answer = moves.find(({ kind }) => kind === 'answer') ?? moves[0];
  if (asked.back) return because(answer, 'answering');
  return because(answer, rule ? 'keepsBook' : 'forced');
}

/** What the answer tells the others, against what the question back would tell this seat. */
function isBetterKept(decision: Decision, { asker, question, back }: Put): boolean {
  const { view, seat, seen, crossed, policy } = decision;
  const told = leakOfAnswer(question, handOf(view, seat), crossed, listeners(view, seen, [seat]));
  if (told === null) return false;
  const inReturn = back ? (bestQuestion(decision, [asker])?.culprit ?? 0) : 0;
  return policy.secrecy * told > inReturn;
}

/** All must answer at once; the rule of silence is the only way round. */
export function replyToAll(decision: Decision): Thought<Move> {
  const { view, seat, seen, crossed, moves, policy } = decision;
  const { asked } = view;
  const question = asked?.kind === 'window' ? asked.question : null;
  if (question === null || !moves.some(({ kind }) => kind === 'hush'))
    return because(SIMPLE.confirm, 'forced');
  const told = leakOfAnswer(question, handOf(view, seat), crossed, listeners(view, seen, [seat])) ?? 0;
  return told * policy.secrecy > WORTH_A_BOOK
    ? because(SIMPLE.hush, 'silence', { listeners: view.players.length - 1 })
    : because(SIMPLE.confirm, 'keepsBook');
}

/** In bits. */
const WORTH_A_BOOK = 0.15;
