/** The portraits of all 24 suspects, to name one in a question. */

import { Target } from '@conclave/kit';
import { MONKS, type Suspect } from '../../rules/suspects.ts';
import { firstName } from '../names.ts';
import { Portrait } from '../pieces/figures.tsx';
import type { Setting } from '../setting.ts';

interface FacesProps {
  readonly setting: Setting;
  readonly chosen: readonly Suspect[];
  onChoose(suspect: Suspect): void;
}

/** All 24, to name one. */
export function Faces({ setting, chosen, onChoose }: FacesProps) {
  const { props, own } = setting;
  const { language, view } = props;
  const hand = own === null ? [] : (view.players[own].own?.hand ?? []);
  return (
    <div class="ab-faces">
      {MONKS.map((_monk, suspect) => (
        <Target
          key={suspect}
          class={`ab-chip ab-face${chosen.includes(suspect) ? ' on' : ''}${hand.includes(suspect) ? ' yours' : ''}`}
          label={firstName(language, suspect)}
          aria-pressed={chosen.includes(suspect)}
          lit
          onChoose={() => onChoose(suspect)}
        >
          <Portrait suspect={suspect} width={40} />
          <b>{firstName(language, suspect)}</b>
        </Target>
      ))}
    </div>
  );
}
