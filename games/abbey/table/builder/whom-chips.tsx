/** The players who can be asked, to choose one. */

import type { Seat } from '@conclave/engine';
import { Initial } from '../pieces/initial.tsx';
import type { Setting } from '../setting.ts';

interface WhomChipsProps {
  readonly setting: Setting;
  readonly targets: readonly Seat[];
  readonly chosen: Seat | null;
  onChoose(seat: Seat): void;
}

export function WhomChips({ setting, targets, chosen, onChoose }: WhomChipsProps) {
  const { props, say, nameOf } = setting;
  return (
    <fieldset class="ab-whom" aria-label={say.whom}>
      {targets.map((seat) => (
        <button
          key={seat}
          type="button"
          class={seat === chosen ? 'ab-chip on' : 'ab-chip'}
          aria-pressed={seat === chosen}
          onClick={() => onChoose(seat)}
        >
          <Initial letter={nameOf(seat).charAt(0)} colour={props.view.players[seat].colour} size={34} />
          <b>{nameOf(seat)}</b>
        </button>
      ))}
    </fieldset>
  );
}
