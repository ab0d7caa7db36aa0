/** The cards that both players know, to compare features with. */

import { Target } from '@conclave/kit';
import { clauseReason } from '../../on-view/askable.ts';
import { FEATURES } from '../../rules/suspects.ts';
import { featureName, referenceName } from '../names.ts';
import { Chips } from './chips.tsx';
import { stateOfReference, turnReference } from './draft.ts';
import type { Tools } from './tools.ts';

/** Cards both know, each with the five features: the same, another, off. */
export function KnownCards({ setting, offered, clause, setClause, why }: Tools) {
  const { props, say } = setting;
  const { language } = props;
  return (
    <div class="ab-known">
      {offered.references.map((reference) => {
        const name = referenceName(language, reference);
        return (
          <Chips key={name} legend={name}>
            {FEATURES.map((feature) => {
              const state = stateOfReference(clause, feature, reference);
              const next = turnReference(clause, feature, reference, offered.mayJoin);
              const no = next.length > 0 ? clauseReason(next) : null;
              const label = say.likeness[state](featureName(language, feature));
              return (
                <Target
                  key={feature}
                  class={`ab-chip ab-room-chip ${state === 'same' ? 'is' : state === 'other' ? 'isNot' : ''}`}
                  label={label}
                  lit={no === null}
                  why={no === null ? undefined : why(no)}
                  onChoose={() => no === null && setClause(next)}
                >
                  {label}
                </Target>
              );
            })}
          </Chips>
        );
      })}
    </div>
  );
}
