/** Buttons to hand a plan in, erase it, or end the first of two moves. */

import { Target } from '@conclave/kit';
import { samePlan } from '../../on-view/planning.ts';
import { buttonLabel } from '../button-label.ts';
import { isBeginning, leadsAway, planOf } from '../play/draft.ts';
import type { Planning } from '../play/planning.ts';
import type { Setting } from '../setting.ts';

export function PlanButtons({ setting, planning }: { setting: Setting; planning: Planning }) {
  const { t, lexicon, name } = setting;
  const { draft, advice } = planning;
  const restAdvised = advice !== null && isBeginning({ ...draft, split: draft.way.length }, advice);
  return (
    <>
      {planning.mayRest ? (
        <Target
          class="nr-button go wide"
          place="rest"
          lit
          advised={restAdvised}
          label={buttonLabel(t.rest, lexicon.composing.rest(name(planning.figure)))}
          onChoose={planning.rest}
        >
          {t.rest}
        </Target>
      ) : (
        <HandIn setting={setting} planning={planning} />
      )}
      {draft.card !== null && (
        <Target
          class="nr-button"
          place="rub out"
          lit={planning.mayErase}
          advised={advice !== null && leadsAway(draft, advice)}
          label={t.rubOut}
          onChoose={() => planning.mayErase && planning.erase()}
        >
          {t.rubOut}
        </Target>
      )}
    </>
  );
}

function HandIn({ setting, planning }: { setting: Setting; planning: Planning }) {
  const { props, t, lexicon } = setting;
  const { draft, figure, plans, advice } = planning;
  const lit = plans.length > 0;
  const move = planOf(figure, draft);
  const why = () => (move ? props.control.why(move) : Promise.resolve(lexicon.refusals.noCard));
  return (
    <Target
      class={`nr-button wide${lit ? ' go' : ''}`}
      place="hand in"
      lit={lit}
      advised={samePlan(draft, advice)}
      label={t.handIn}
      why={why}
      onChoose={() => {
        if (lit) planning.handIn();
        else if (move) props.control.explain(move);
      }}
    >
      {t.handIn}
    </Target>
  );
}
