/** Handing a plan in, taking it back, rubbing it out, ending the first of two moves. */

import { Target } from '@conclave/kit';
import type { Hand } from '../hand.ts';
import { named } from '../named.ts';
import { isLed } from '../play/led.ts';
import type { Planning } from '../play/planning.ts';
import { HandIn } from './hand-in.tsx';

export function PlanButtons({ hand, planning }: { hand: Hand; planning: Planning }) {
  const { props, t } = hand;
  const { view, control, words, voice } = props;
  const rest = { kind: 'rest', figure: planning.figure } as const;
  const drawn = planning.draft.card !== null;
  const led = isLed(props);
  const mayRest = planning.mayRest && (!led || control.may(rest));
  return (
    <>
      {mayRest && (
        <Target
          class="nr-button go wide"
          place="rest"
          lit
          advised={control.advises(rest)}
          label={named(t.rest, words.label(rest, view, voice))}
          onChoose={planning.rest}
        >
          {t.rest}
        </Target>
      )}
      {!mayRest && <HandIn hand={hand} wide />}
      {drawn && (
        <Target
          class="nr-button"
          place="rub out"
          lit={planning.open && !led}
          label={t.rubOut}
          onChoose={planning.erase}
        >
          {t.rubOut}
        </Target>
      )}
    </>
  );
}
