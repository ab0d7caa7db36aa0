/** The review of Nuns on the Run: from the guards' chair, at how many points an unseen novice could be. */

import { type GameReview, type Reviewer, type ReviewMoment, requireOver, strongest } from '@conclave/engine';
import { nuns } from '../rules/game.ts';
import { exact } from './exact.ts';
import type { MomentKey } from './keys.ts';
import { suppose } from './suppose.ts';
import { reviewWords } from './words.ts';

const REVIEW_VERSION = 1;

/** All of it is exact: there is one stage. */
const review: Reviewer = (record, seat, _budget, onStage) => {
  requireOver(record);
  const { turns, moments, summary } = exact(record, seat);
  const whole = {
    game: nuns.id,
    version: nuns.records.version,
    review: REVIEW_VERSION,
    seat,
    lines: [{ id: 'points', basis: 'exact', scale: 'log' }],
    turns,
    moments: strongest(withoutRuns(moments)),
    luck: [],
    summary,
  } as const;
  onStage?.(whole);
  return whole;
};

/** Of like moments that could be known so many are told, the strongest. */
const LIKE = 2;

function withoutRuns(moments: readonly ReviewMoment[]): readonly ReviewMoment[] {
  const byWeight = [...moments].sort((a, b) => b.weight - a.weight);
  return moments.filter((moment) => {
    const like = byWeight.filter(({ key }) => key === moment.key);
    return moment.kind !== 'known' || like.indexOf(moment) < LIKE;
  });
}

const MISSED: ReadonlySet<string> = new Set<MomentKey>(['sureMissed', 'seenForNothing', 'quieter']);

const SIGNS: Readonly<Record<MomentKey, string>> = {
  fewest: '…',
  quieter: '♪',
  seenForNothing: '↻',
  nearlyHeard: '1',
  heard: '♪',
  caught: '×',
  tookWish: '♥',
  sureMissed: '1',
  catches: '✓',
  won: '★',
  wonBy: '★',
};

/** No moment asks anything: there is nothing to check. */
export const nunsReview: GameReview = {
  review,
  check: () => null,
  suppose,
  missed: MISSED,
  signs: SIGNS,
  words: reviewWords,
};
