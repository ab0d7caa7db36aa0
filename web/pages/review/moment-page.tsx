/** The chosen moment on a page of its own: what was asked and found, and every statement with its kind. */

import type { Json, ReviewMoment, ReviewVoice, ReviewWords, Statement } from '@conclave/engine';
import type { AnyTable } from '@conclave/kit';
import { language } from '../../settings.ts';
import type { PageWords } from './words.ts';

interface MomentPageProps {
  readonly moment: ReviewMoment;
  readonly words: ReviewWords;
  readonly page: PageWords;
  readonly voice: ReviewVoice;
  readonly table: AnyTable | null;
  /** Asked first, and not shown yet. */
  readonly isAsking: boolean;
  /** It is answered by places tapped on the board: so many at most, and these so far. */
  readonly taps: { readonly most: number; readonly tapped: readonly Json[] } | null;
  /** Shows the board; `null`: it is in sight. */
  readonly onTable: (() => void) | null;
  readonly guess: Json;
  readonly isRight: boolean | null;
  onGuess(guess: Json): void;
  onShow(): void;
}

/** In this order; each with its own mark. */
const ORDER: readonly Statement['kind'][] = ['exact', 'fact', 'chance', 'belief', 'opinion'];

export function MomentPage(props: MomentPageProps) {
  const { moment, words, page, voice, table, isAsking, taps, onTable, guess, isRight } = props;
  const { onGuess, onShow } = props;
  const Finding = table?.Finding;
  return (
    <div class="review-moment">
      <h2>{isAsking ? page.hidden : words.title(moment.key)}</h2>
      {moment.ask !== null && (
        <p class={isAsking ? 'asking' : 'faint'}>
          {isAsking && <b>{page.guessFirst} </b>}
          {words.question(moment.ask, voice)}
        </p>
      )}
      {moment.ask !== null && Finding && (
        <Finding
          ask={moment.ask}
          language={language.value}
          name={voice.name}
          guess={guess}
          isOpen={!isAsking}
          onGuess={onGuess}
        />
      )}
      {taps && (
        <p class="faint" role="status">
          {page.tapped(taps.tapped.length, taps.most)}
        </p>
      )}
      {isAsking ? (
        <p class="row">
          {taps && onTable && (
            <button type="button" class="button" onClick={onTable}>
              {page.toTable}
            </button>
          )}
          {taps && (
            <button
              type="button"
              class="button go"
              disabled={taps.tapped.length === 0}
              onClick={() => onGuess([...taps.tapped])}
            >
              {page.these}
            </button>
          )}
          <button type="button" class="button" onClick={onShow}>
            {page.showMe}
          </button>
        </p>
      ) : (
        <>
          {isRight !== null && (
            <p role="status" class="verdict">
              {page.guessed(isRight)}
            </p>
          )}
          <p class="sentence">{words.moment(moment.key, moment.params, voice)}</p>
          <Statements {...props} />
        </>
      )}
    </div>
  );
}

function Statements({ moment, words, page, voice }: MomentPageProps) {
  return (
    <dl class="statements">
      {ORDER.flatMap((kind) => {
        const said = moment.says.filter((one) => one.kind === kind);
        return said.length === 0
          ? []
          : [
              <div key={kind} data-kind={kind}>
                <dt>{page.statements[kind]}</dt>
                <dd>{said.map(({ key, params }) => words.statement(key, params, voice)).join(' ')}</dd>
              </div>,
            ];
      })}
    </dl>
  );
}
