/** The puzzle `safe`: what is right, and why. */

import {
  hasExactly,
  isIndex,
  type Json,
  MALFORMED_ANSWER,
  type Puzzle,
  type Verdict,
} from '@conclave/engine';
import { isIn } from '../../words.ts';
import { planReason } from '../on-view/planning.ts';
import { NOISE } from '../rules/cards.ts';
import { distance, ROW } from '../rules/convent.ts';
import { refuse } from '../rules/reasons.ts';
import type { SafeReason } from './keys.ts';
import { type Kind, reason } from './kind.ts';
import { nearestSafe } from './lay-safe.ts';
import {
  type Danger,
  dangerOf,
  endOf,
  farFromHome,
  type Night,
  RULES,
  type Trap,
  trapsNearer,
  type Walk,
} from './night.ts';

/** Any but the first, in which novices have two moves. */
const TURN = 2;

const nightOf = ({ params }: Puzzle) => params as Night;

function isWalk(answer: Json): answer is Walk {
  return (
    hasExactly(answer, 'card', 'way') &&
    typeof answer.card === 'string' &&
    isIn(NOISE, answer.card) &&
    Array.isArray(answer.way) &&
    answer.way.every((point) => isIndex(point, ROW))
  );
}

function check(puzzle: Puzzle, answer: Json): Verdict {
  if (!isWalk(answer)) return MALFORMED_ANSWER;
  const night = nightOf(puzzle);
  const against = planReason(
    { turn: TURN, options: RULES, guards: night.guards },
    {
      at: night.at,
      cell: night.home,
      wish: 0,
      hasKey: true,
      status: 'onTheRun',
      blessing: { kind: 'adjust', held: false },
    },
    { ...answer, obeys: false, fast: 0, split: null },
  );
  if (against) return { is: 'refused', refusal: refuse(against) };
  const danger = dangerOf(night, answer);
  const end = endOf(night, answer);
  if (danger) return { is: 'wrong', why: told(danger, { point: end, card: answer.card }) };
  const far = farFromHome(night, end);
  const [nearest] = nearestSafe(night);
  if (far > farFromHome(night, endOf(night, nearest))) {
    return { is: 'wrong', why: reason('farther', { far }) };
  }
  return { is: 'right' };
}

function told(danger: Danger, { point, card }: Pick<Trap, 'point' | 'card'>): SafeReason {
  switch (danger.by) {
    case 'seen':
      return reason('seen', { guard: danger.guard, at: danger.at });
    case 'heard':
      return reason('heard', { guard: danger.guard, die: danger.die, point, card });
    case 'found':
      return reason('found', { guard: danger.guard, at: danger.at, met: danger.met, point });
  }
}

function trapsOf(night: Night): readonly Trap[] {
  const [nearest] = nearestSafe(night);
  return trapsNearer(night, farFromHome(night, endOf(night, nearest)));
}

/** What gives her away at the end that tempts most. */
function hint(puzzle: Puzzle): SafeReason {
  const [nearest] = trapsOf(nightOf(puzzle));
  return told(nearest.danger, nearest);
}

function why(puzzle: Puzzle): readonly SafeReason[] {
  const night = nightOf(puzzle);
  const [nearest] = nearestSafe(night);
  const end = endOf(night, nearest);
  const traps = trapsOf(night);
  const points = (by: Danger['by']) =>
    traps.filter(({ danger }) => danger.by === by).map(({ point }) => point);
  const [seen, found] = [points('seen'), points('found')];
  const dice = new Map<number, number[]>();
  for (const { danger, point } of traps) {
    if (danger.by === 'heard') dice.set(danger.die, [...(dice.get(danger.die) ?? []), point]);
  }
  const heard = [...dice].sort(([a], [b]) => a - b).map(([die, points]) => ({ die, points }));
  return [
    reason('safe', {
      ...nearest,
      end,
      far: farFromHome(night, end),
      off: night.guards.map(({ at }) => distance(at, end)),
    }),
    ...(seen.length > 0 ? [reason('trapsSeen', { points: seen })] : []),
    ...(heard.length > 0 ? [reason('trapsHeard', { dice: heard })] : []),
    ...(found.length > 0 ? [reason('trapsFound', { points: found })] : []),
  ];
}

export const safe: Kind = {
  /** Every plan that ends there and that nothing gives away is right. */
  solve: (puzzle) => nearestSafe(nightOf(puzzle)),
  check,
  hint,
  why,
};
