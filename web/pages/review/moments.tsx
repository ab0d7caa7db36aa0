/** The list of moments: turn, seal, sentence. */

import type { ReviewMoment, ReviewWords } from '@conclave/engine';
import { Seal } from './seal.tsx';
import type { PageWords } from './words.ts';

interface MomentsProps {
  readonly moments: readonly ReviewMoment[];
  readonly words: ReviewWords;
  readonly page: PageWords;
  readonly chosen: ReviewMoment | null;
  isHidden(moment: ReviewMoment): boolean;
  signOf(moment: ReviewMoment): string;
  sentenceOf(moment: ReviewMoment): string;
  onChoose(moment: ReviewMoment): void;
}

export function Moments({
  moments,
  words,
  page,
  chosen,
  isHidden,
  signOf,
  sentenceOf,
  onChoose,
}: MomentsProps) {
  if (moments.length === 0) return <p class="faint">{page.noMoments}</p>;
  return (
    <ol class="review-moments" aria-label={page.moments}>
      {moments.map((moment) => {
        const hidden = isHidden(moment);
        return (
          <li key={`${moment.at} ${moment.key}`}>
            <button
              type="button"
              aria-current={moment === chosen ? 'true' : undefined}
              onClick={() => onChoose(moment)}
            >
              <span class="turn">
                <span aria-hidden="true">{words.turn(moment.turn).short}</span>
                <span class="unseen">{words.turn(moment.turn).long}</span>
              </span>
              <Seal kind={hidden ? 'opinion' : moment.kind} sign={hidden ? '' : signOf(moment)} />
              <span>
                {hidden ? <i>{page.hidden}</i> : sentenceOf(moment)}
                {!hidden && <span class="unseen"> ({page.kinds[moment.kind]})</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
