/** The review of Templar: everybody's points, and what the counts brought to whom. */

import {
  type Checker,
  type GameReview,
  isIndex,
  isRecord,
  type Json,
  type Review,
  type Reviewer,
  requireOver,
  strongest,
} from '@conclave/engine';
import { templar } from '../rules/game.ts';
import { exact } from './exact.ts';
import type { MomentKey } from './keys.ts';
import { betterTurns, ownTurns, withLeads } from './leads.ts';
import type { Asked } from './moments.ts';
import { withOpinions } from './opinion.ts';
import { suppose } from './suppose.ts';
import { reviewWords } from './words.ts';

const REVIEW_VERSION = 4;

/** What follows from the rules; then how the strong bot weighs every turn, and what it would have done. */
const review: Reviewer = (record, seat, budget, onStage) => {
  requireOver(record);
  const { turns, moments, summary } = exact(record, seat);
  const first: Review = {
    game: templar.id,
    version: templar.records.version,
    review: REVIEW_VERSION,
    seat,
    lines: [
      { id: 'own', basis: 'exact', scale: 'points' },
      { id: 'best', basis: 'exact', scale: 'points' },
      { id: 'lead', basis: 'opinion', scale: 'points' },
    ],
    turns,
    moments: strongest(moments),
    luck: [],
    summary,
  };
  onStage?.(first);
  const own = ownTurns(record, seat);
  const second = { ...first, turns: withLeads(turns, own) };
  onStage?.(second);
  const all = [...moments, ...betterTurns(own)].sort((one, other) => one.at - other.at);
  const whole = {
    ...second,
    moments: strongest(withOpinions({ moments: all, record, seat, budget })),
  };
  onStage?.(whole);
  return whole;
};

/** No count brings more: a guess is a number for each player. */
const MAX_POINTS = 99;

/** Right is what the rules count, for everybody. */
const check: Checker = ({ ask }, guess) => {
  if (!isAsked(ask) || !isGuess(guess, ask)) return null;
  return { right: ask.points.every((points, seat) => points === guess[seat]), left: ask.points };
};

function isAsked(ask: Json): ask is Asked {
  return isRecord(ask) && typeof ask.room === 'number' && Array.isArray(ask.points);
}

function isGuess(guess: Json, { points }: Asked): guess is readonly number[] {
  return (
    Array.isArray(guess) &&
    guess.length === points.length &&
    guess.every((one) => isIndex(one, MAX_POINTS + 1))
  );
}

const MISSED: ReadonlySet<string> = new Set<MomentKey>(['countedFor']);

const SIGNS: Readonly<Record<MomentKey, string>> = {
  countedFor: '†',
  betterTurn: '?',
  counted: '✓',
  gift: '+',
  won: '★',
  wonBy: '★',
};

export const templarReview: GameReview = {
  version: REVIEW_VERSION,
  review,
  check,
  suppose,
  missed: MISSED,
  signs: SIGNS,
  words: reviewWords,
};
