/** The messages between a page and the worker of reviews. */

import type { Budget, MatchRecord, Review, Seat } from '@conclave/engine';

export interface ReviewAsk {
  readonly number: number;
  readonly record: MatchRecord<unknown>;
  readonly seat: Seat;
  readonly budget: Budget;
}

export type FromReviewWorker =
  | { readonly number: number; readonly review: Review; readonly isDone: boolean }
  | { readonly number: number; readonly error: string };
