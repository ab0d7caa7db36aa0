/** Reviews of one match, by seat: from what this device keeps, or from a worker, stage by stage. */

import { type MatchRecord, type Review, type Seat, stableHash } from '@conclave/engine';
import { type Signal, signal } from '@preact/signals';
import { createStore, get, set } from 'idb-keyval';
import type { FromReviewWorker, ReviewAsk } from './review-protocol.ts';

export interface ReviewState {
  /** `null`: nothing yet. */
  readonly review: Review | null;
  readonly isDone: boolean;
  readonly hasFailed: boolean;
}

const EMPTY: ReviewState = { review: null, isDone: false, hasFailed: false };
/** For guesses and opinions of one seat. What is not reached is left out. */
const BUDGET = { milliseconds: 4000 };
/** Raised when reviews say something else: older ones are made anew. */
const KEPT_VERSION = 1;

const store = createStore('conclave-reviews', 'reviews');

export class Reviews {
  private readonly record: MatchRecord<unknown>;
  private readonly key: string;
  private readonly states = new Map<Seat, Signal<ReviewState>>();
  private worker: Worker | null = null;

  constructor(record: MatchRecord<unknown>) {
    this.record = record;
    this.key = `${KEPT_VERSION} ${record.game} ${record.version} ${stableHash(record)}`;
  }

  of(seat: Seat): Signal<ReviewState> {
    const known = this.states.get(seat);
    if (known) return known;
    const state = signal(EMPTY);
    this.states.set(seat, state);
    void this.load(seat, state);
    return state;
  }

  close(): void {
    this.worker?.terminate();
  }

  private async load(seat: Seat, state: Signal<ReviewState>): Promise<void> {
    const kept = await get<Review>(`${this.key} ${seat}`, store).catch(() => undefined);
    if (kept) state.value = { review: kept, isDone: true, hasFailed: false };
    else this.ask(seat);
  }

  private ask(seat: Seat): void {
    if (!this.worker) {
      this.worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
      this.worker.onmessage = ({ data }: MessageEvent<FromReviewWorker>) => this.receive(data);
      this.worker.onerror = () => {
        for (const state of this.states.values())
          if (!state.peek().isDone) state.value = { ...state.peek(), hasFailed: true };
      };
    }
    const ask: ReviewAsk = { number: seat, record: this.record, seat, budget: BUDGET };
    this.worker.postMessage(ask);
  }

  private receive(message: FromReviewWorker): void {
    const state = this.states.get(message.number);
    if (!state) return;
    if ('error' in message) {
      state.value = { ...state.peek(), hasFailed: true };
      return;
    }
    const { review, isDone } = message;
    state.value = { review, isDone, hasFailed: false };
    // A full device keeps nothing: the review is made anew next time.
    if (isDone) void set(`${this.key} ${message.number}`, review, store).catch(() => {});
  }
}
