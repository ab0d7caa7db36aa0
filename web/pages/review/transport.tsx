/** The transport of the replay, on the samples of a review; and the next moment. */

import type { Review, ReviewMoment, ReviewWords } from '@conclave/engine';
import type { ReplaySource } from '../../sources/replay.ts';
import { type Film, Transport, useFilmKeys, usePlaying } from '../replay/transport.tsx';
import type { PageWords } from './words.ts';

interface ReviewTransportProps {
  readonly source: ReplaySource;
  readonly review: Review;
  readonly words: ReviewWords;
  readonly page: PageWords;
  readonly chosen: ReviewMoment | null;
  onChoose(moment: ReviewMoment): void;
}

export function ReviewTransport({ source, review, words, page, chosen, onChoose }: ReviewTransportProps) {
  const { turns, moments } = review;
  const here = turns.findLast(({ at }) => at <= source.entry.value);
  const film: Film = {
    at: here?.at ?? 0,
    end: turns.at(-1)?.at ?? 0,
    moving: false,
    beside: (at, way) => {
      const found = way > 0 ? turns.find((turn) => turn.at > at) : turns.findLast((turn) => turn.at < at);
      return found?.at ?? at;
    },
    // Shift goes by moments here.
    turnBeside: (at, way) => {
      const found =
        way > 0 ? moments.find((moment) => moment.at > at) : moments.findLast((moment) => moment.at < at);
      return found?.at ?? at;
    },
    go: (at) => source.go(at),
  };
  const playing = usePlaying(film);
  useFilmKeys(film, playing);
  const next = moments[chosen ? moments.indexOf(chosen) + 1 : 0];
  return (
    <div class="review-transport">
      <Transport film={film} playing={playing} />
      <span class="tabular">{page.at(words.turn(here?.turn ?? 0).long, turns.at(-1)?.turn ?? 0)}</span>
      <button type="button" class="button small" disabled={!next} onClick={() => next && onChoose(next)}>
        {page.nextMoment}
      </button>
    </div>
  );
}
