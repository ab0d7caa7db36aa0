/** The whole review in words: its moments with their kinds, and the curve as a table. */

import type { Review, ReviewVoice, ReviewWords } from '@conclave/engine';
import type { PageWords } from './words.ts';

interface InWordsProps {
  readonly review: Review;
  readonly words: ReviewWords;
  readonly page: PageWords;
  readonly voice: ReviewVoice;
}

export function InWords({ review, words, page, voice }: InWordsProps) {
  return (
    <div class="review-words">
      <h2>{page.moments}</h2>
      <ol>
        {review.moments.map(({ at, turn, key, params, kind, says }) => (
          <li key={`${at} ${key}`}>
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
          </li>
        ))}
      </ol>
      {review.luck.map((luck) => (
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
          {review.turns.map(({ at, turn, values }) => (
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
