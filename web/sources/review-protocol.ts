/** The messages between a page and the worker of reviews. */

import type { Budget, MatchRecord, PracticeStart, PracticeWish, Review, Seat } from '@conclave/engine';

export interface ReviewAsk {
  readonly type: 'review';
  readonly seat: Seat;
  readonly record: MatchRecord<unknown>;
  readonly budget: Budget;
}

/** Where practice begins. */
export interface PracticeAsk {
  readonly type: 'practice';
  readonly wish: PracticeWish;
  /** What is hidden is drawn anew; otherwise it is as it was. */
  readonly isSupposed: boolean;
}

export type FromReviewWorker =
  | { readonly type: 'review'; readonly seat: Seat; readonly review: Review; readonly isDone: boolean }
  | { readonly type: 'failed'; readonly seat: Seat; readonly error: string }
  /** `null`: nothing that fits was found. */
  | { readonly type: 'practice'; readonly start: PracticeStart | null };
