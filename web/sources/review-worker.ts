/** The worker of reviews: one match at a time, so that a replay stays fluent meanwhile. */

import { type GameReview, startPractice } from '@conclave/engine';
import { gamesById } from '@conclave/games';
import type { FromReviewWorker, PracticeAsk, ReviewAsk } from './review-protocol.ts';

const send = (message: FromReviewWorker) => self.postMessage(message);

async function reviewOf(game: string): Promise<GameReview> {
  const review = Object.hasOwn(gamesById, game) ? await gamesById[game].review?.() : undefined;
  if (!review) throw new RangeError(`no review of ${game}`);
  return review;
}

async function review({ record, seat, budget }: ReviewAsk): Promise<void> {
  try {
    const game = await reviewOf(record.game);
    const made = game.review(record, seat, budget, (sofar) =>
      send({ type: 'review', seat, review: sofar, isDone: false }),
    );
    send({ type: 'review', seat, review: made, isDone: true });
  } catch (error) {
    send({ type: 'failed', seat, error: error instanceof Error ? error.message : String(error) });
  }
}

async function practice({ wish, isSupposed }: PracticeAsk): Promise<void> {
  try {
    const { game } = wish.record;
    const [rules, { suppose }] = await Promise.all([gamesById[game].rules(), reviewOf(game)]);
    send({ type: 'practice', start: startPractice(rules, wish, isSupposed ? suppose : undefined) });
  } catch (error) {
    console.warn('no practice from here', error);
    send({ type: 'practice', start: null });
  }
}

self.onmessage = ({ data }: MessageEvent<ReviewAsk | PracticeAsk>) =>
  void (data.type === 'review' ? review(data) : practice(data));
