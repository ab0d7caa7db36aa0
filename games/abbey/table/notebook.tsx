/** The suspect sheet: 24 portraits with one's own marks, what one saw, and what follows from it. */

import type { NotebookProps } from '@conclave/kit';
import { useState } from 'preact/hooks';
import type { Abbey } from '../rules/game.ts';
import { MONKS, type Suspect, VALUES, type Value } from '../rules/suspects.ts';
import { Portrait, useFigures, ValueSign } from './figures.tsx';
import { firstName, monkName, valueName, valuesOf } from './names.ts';
import { tableWords } from './words.ts';

const MARKS = ['blank', 'cross', 'doubt', 'star'] as const;
type Mark = (typeof MARKS)[number];
const SIGNS: Readonly<Record<Mark, string>> = { blank: '', cross: '✕', doubt: '?', star: '★' };

interface Sheet {
  readonly marks: Readonly<Record<string, Mark>>;
  readonly notes: string;
}

function readSheet(text: string): Sheet {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && 'marks' in json) return json as Sheet;
  } catch {}
  return { marks: {}, notes: '' };
}

export function AbbeyNotebook(props: NotebookProps<Abbey>) {
  useFigures();
  const { view, seat, language, assistance, marks, write } = props;
  const say = tableWords[language];
  const [fits, setFits] = useState<readonly Value[]>([]);
  const sheet = readSheet(marks);
  const own = view.players[seat].own;
  const hand = own?.hand ?? [];
  const seen = own?.crossed ?? [];
  const exposed = view.exposed?.card ?? null;
  const turn = (suspect: Suspect) => {
    const next = MARKS[(MARKS.indexOf(sheet.marks[suspect] ?? 'blank') + 1) % MARKS.length];
    write(JSON.stringify({ ...sheet, marks: { ...sheet.marks, [suspect]: next } }));
  };
  /** Whom one has seen with anybody is innocent: the culprit's card lies under the plan. */
  const stateOf = (suspect: Suspect): string | null => {
    if (assistance === 'off') return null;
    if (hand.includes(suspect)) return say.held;
    if (suspect === exposed) return say.shownToAll;
    if (seen.includes(suspect)) return say.seen;
    return assistance === 'follows' ? say.stillOpen : null;
  };
  const left = MONKS.filter((_monk, suspect) => !hand.includes(suspect) && !seen.includes(suspect)).length;
  const isDimmed = (suspect: Suspect) => fits.some((value) => !valuesOf(suspect).includes(value));
  return (
    <div class="ab-sheet">
      <div class="ab-strip">
        {VALUES.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={fits.includes(value)}
            aria-label={`${say.filter}: ${valueName(language, value)}`}
            data-help={valueName(language, value)}
            onClick={() =>
              setFits(fits.includes(value) ? fits.filter((one) => one !== value) : [...fits, value])
            }
          >
            <ValueSign value={value} size={28} />
          </button>
        ))}
      </div>
      <ul class="ab-suspects">
        {MONKS.map((_monk, suspect) => {
          const mark = sheet.marks[suspect] ?? 'blank';
          const state = stateOf(suspect);
          const innocent = state !== null && state !== say.stillOpen;
          const facts = valuesOf(suspect)
            .map((value) => valueName(language, value))
            .join(', ');
          return (
            <li key={suspect} class={isDimmed(suspect) ? 'dim' : undefined}>
              <button
                type="button"
                class={innocent ? 'innocent' : undefined}
                aria-label={`${monkName(language, suspect)}, ${facts}${state ? `, ${state}` : ''}, ${say.marks[mark]}`}
                data-help={`${facts}${state ? `. ${state}` : ''}`}
                data-help-title={monkName(language, suspect)}
                onClick={() => turn(suspect)}
              >
                <Portrait suspect={suspect} width={46} />
                <span>{firstName(language, suspect)}</span>
                {mark !== 'blank' && <b class={`ab-mark ${mark}`}>{SIGNS[mark]}</b>}
              </button>
            </li>
          );
        })}
      </ul>
      {assistance === 'follows' && <p>{left === 1 ? say.surely : say.possible(left)}</p>}
      <p class="aside">{say.sheetHelp}</p>
      <label class="field">
        <span>{say.note}</span>
        <textarea
          rows={4}
          class="leaf"
          value={sheet.notes}
          onInput={(event) => write(JSON.stringify({ ...sheet, notes: event.currentTarget.value }))}
        />
      </label>
    </div>
  );
}
