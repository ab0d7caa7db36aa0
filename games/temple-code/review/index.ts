/** The review of Temple Code: orders left by the own decodings, by what lay open, and by the deck. */

import {
  type Checker,
  type GameReview,
  isRecord,
  type Json,
  type Review,
  type Reviewer,
  type ReviewMoment,
  requireOver,
  strongest,
} from '@conclave/engine';
import { isSameOrder } from '../mind/orders.ts';
import { isCombination } from '../rules/deck.ts';
import { templeCode } from '../rules/game.ts';
import { exact, type Found } from './exact.ts';
import type { MomentKey } from './keys.ts';
import type { Asked } from './moments.ts';
import { isSameOpinion, opinions } from './opinion.ts';
import { suppose } from './suppose.ts';
import { reviewWords } from './words.ts';

const REVIEW_VERSION = 3;

const review: Reviewer = (record, seat, budget, onStage) => {
  requireOver(record);
  const found = exact(record, seat);
  const reviewOf = (moments: readonly ReviewMoment[]): Review => ({
    game: templeCode.id,
    version: templeCode.records.version,
    review: REVIEW_VERSION,
    seat,
    lines: [
      { id: 'notes', basis: 'exact', scale: 'log' },
      { id: 'sight', basis: 'exact', scale: 'log' },
      { id: 'deck', basis: 'exact', scale: 'log' },
    ],
    turns: found.turns,
    moments: strongest(moments),
    luck: found.luck.expected > 0 ? [{ key: 'answers', ...found.luck }] : [],
    summary: found.summary,
  });
  onStage?.(reviewOf(found.moments.filter((moment) => !found.ifBotDiffers.has(moment))));
  const opinion = opinions(record, seat, budget);
  const whole = reviewOf(
    found.moments
      .map((moment) => withOpinion(moment, found, opinion))
      .filter((moment, index) => !(found.ifBotDiffers.has(found.moments[index]) && isSameOpinion(moment))),
  );
  onStage?.(whole);
  return whole;
};

function withOpinion(
  moment: ReviewMoment,
  { decisions }: Found,
  opinion: ReturnType<typeof opinions>,
): ReviewMoment {
  const decision = decisions.get(moment);
  return decision ? { ...moment, says: [...moment.says, opinion(decision)] } : moment;
}

/** Right is an order that nothing had excluded. */
const check: Checker = ({ ask }, guess) => {
  if (!isAsked(ask) || !isCombination(guess)) return null;
  const left = ask.orders.flatMap(([order, out]) => (out === null ? [order] : []));
  return { right: left.some((order) => isSameOrder(order, guess)), left };
};

export function isAsked(ask: Json): ask is Asked {
  return isRecord(ask) && Array.isArray(ask.orders);
}

const MISSED: ReadonlySet<string> = new Set<MomentKey>([
  'late',
  'never',
  'impossible',
  'layOpen',
  'noSuchCard',
]);

const SIGNS: Readonly<Record<MomentKey, string>> = {
  oneLeft: '1',
  oneByNotes: '1',
  atOnce: '✓',
  late: '…',
  never: '1',
  impossible: '×',
  layOpen: '×',
  noSuchCard: '×',
  guessRight: '✓',
  guessWrong: '×',
  betterCard: '↔',
  toldMuch: '+',
  toldLittle: '−',
  won: '★',
  finished: '★',
  wonBy: '★',
};

export const templeCodeReview: GameReview = {
  version: REVIEW_VERSION,
  review,
  check,
  suppose,
  missed: MISSED,
  signs: SIGNS,
  words: reviewWords,
};
