/** The rail on the left of a desk: the night, and below it what the moment needs. */

import type { Figure } from '../../rules/state.ts';
import type { Pointed } from '../board.tsx';
import type { Hand } from '../hand.ts';
import type { Planning } from '../play/planning.ts';
import { Actions } from './actions.tsx';
import { EndPanel } from './ending.tsx';
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
  readonly hand: Hand;
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
  const { hand, planning } = props;
  return (
    <div class="nr-rail">
      <RailHead hand={hand} />
      {hand.props.outcome ? <EndPanel hand={hand} /> : <Moment {...props} />}
      <div class="nr-acts" data-kept>
        {!hand.props.outcome && planning && <PlanButtons hand={hand} planning={planning} />}
        {!hand.props.outcome && isWindowOpen(hand.props.view) && <Answer hand={hand} />}
        <Actions hand={hand} />
      </div>
    </div>
  );
}

function Moment({ hand, own, planning, offers, feigning, open, onPoint, onFeign }: RailProps) {
  const { props } = hand;
  const { view } = props;
  const guards = ([0, 1] as const).filter((guard) => view.active !== guard || view.phase === 'lead');
  const moving = view.phase === 'guardMove' || view.phase === 'firstPaths' ? view.active : null;
  const inWindow = isWindowOpen(view);
  return (
    <>
      {moving !== null && offers.length === 0 && <HuntPanel hand={hand} guard={moving} />}
      <PathFan hand={hand} offers={offers} onPoint={(offer) => onPoint({ card: null, offer })} />
      {(offers.length > 0 ? ([0, 1] as const) : guards).map((guard) => (
        <GuardPlate key={guard} hand={hand} guard={guard} />
      ))}
      <Secrets hand={hand} own={own} planning={planning} feigning={feigning} open={open} onFeign={onFeign} />
      <WindowPanel hand={hand} feigning={feigning} onFeign={onFeign} />
      {view.phase === 'plan' && view.handedIn && <Answer hand={hand} />}
      {own.length === 0 && <Welcome hand={hand} own={own} />}
      {planning && (
        <>
          <Paces hand={hand} planning={planning} onPoint={(card) => onPoint({ card, offer: null })} />
          <WayStrip hand={hand} planning={planning} />
          <Verdict hand={hand} planning={planning} />
        </>
      )}
      {!planning && !inWindow && own.length < 2 && offers.length <= FEW && <People hand={hand} />}
      {own.length === 0 && !inWindow && !view.free && offers.length === 0 && <Supply hand={hand} />}
    </>
  );
}
