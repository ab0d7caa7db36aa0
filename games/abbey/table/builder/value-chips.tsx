/** Chips for the twelve values of the features. */

import { Target } from '@conclave/kit';
import { clauseReason } from '../../on-view/askable.ts';
import type { Question } from '../../rules/question.ts';
import { FEATURES, VALUES_OF, type Value } from '../../rules/suspects.ts';
import { featureName, valueName } from '../names.ts';
import { ValueSign } from '../pieces/figures.tsx';
import { readPointing } from '../pointing.ts';
import { labelled } from '../words.ts';
import { stateOf, turnValue } from './draft.ts';
import type { Tools } from './tools.ts';

function isAskedFor(question: Question, value: Value): boolean {
  return (
    'filter' in question &&
    question.filter.some((clause) => clause.some((one) => one.kind === 'is' && one.value === value))
  );
}

/** Twelve chips: once is, twice is not, three times off. What would fit nobody says so. */
export function ValueChips({ setting, offered, clause, setClause, why }: Tools) {
  const { language, shared } = setting.props;
  const led = readPointing(shared).question;
  const { say } = setting;
  return (
    <div class="ab-values">
      {FEATURES.map((feature) => (
        <fieldset key={feature}>
          <legend>{featureName(language, feature)}</legend>
          <div>
            {VALUES_OF[feature].map((value) => {
              const state = stateOf(clause, value);
              const next = turnValue(clause, value, offered.mayJoin);
              const no = next.length > 0 ? clauseReason(next) : null;
              const lit = no === null && (led === null || (state === 'off' && isAskedFor(led, value)));
              const name = valueName(language, value);
              const label = labelled(say, say.values[value], state === 'isNot' ? say.isNot(name) : name);
              return (
                <Target
                  key={value}
                  class={`ab-chip ab-value ${state}`}
                  label={label}
                  aria-pressed={state !== 'off'}
                  lit={lit}
                  why={no === null ? undefined : why(no)}
                  help={say.chipHelp}
                  helpTitle={label}
                  onChoose={() => lit && setClause(next)}
                >
                  {state === 'isNot' && <i class="ab-not" data-figure={say.not} />}
                  <ValueSign value={value} size={32} />
                  <b>{say.values[value]}</b>
                </Target>
              );
            })}
          </div>
        </fieldset>
      ))}
      <p class="ab-once">{say.onceTwice}</p>
    </div>
  );
}
