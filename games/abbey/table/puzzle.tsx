/** The puzzle of the Abbey: ten suspects in their windows, with a cross for each player who cannot hold them. */

import './puzzle.css';
import { isRecord, type Json, type Language } from '@conclave/engine';
import type { PuzzleBoard, PuzzleProps } from '@conclave/kit';
import type { Culprit } from '../puzzle/culprit.ts';
import type { Holder } from '../puzzle/divisions.ts';
import { HOLDER_NAMES } from '../puzzle/keys.ts';
import type { Suspect } from '../rules/suspects.ts';
import { fewMonks, firstName, monkName, valueName, valuesOf } from './names.ts';
import { Portrait, useFigures, ValueSign } from './pieces/figures.tsx';

const WORDS = {
  en: {
    answers: 'What they answered',
    suspects: 'The ten suspects',
    hand: 'A tap on a window names the culprit; a tap on a sign crosses that player out.',
    not: (suspect: string, holder: string) => `${suspect}: not with ${holder}`,
    under: 'under the board',
    rubOut: 'Rub out',
  },
  fr: {
    answers: 'Leurs réponses',
    suspects: 'Les dix suspects',
    hand: 'Touchez une fenêtre pour nommer le coupable ; touchez un signe pour le barrer.',
    not: (suspect: string, holder: string) => `${suspect} : pas chez ${holder}`,
    under: 'sous le plateau',
    rubOut: 'Effacer',
  },
} satisfies Record<Language, unknown>;

/** Who is named, and the crosses: suspect and player. */
type Composed = { readonly named: Suspect | null; readonly crossed: readonly string[] };

const EMPTY: Composed = { named: null, crossed: [] };

function composedOf(json: Json): Composed {
  if (!isRecord(json) || !Array.isArray(json.crossed)) return EMPTY;
  const { named, crossed } = json;
  return {
    named: typeof named === 'number' ? named : null,
    crossed: crossed.filter((cross): cross is string => typeof cross === 'string'),
  };
}

export const puzzle: PuzzleBoard = {
  Board: CulpritBoard,
  answer: (composed) => composedOf(composed).named,
};

const crossOf = (suspect: Suspect, holder: Holder) => `${suspect} ${holder}`;

function CulpritBoard({ puzzle: { params }, language, composed, compose, solution, pointed }: PuzzleProps) {
  useFigures();
  const { suspects, facts } = params as Culprit;
  const words = WORDS[language];
  const holders = HOLDER_NAMES[language];
  const { named, crossed } = composedOf(composed);
  const isOver = solution !== null;
  const shown = solution ?? named;
  const pointedFacts = Array.isArray(pointed?.params.facts) ? pointed.params.facts : [];
  const put = (next: Partial<Composed>) => compose({ named, crossed, ...next });
  const cross = (one: string) =>
    put({ crossed: crossed.includes(one) ? crossed.filter((other) => other !== one) : [...crossed, one] });
  return (
    <div class="ab-puzzle">
      <ul class="ab-facts" aria-label={words.answers}>
        {facts.map(({ holder, values, n }, at) => (
          <li key={at} data-pointed={pointedFacts.includes(at) || undefined}>
            <HolderSign holder={holder} />
            <span>
              <b>{holders[holder]}</b> {fewMonks(language, values, n)}
            </span>
            <span class="ab-fact-values" aria-hidden="true">
              {values.map((value) => (
                <ValueSign key={value} value={value} size={26} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <ul class="ab-ten" aria-label={words.suspects}>
        {suspects.map((suspect) => (
          <li key={suspect} data-named={shown === suspect || undefined}>
            <button
              type="button"
              class="ab-window"
              aria-pressed={shown === suspect}
              aria-label={`${monkName(language, suspect)}, ${valuesOf(suspect)
                .map((value) => valueName(language, value))
                .join(', ')}`}
              disabled={isOver}
              onClick={() => put({ named: named === suspect ? null : suspect })}
            >
              <Portrait suspect={suspect} width={74} />
              <b>{firstName(language, suspect)}</b>
              <span class="ab-window-values">
                {valuesOf(suspect).map((value) => (
                  <ValueSign key={value} value={value} size={17} />
                ))}
              </span>
            </button>
            {isOver && solution === suspect ? (
              <i>{words.under}</i>
            ) : (
              <span class="ab-crosses">
                {holders.map((name, holder) => (
                  <button
                    key={name}
                    type="button"
                    aria-pressed={crossed.includes(crossOf(suspect, holder))}
                    aria-label={words.not(firstName(language, suspect), name)}
                    onClick={() => cross(crossOf(suspect, holder))}
                  >
                    <HolderSign holder={holder} isCrossed={crossed.includes(crossOf(suspect, holder))} />
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {!isOver && (
        <p class="ab-puzzle-hand">
          {words.hand}{' '}
          <button type="button" class="button small ab-rub-out" onClick={() => compose(EMPTY)}>
            {words.rubOut}
          </button>
        </p>
      )}
    </div>
  );
}

/** A shape and a colour for each of the three. */
function HolderSign({ holder, isCrossed = false }: { holder: Holder; isCrossed?: boolean }) {
  return (
    <svg class="ab-holder" data-holder={holder} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {holder === 0 && <circle cx="12" cy="12" r="8.5" />}
      {holder === 1 && <path d="M4.5 4.5h15v15h-15z" />}
      {holder === 2 && <path d="M12 3.5 21 20H3z" />}
      {isCrossed && <path class="cross" d="M3 3 21 21M21 3 3 21" />}
    </svg>
  );
}
