/** The rail beside the plan on a desk: the head, and below it the panel for this moment. */

import type { Figure } from '../../rules/state.ts';
import type { Pointed } from '../board.tsx';
import { Ending } from '../ending.tsx';
import type { Planning } from '../play/planning.ts';
import type { Setting } from '../setting.ts';
import { Actions } from './actions.tsx';
import { GuardPlate } from './guard-plate.tsx';
import { RailHead } from './head.tsx';
import { HuntPanel } from './hunt-panel.tsx';
import { type Offer, PathFan } from './path-fan.tsx';
import { People } from './people.tsx';
import { PlanButtons } from './plan-buttons.tsx';
import { Paces, Verdict, WayStrip } from './plan-panel.tsx';
import { Secrets } from './secrets.tsx';
import { Supply } from './supply.tsx';
import { Welcome } from './welcome.tsx';
import { Answer, isWindowOpen, WindowPanel } from './window-panel.tsx';

/** With more path cards to choose from there is no room for anything else. */
const FEW = 4;

export interface RailProps {
  readonly setting: Setting;
  /** The novices one leads. */
  readonly own: readonly Figure[];
  readonly planning: Planning | null;
  readonly offers: readonly Offer[];
  readonly feigning: Figure | null;
  open(figure: Figure): void;
  onFeign(figure: Figure | null): void;
  onPoint(pointed: Pointed): void;
}

export function Rail(props: RailProps) {
  const { setting, planning } = props;
  return (
    <div class="nr-rail">
      <RailHead setting={setting} />
      {setting.props.outcome ? <Ending setting={setting} /> : <Moment {...props} />}
      <div class="nr-acts" data-kept>
        {!setting.props.outcome && planning && <PlanButtons setting={setting} planning={planning} />}
        {!setting.props.outcome && isWindowOpen(setting.props.view) && <Answer setting={setting} />}
        <Actions setting={setting} />
      </div>
    </div>
  );
}

function Moment({ setting, own, planning, offers, feigning, open, onPoint, onFeign }: RailProps) {
  const { props } = setting;
  const { view } = props;
  const guards = ([0, 1] as const).filter((guard) => view.active !== guard || view.phase === 'lead');
  const moving = view.phase === 'guardMove' || view.phase === 'firstPaths' ? view.active : null;
  const inWindow = isWindowOpen(view);
  return (
    <>
      {moving !== null && offers.length === 0 && <HuntPanel setting={setting} guard={moving} />}
      <PathFan setting={setting} offers={offers} onPoint={(offer) => onPoint({ card: null, offer })} />
      {(offers.length > 0 ? ([0, 1] as const) : guards).map((guard) => (
        <GuardPlate key={guard} setting={setting} guard={guard} />
      ))}
      <Secrets
        setting={setting}
        own={own}
        planning={planning}
        feigning={feigning}
        open={open}
        onFeign={onFeign}
      />
      <WindowPanel setting={setting} feigning={feigning} onFeign={onFeign} />
      {view.phase === 'plan' && view.handedIn && <Answer setting={setting} />}
      {own.length === 0 && <Welcome setting={setting} own={own} />}
      {planning && (
        <>
          <Paces setting={setting} planning={planning} onPoint={(card) => onPoint({ card, offer: null })} />
          <WayStrip setting={setting} planning={planning} />
          <Verdict setting={setting} planning={planning} />
        </>
      )}
      {!planning && !inWindow && own.length < 2 && offers.length <= FEW && <People setting={setting} />}
      {own.length === 0 && !inWindow && !view.free && offers.length === 0 && <Supply setting={setting} />}
    </>
  );
}
