/** The review of Nuns on the Run: from the guards' chair, at how many points an unseen novice could be. */

import {
  type Checker,
  type GameReview,
  isIndex,
  type MomentKind,
  type Pin,
  type Review,
  type Reviewer,
  type ReviewMoment,
  requireOver,
  strongest,
} from '@conclave/engine';
import { POINTS, ROW } from '../rules/convent.ts';
import { nuns } from '../rules/game.ts';
import { exact } from './exact.ts';
import { believed } from './hunter.ts';
import type { MomentKey } from './keys.ts';
import { isAsked } from './moments.ts';
import { withOpinions } from './opinion.ts';
import { suppose } from './suppose.ts';
import { reviewWords } from './words.ts';

const REVIEW_VERSION = 6;

/** What follows from the rules; then what a good hunter would have believed; then the strong bot. */
const review: Reviewer = (record, seat, budget, onStage) => {
  requireOver(record);
  const { turns, moments, summary } = exact(record, seat);
  const first: Review = {
    game: nuns.id,
    version: nuns.records.version,
    review: REVIEW_VERSION,
    seat,
    lines: [{ id: 'points', basis: 'exact', scale: 'log' }],
    turns,
    moments: chosen(moments),
    luck: [],
    summary,
  };
  onStage?.(first);
  const { shares, moments: supposed } = believed(record, seat, turns);
  const second: Review = {
    ...first,
    lines: [...first.lines, { id: 'hunter', basis: 'belief', scale: 'share' }],
    turns: turns.map((turn) => ({
      ...turn,
      values: { ...turn.values, hunter: shares.get(turn.at) ?? null },
    })),
    moments: chosen([...moments, ...supposed]),
  };
  onStage?.(second);
  const opinions = withOpinions({ moments: [...moments, ...supposed], record, seat, budget });
  const whole = { ...second, moments: chosen(opinions) };
  onStage?.(whole);
  return whole;
};

function chosen(moments: readonly ReviewMoment[]): readonly ReviewMoment[] {
  return strongest(withoutRuns([...moments].sort((one, other) => one.at - other.at)));
}

/** Of like moments, facts apart, so many are told, the strongest. */
const LIKE = 2;
const SEVERAL: ReadonlySet<string> = new Set<MomentKind>(['known', 'chance', 'belief']);

function withoutRuns(moments: readonly ReviewMoment[]): readonly ReviewMoment[] {
  const byWeight = [...moments].sort((a, b) => b.weight - a.weight);
  return moments.filter((moment) => {
    const like = byWeight.filter(({ key }) => key === moment.key);
    return !SEVERAL.has(moment.kind) || like.indexOf(moment) < LIKE;
  });
}

const MISSED: ReadonlySet<string> = new Set<MomentKey>([
  'sureMissed',
  'seenForNothing',
  'quieter',
  'cardTold',
  'seenKnown',
]);

const SIGNS: Readonly<Record<MomentKey, string>> = {
  fewest: '…',
  cornered: '…',
  cardTold: '!',
  seenKnown: '◉',
  seenUnknown: '◉',
  escaped: '~',
  hot: '%',
  chanceMissed: '%',
  cold: '%',
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

/** Right is a set of points at which she could be, or the card that left most. */
const check: Checker = ({ ask }, guess) => {
  if (!isAsked(ask)) return null;
  if (ask.about === 'where') {
    if (!Array.isArray(guess) || !guess.every((point) => isIndex(point, ROW))) return null;
    return {
      right: guess.length > 0 && guess.every((point) => ask.points.includes(point)),
      left: ask.points,
    };
  }
  const told = ask.cards.find(({ card }) => card === guess);
  if (!told) return null;
  const most = Math.max(...ask.cards.map(({ k }) => k));
  return { right: told.k === most, left: ask.cards.filter(({ k }) => k === most).map(({ card }) => card) };
};

/** Any point of the convent; so many as she can be at. */
const taps: GameReview['taps'] = (ask) =>
  isAsked(ask) && ask.about === 'where' ? { pins: EVERYWHERE, most: ask.points.length } : null;

const EVERYWHERE: readonly Pin[] = Array.from({ length: POINTS }, (_none, index) => ({
  ...{ at: index + 1, as: 'point', say: '', kind: 'exact' },
}));

export const nunsReview: GameReview = {
  version: REVIEW_VERSION,
  review,
  check,
  taps,
  suppose,
  missed: MISSED,
  signs: SIGNS,
  words: reviewWords,
};
