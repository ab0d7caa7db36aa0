/** Reviews of one match, by seat: from what this device keeps, or from a worker, stage by stage. */

import { type MatchRecord, type PracticeStart, type Review, type Seat, stableHash } from '@conclave/engine';
import { type Signal, signal } from '@preact/signals';
import { createStore, get, set } from 'idb-keyval';
import { freshSeed } from './fresh-seed.ts';
import type { FromReviewWorker, PracticeAsk, ReviewAsk } from './review-protocol.ts';

export interface ReviewState {
  /** `null`: nothing yet. */
  readonly review: Review | null;
  readonly isDone: boolean;
  readonly hasFailed: boolean;
}

const EMPTY: ReviewState = { review: null, isDone: false, hasFailed: false };
/** For guesses and opinions of one seat. What is not reached is left out. */
const BUDGET = { milliseconds: 4000 };
const store = createStore('conclave-reviews', 'reviews');

export class Reviews {
  private readonly record: MatchRecord<unknown>;
  private readonly key: string;
  private readonly states = new Map<Seat, Signal<ReviewState>>();
  private worker: Worker | null = null;
  private answerPractice: ((start: PracticeStart | null) => void) | null = null;

  /** `version`: of the game's review. */
  constructor(record: MatchRecord<unknown>, version: number) {
    this.record = record;
    this.key = `${version} ${record.game} ${record.version} ${stableHash(record)}`;
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

  /** Where practice begins: after so many entries, from one seat. `null`: nothing that fits was found. */
  practice(at: number, seat: Seat, isSupposed: boolean): Promise<PracticeStart | null> {
    const wish = { record: this.record, at, seat, seed: freshSeed() };
    const ask: PracticeAsk = { type: 'practice', wish, isSupposed };
    return new Promise((resolve) => {
      this.answerPractice?.(null);
      this.answerPractice = resolve;
      this.working().postMessage(ask);
    });
  }

  private ask(seat: Seat): void {
    const ask: ReviewAsk = { type: 'review', record: this.record, seat, budget: BUDGET };
    this.working().postMessage(ask);
  }

  private working(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromReviewWorker>) => this.receive(data);
    worker.onerror = () => {
      this.answerPractice?.(null);
      for (const state of this.states.values())
        if (!state.peek().isDone) state.value = { ...state.peek(), hasFailed: true };
    };
    return worker;
  }

  private receive(message: FromReviewWorker): void {
    if (message.type === 'practice') {
      this.answerPractice?.(message.start);
      this.answerPractice = null;
      return;
    }
    const state = this.states.get(message.seat);
    if (!state) return;
    if (message.type === 'failed') {
      state.value = { ...state.peek(), hasFailed: true };
      return;
    }
    const { review, isDone } = message;
    state.value = { review, isDone, hasFailed: false };
    // A full device keeps nothing: the review is made anew next time.
    if (isDone) void set(`${this.key} ${message.seat}`, review, store).catch(() => {});
  }
}
