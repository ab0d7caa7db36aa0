/** Handing in what is pencilled: a plan, a pass, a blessing. */

import { Target } from '@conclave/kit';
import type { Hand } from '../hand.ts';

const HAND_IN = { kind: 'handIn' } as const;

export function HandIn({ hand: { props }, wide }: { hand: Hand; wide?: boolean }) {
  const { view, control, words, voice } = props;
  const lit = control.may(HAND_IN);
  const label = words.label(HAND_IN, view, voice);
  return (
    <Target
      class={`nr-button${lit ? ' go' : ''}${wide ? ' wide' : ''}`}
      place="hand in"
      lit={lit}
      advised={control.advises(HAND_IN)}
      label={label}
      why={() => control.why(HAND_IN)}
      onChoose={() => (lit ? control.play(HAND_IN) : control.explain(HAND_IN))}
    >
      {label}
    </Target>
  );
}
