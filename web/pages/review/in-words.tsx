/** The whole review in words: its moments with their kinds, and the curve as a table; nothing that is to be guessed. */

import type { Review, ReviewMoment, ReviewVoice, ReviewWords } from '@conclave/engine';
import { upTo } from './scale.ts';
import type { PageWords } from './words.ts';

interface InWordsProps {
  readonly review: Review;
  readonly words: ReviewWords;
  readonly page: PageWords;
  readonly voice: ReviewVoice;
  /** While something is asked: nothing after this is told. */
  readonly until: number | null;
  /** Asked about, or after what is asked about. */
  isHidden(moment: ReviewMoment): boolean;
  /** Opens what is to be guessed. */
  onChoose(moment: ReviewMoment): void;
}

export function InWords({ review, words, page, voice, until, isHidden, onChoose }: InWordsProps) {
  const { turns } = upTo(review, until);
  const isTold = !review.moments.some(isHidden);
  return (
    <div class="review-words">
      <h2>{page.moments}</h2>
      <ol>
        {review.moments.map((moment) => (
          <li key={`${moment.at} ${moment.key}`}>
            {isHidden(moment) ? (
              <p>
                <b>{words.turn(moment.turn).long}</b>
                {page.colon}
                <button type="button" class="button small" onClick={() => onChoose(moment)}>
                  {page.hidden}
                </button>
              </p>
            ) : (
              <Told moment={moment} words={words} page={page} voice={voice} />
            )}
          </li>
        ))}
      </ol>
      {(isTold ? review.luck : []).map((luck) => (
        <p key={luck.key}>{words.luck(luck, voice)}</p>
      ))}
      <h2>{page.curve}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{page.columns.turn}</th>
            {review.lines.map(({ id }) => (
              <th key={id} scope="col">
                {words.line(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map(({ at, turn, values }) => (
            <tr key={at}>
              <th scope="row">{turn}</th>
              {review.lines.map(({ id }) => {
                const value = values[id];
                return <td key={id}>{typeof value === 'number' ? Math.round(value * 100) / 100 : '–'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Told({
  moment: { turn, key, params, kind, says },
  words,
  page,
  voice,
}: Pick<InWordsProps, 'words' | 'page' | 'voice'> & { readonly moment: ReviewMoment }) {
  return (
    <>
      <p>
        <b>{words.turn(turn).long}</b> ({page.kinds[kind]}){page.colon}
        {words.moment(key, params, voice)}
      </p>
      {says.map((said) => (
        <p key={said.key} class="faint">
          {page.statements[said.kind]}
          {page.colon}
          {words.statement(said.key, said.params, voice)}
        </p>
      ))}
    </>
  );
}
