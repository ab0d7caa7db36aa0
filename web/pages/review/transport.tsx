/** Steps of the board in a review, and the next moment. */

import type { Review, ReviewMoment, ReviewWords } from '@conclave/engine';
import { useEffect, useState } from 'preact/hooks';
import type { ReplaySource } from '../../sources/replay.ts';
import type { PageWords } from './words.ts';

/** Between two samples while it plays. */
const STEP = 1100;

interface TransportProps {
  readonly source: ReplaySource;
  readonly review: Review;
  readonly words: ReviewWords;
  readonly page: PageWords;
  readonly chosen: ReviewMoment | null;
  onChoose(moment: ReviewMoment): void;
}

export function Transport({ source, review, words, page, chosen, onChoose }: TransportProps) {
  const [playing, setPlaying] = useState(false);
  const at = source.entry.value;
  const { turns, moments } = review;
  const here = Math.max(
    0,
    turns.findLastIndex((turn) => turn.at <= at),
  );
  const go = (index: number) => {
    const sample = turns.at(Math.max(0, Math.min(turns.length - 1, index)));
    if (sample) source.go(sample.at);
  };
  useEffect(() => {
    if (!playing) return;
    if (here >= turns.length - 1) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(here + 1), STEP);
    return () => clearTimeout(timer);
  }, [playing, here, turns]);
  const next = moments.find((moment) => (chosen ? moments.indexOf(moment) > moments.indexOf(chosen) : true));
  const step = (label: string, sign: string, index: number) => (
    <button
      type="button"
      class="button small"
      aria-label={label}
      onClick={() => {
        setPlaying(false);
        go(index);
      }}
    >
      {sign}
    </button>
  );
  return (
    <div class="review-transport">
      {step(page.previous, '‹', here - 1)}
      <button
        type="button"
        class="button go small"
        aria-label={playing ? page.pause : page.play}
        onClick={() => setPlaying(!playing)}
      >
        {playing ? '❚❚' : '▶'}
      </button>
      {step(page.next, '›', here + 1)}
      <span class="tabular">{page.at(words.turn(turns[here]?.turn ?? 0).long, turns.at(-1)?.turn ?? 0)}</span>
      <button type="button" class="button small" disabled={!next} onClick={() => next && onChoose(next)}>
        {page.nextMoment}
      </button>
    </div>
  );
}
