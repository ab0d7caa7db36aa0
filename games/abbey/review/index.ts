/** The review of Mystery of the Abbey: whom logic left, and whom crossing out left. */

import {
  type Budget,
  type Checker,
  type GameReview,
  isIndex,
  isRecord,
  type Json,
  type MatchRecord,
  type Review,
  type Reviewer,
  type ReviewLine,
  type ReviewMoment,
  requireOver,
  retell,
  type Seat,
  strongest,
} from '@conclave/engine';
import { type Abbey, abbey } from '../rules/game.ts';
import { SUSPECTS } from '../rules/suspects.ts';
import { askedBetter } from './asked-better.ts';
import { beliefLine, withBeliefs } from './belief-line.ts';
import { courseOf } from './course.ts';
import { exact } from './exact.ts';
import type { MomentKey } from './keys.ts';
import { withLongLooks } from './long-look.ts';
import { type Asked, moment } from './moments.ts';
import { withOpinions } from './opinion.ts';
import { others } from './others.ts';
import { suppose } from './suppose.ts';
import { reviewWords } from './words.ts';

const REVIEW_VERSION = 4;

/** Of a run of like moments the strongest is told. */
const ONCE: ReadonlySet<string> = new Set<MomentKey>(['struckMost', 'gaveAway']);

const review: Reviewer = (record, seat, budget, onStage) => {
  requireOver(record);
  const found = exact(record, seat);
  const end = ending(record, seat);
  const reviewOf = (moments: readonly ReviewMoment[]): Review => ({
    game: abbey.id,
    version: abbey.records.version,
    review: REVIEW_VERSION,
    seat,
    lines: [
      { id: 'logic', basis: 'exact', scale: 'count' },
      { id: 'pencil', basis: 'exact', scale: 'count' },
    ],
    turns: found.turns,
    moments: strongest([...once([...moments].sort((a, b) => a.at - b.at)), ...end]),
    luck: [],
    summary: found.summary,
  });
  onStage?.(reviewOf(found.moments));
  const isTold = found.moments.some(({ key }) => key === ('knewNot' satisfies MomentKey));
  const rest = others(record, seat).filter(({ key }) => !isTold || key !== ('foundBy' satisfies MomentKey));
  const second = reviewOf([...found.moments, ...rest]);
  onStage?.(second);
  const part = partOf(budget);
  const looked = { ...second, moments: withLongLooks(second.moments, record, seat, part) };
  onStage?.(looked);
  const beliefs = beliefLine(record, seat, part);
  const third: Review = {
    ...looked,
    lines: beliefs.length > 0 ? [...looked.lines, BELIEF] : looked.lines,
    turns: beliefs.length > 0 ? withBeliefs(looked.turns, beliefs) : looked.turns,
  };
  onStage?.(third);
  const better = askedBetter(record, seat, part);
  const all = [...withOpinions({ moments: looked.moments, record, seat, budget: part }), ...better];
  const whole = { ...third, moments: strongest(all.sort((one, other) => one.at - other.at)) };
  onStage?.(whole);
  return whole;
};

const BELIEF: ReviewLine = { id: 'belief', basis: 'belief', scale: 'share' };

/** Of a budget of time each of the four that think at length gets a part. */
function partOf(budget: Budget): Budget {
  return 'iterations' in budget ? budget : { milliseconds: budget.milliseconds / 4 };
}

function once(moments: readonly ReviewMoment[]): readonly ReviewMoment[] {
  const size = ({ params }: ReviewMoment) => Number(params.k);
  return moments.filter(
    (one) =>
      !ONCE.has(one.key) ||
      !moments.some((other) => other.key === one.key && other !== one && isStronger(other, one)),
  );
  function isStronger(other: ReviewMoment, one: ReviewMoment): boolean {
    return (
      size(other) > size(one) || (size(other) === size(one) && moments.indexOf(other) < moments.indexOf(one))
    );
  }
}

/** Who won, where anybody did. */
function ending(record: MatchRecord<unknown>, seat: Seat): readonly ReviewMoment[] {
  const { match, entries } = retell<Abbey>(abbey, record);
  // To the end.
  for (const _entry of entries);
  const [who] = match.perspective(seat).outcome?.places[0] ?? [];
  const last = courseOf(record, seat).at(-1);
  if (who === undefined || !last) return [];
  return who === seat ? [moment(last, 'good', 'won', {})] : [moment(last, 'against', 'wonBy', { who })];
}

/** Right is whom logic left. */
const check: Checker = ({ ask }, guess) => {
  if (!isAsked(ask) || !isIndex(guess, SUSPECTS)) return null;
  return { right: ask.left.includes(guess), left: ask.left };
};

function isAsked(ask: Json): ask is Asked {
  return isRecord(ask) && Array.isArray(ask.unseen) && Array.isArray(ask.left);
}

const MISSED: ReadonlySet<string> = new Set<MomentKey>(['knewNot', 'ruledOut', 'against']);

const SIGNS: Readonly<Record<MomentKey, string>> = {
  followed: '1',
  knewNot: '1',
  pencil: '½',
  followedOther: '1',
  struckMost: '+',
  gaveAway: '−',
  named: '✓',
  dared: '✓',
  tooSoon: '×',
  ruledOut: '×',
  against: '×',
  boldly: '!',
  askedBetter: '?',
  foundBy: '!',
  won: '★',
  wonBy: '★',
};

export const abbeyReview: GameReview = {
  version: REVIEW_VERSION,
  review,
  check,
  suppose,
  missed: MISSED,
  signs: SIGNS,
  words: reviewWords,
};
