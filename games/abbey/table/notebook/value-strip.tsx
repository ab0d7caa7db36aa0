/** The strip of the sheet: for each value, the culprit's chance and who revealed it. Its signs filter the suspects. */

import { FEATURES, VALUES_OF, type Value } from '../../rules/suspects.ts';
import { valueName } from '../names.ts';
import { Token, ValueSign } from '../pieces/figures.tsx';
import type { NoteProps } from '../setting.ts';
import { tableWords } from '../words.ts';
import { chanceOf, type Follows, isFine, type Known, roughly } from './knowledge.ts';

interface ValueStripProps {
  readonly props: NoteProps;
  readonly known: readonly Known[];
  readonly follows: Follows;
  readonly filter: readonly Value[];
  setFilter(filter: readonly Value[]): void;
}

/** The culprit so far: the chance of every value, and who revealed it. Its signs are filters. */
export function ValueStrip({ props, known, follows, filter, setFilter }: ValueStripProps) {
  const { view, language, voice } = props;
  const say = tableWords[language].sheet;
  return (
    <div class="ab-strip">
      {FEATURES.map((feature) => (
        <span key={feature} style={{ '--parts': VALUES_OF[feature].length }}>
          {VALUES_OF[feature].map((value) => {
            const chance = isFine(follows) ? chanceOf(value, known) : null;
            const revealed = view.revelations.filter((one) => one.value === value);
            const name = valueName(language, value);
            const facts = [
              ...(chance === null ? [] : [say.chance(Math.round(chance * 20) * 5)]),
              ...revealed.map(({ seat }) => say.revealedBy(name, voice.name(seat))),
            ];
            return (
              <button
                key={value}
                type="button"
                aria-pressed={filter.includes(value)}
                aria-label={[say.filter(name), ...facts].join('. ')}
                data-help={[say.filter(name), ...facts].join('. ')}
                data-help-title={name}
                onClick={() =>
                  setFilter(
                    filter.includes(value) ? filter.filter((one) => one !== value) : [...filter, value],
                  )
                }
              >
                {revealed.map(({ seat }) => (
                  <Token key={seat} colour={view.players[seat].colour} size={18} />
                ))}
                <ValueSign value={value} size={26} />
                {chance !== null && <b class="tabular" data-figure={roughly(chance) || '\u00a0'} />}
              </button>
            );
          })}
        </span>
      ))}
    </div>
  );
}
