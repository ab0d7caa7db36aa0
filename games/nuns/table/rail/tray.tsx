/** The tray below the plan on phones and tablets: the panel for this moment. */

import { Ending } from '../ending.tsx';
import { Actions } from './actions.tsx';
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

export function Tray({ setting, own, planning, offers, feigning, open, onPoint, onFeign }: RailProps) {
  const { view, outcome, layout } = setting.props;
  const moving = view.phase === 'guardMove' || view.phase === 'firstPaths' ? view.active : null;
  return (
    <div class="nr-tray">
      {outcome ? (
        <Ending setting={setting} />
      ) : (
        <>
          <Secrets
            setting={setting}
            own={own}
            planning={planning}
            feigning={feigning}
            open={open}
            onFeign={onFeign}
          />
          <PathFan setting={setting} offers={offers} onPoint={(offer) => onPoint({ card: null, offer })} />
          {moving !== null && offers.length === 0 && <HuntPanel setting={setting} guard={moving} />}
          <WindowPanel setting={setting} feigning={feigning} onFeign={onFeign} />
          {view.phase === 'plan' && view.handedIn && <Answer setting={setting} />}
          <Welcome setting={setting} own={own} />
          {planning && (
            <>
              <Paces
                setting={setting}
                planning={planning}
                onPoint={(card) => onPoint({ card, offer: null })}
              />
              <div class="nr-plan-line">
                <WayStrip setting={setting} planning={planning} />
                <Verdict setting={setting} planning={planning} />
              </div>
            </>
          )}
          {layout === 'tablet' && moving !== null && offers.length === 0 && (
            <GuardPlate setting={setting} guard={moving === 0 ? 1 : 0} />
          )}
          {!planning && moving === null && (
            <div class="nr-tray-plates">
              <GuardPlate setting={setting} guard={0} />
              <GuardPlate setting={setting} guard={1} />
            </div>
          )}
          {!planning && moving === null && own.length === 0 && !isWindowOpen(view) && (
            <People setting={setting} />
          )}
        </>
      )}
      <div class="nr-acts" data-kept>
        {!outcome && planning && <PlanButtons setting={setting} planning={planning} />}
        {!outcome && isWindowOpen(view) && <Answer setting={setting} />}
        <Actions setting={setting} />
      </div>
    </div>
  );
}
