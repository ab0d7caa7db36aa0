/** The worker of reviews: one match at a time, so that a replay stays fluent meanwhile. */

import { gamesById } from '@conclave/games';
import type { FromReviewWorker, ReviewAsk } from './review-protocol.ts';

const send = (message: FromReviewWorker) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<ReviewAsk>) => {
  const { number, record, seat, budget } = data;
  try {
    const game = Object.hasOwn(gamesById, record.game) ? await gamesById[record.game].review?.() : undefined;
    if (!game) throw new RangeError(`no review of ${record.game}`);
    const review = game.review(record, seat, budget, (sofar) =>
      send({ number, review: sofar, isDone: false }),
    );
    send({ number, review, isDone: true });
  } catch (error) {
    send({ number, error: error instanceof Error ? error.message : String(error) });
  }
};
