/** Below the plan on phones and tablets: what the moment needs, within reach of a thumb. */

import { Actions } from './actions.tsx';
import { EndPanel } from './ending.tsx';
import { GuardPlate } from './guard-plate.tsx';
import { HuntPanel } from './hunt-panel.tsx';
import { PathFan } from './path-fan.tsx';
import { People } from './people.tsx';
import { PlanButtons } from './plan-buttons.tsx';
import { Paces, Verdict, WayStrip } from './plan-panel.tsx';
import type { RailProps } from './rail.tsx';
import { Secrets } from './secrets.tsx';
import { Welcome } from './welcome.tsx';
import { Answer, isWindowOpen, WindowPanel } from './window-panel.tsx';

export function Tray({ hand, own, planning, offers, feigning, open, onPoint, onFeign }: RailProps) {
  const { view, outcome, layout } = hand.props;
  const moving = view.phase === 'guardMove' || view.phase === 'firstPaths' ? view.active : null;
  return (
    <div class="nr-tray">
      {outcome ? (
        <EndPanel hand={hand} />
      ) : (
        <>
          <Secrets
            hand={hand}
            own={own}
            planning={planning}
            feigning={feigning}
            open={open}
            onFeign={onFeign}
          />
          <PathFan hand={hand} offers={offers} onPoint={(offer) => onPoint({ card: null, offer })} />
          {moving !== null && offers.length === 0 && <HuntPanel hand={hand} guard={moving} />}
          <WindowPanel hand={hand} feigning={feigning} onFeign={onFeign} />
          {view.phase === 'plan' && view.handedIn && <Answer hand={hand} />}
          <Welcome hand={hand} own={own} />
          {planning && (
            <>
              <Paces hand={hand} planning={planning} onPoint={(card) => onPoint({ card, offer: null })} />
              <div class="nr-plan-line">
                <WayStrip hand={hand} planning={planning} />
                <Verdict hand={hand} planning={planning} />
              </div>
            </>
          )}
          {layout === 'tablet' && moving !== null && offers.length === 0 && (
            <GuardPlate hand={hand} guard={moving === 0 ? 1 : 0} />
          )}
          {!planning && moving === null && (
            <div class="nr-tray-plates">
              <GuardPlate hand={hand} guard={0} />
              <GuardPlate hand={hand} guard={1} />
            </div>
          )}
          {!planning && moving === null && own.length === 0 && !isWindowOpen(view) && <People hand={hand} />}
        </>
      )}
      <div class="nr-acts" data-kept>
        {!outcome && planning && <PlanButtons hand={hand} planning={planning} />}
        {!outcome && isWindowOpen(view) && <Answer hand={hand} />}
        <Actions hand={hand} />
      </div>
    </div>
  );
}
