/** The review of Templar: everybody's points, and what the counts brought to whom. */

import {
  type Checker,
  type GameReview,
  isRecord,
  type Json,
  type Review,
  type Reviewer,
  requireOver,
  strongest,
} from '@conclave/engine';
import { templar } from '../rules/game.ts';
import { exact, pointsOf } from './exact.ts';
import type { MomentKey } from './keys.ts';
import type { Asked } from './moments.ts';
import { withOpinions } from './opinion.ts';
import { suppose } from './suppose.ts';
import { reviewWords } from './words.ts';

const REVIEW_VERSION = 2;

/** What follows from the rules; then where the strong bot would have counted. */
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
    ],
    turns,
    moments: strongest(moments),
    luck: [],
    summary,
  };
  onStage?.(first);
  const whole = { ...first, moments: withOpinions({ moments: first.moments, record, seat, budget }) };
  onStage?.(whole);
  return whole;
};

/** Right is a room that would have brought the least. */
const check: Checker = ({ ask }, guess) => {
  if (!isAsked(ask)) return null;
  const { who, rooms } = ask;
  if (!rooms.some(({ room }) => room === guess)) return null;
  const least = Math.min(...rooms.map((choice) => pointsOf(choice, who)));
  const left = rooms.filter((choice) => pointsOf(choice, who) === least).map(({ room }) => room);
  return { right: left.some((room) => room === guess), left };
};

function isAsked(ask: Json): ask is Asked {
  return isRecord(ask) && typeof ask.who === 'number' && Array.isArray(ask.rooms);
}

const MISSED: ReadonlySet<string> = new Set<MomentKey>(['countedFor']);

const SIGNS: Readonly<Record<MomentKey, string>> = {
  countedFor: '†',
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
