/** The review of Secret Labyrinth: at every own turn, how many of the 25 results led to the wanted secret. */

import {
  type Checker,
  type GameReview,
  isIndex,
  isRecord,
  type Json,
  type Review,
  type Reviewer,
  type ReviewLine,
  type ReviewMoment,
  requireOver,
  strongest,
} from '@conclave/engine';
import { PAIRS } from '../rules/changes.ts';
import { secretLabyrinth } from '../rules/game.ts';
import { exact, reaching } from './exact.ts';
import type { MomentKey } from './keys.ts';
import type { Asked } from './moments.ts';
import { withOpinions } from './opinion.ts';
import { suppose } from './suppose.ts';
import { reviewWords } from './words.ts';

const REVIEW_VERSION = 4;

const CHANCE: ReviewLine = { id: 'chance', basis: 'belief', scale: 'share' };

/** What follows from the rules; then what the strong bot says of missed cards. */
const review: Reviewer = (record, seat, budget, onStage) => {
  requireOver(record);
  const { turns, moments, duels, summary } = exact(record, seat);
  const reviewOf = (told: readonly ReviewMoment[], beliefs: readonly ReviewLine[]): Review => ({
    game: secretLabyrinth.id,
    version: secretLabyrinth.records.version,
    review: REVIEW_VERSION,
    seat,
    lines: [{ id: 'ways', basis: 'exact', scale: 'count' }, ...beliefs],
    turns,
    moments: strongest(withoutRuns(told)),
    luck: duels.expected > 0 ? [{ key: 'duels', ...duels }] : [],
    summary,
  });
  // Whether a card was missed is not settled before the bot was asked.
  onStage?.(
    reviewOf(
      moments.filter(({ key }) => key !== ('cardMissed' satisfies MomentKey)),
      [],
    ),
  );
  const whole = reviewOf(withOpinions({ moments, record, seat, budget }), [CHANCE]);
  onStage?.(whole);
  return whole;
};

/** Of ways that were narrow two are told, the narrowest. */
const LIKE = 2;

function withoutRuns(moments: readonly ReviewMoment[]): readonly ReviewMoment[] {
  const narrow = moments.filter(({ key }) => key === ('narrow' satisfies MomentKey));
  const told = [...narrow].sort((one, other) => other.weight - one.weight).slice(0, LIKE);
  return moments.filter((moment) => !narrow.includes(moment) || told.includes(moment));
}

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
  version: REVIEW_VERSION,
  review,
  check,
  suppose,
  missed: MISSED,
  signs: SIGNS,
  words: reviewWords,
};
