/** The review of Secret Labyrinth: at every own turn, how many of the 25 results led to the wanted secret. */

import {
  type Checker,
  type GameReview,
  isIndex,
  isRecord,
  type Json,
  type Reviewer,
  requireOver,
  strongest,
} from '@conclave/engine';
import { PAIRS } from '../rules/changes.ts';
import { secretLabyrinth } from '../rules/game.ts';
import { exact, reaching } from './exact.ts';
import type { MomentKey } from './keys.ts';
import type { Asked } from './moments.ts';
import { suppose } from './suppose.ts';
import { reviewWords } from './words.ts';

const REVIEW_VERSION = 1;

/** All of it is exact: there is one stage. */
const review: Reviewer = (record, seat, _budget, onStage) => {
  requireOver(record);
  const { turns, moments, duels, summary } = exact(record, seat);
  const whole = {
    game: secretLabyrinth.id,
    version: secretLabyrinth.records.version,
    review: REVIEW_VERSION,
    seat,
    lines: [{ id: 'ways', basis: 'exact', scale: 'count' }],
    turns,
    moments: strongest(moments),
    luck: duels.expected > 0 ? [{ key: 'duels', ...duels }] : [],
    summary,
  } as const;
  onStage?.(whole);
  return whole;
};

function isAsked(ask: Json): ask is Asked {
  return isRecord(ask) && Array.isArray(ask.turned);
}

/** A guess is a place among PAIRS. */
const check: Checker = ({ ask }, guess) => {
  if (!isAsked(ask) || !isIndex(guess, PAIRS.length)) return null;
  const left = reaching(ask);
  return { right: left.includes(guess), left };
};

const MISSED: ReadonlySet<string> = new Set<MomentKey>(['cardMissed', 'winMissed', 'nothingThere']);

const SIGNS: Readonly<Record<MomentKey, string>> = {
  cardMissed: '…',
  winMissed: '!',
  narrow: '✓',
  opened: '↗',
  nothingThere: '0',
  duel: '⚔',
  won: '★',
  wonBy: '★',
};

export const secretLabyrinthReview: GameReview = {
  review,
  check,
  suppose,
  missed: MISSED,
  signs: SIGNS,
  words: reviewWords,
};
