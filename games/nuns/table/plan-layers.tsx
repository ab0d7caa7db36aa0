/** The layers of the plan that depend on the moment: the guards' routes, the noise, previews, hints, drawn ways, secret goals. */

import layout from '../data/layout.json' with { type: 'json' };
import { routeOf } from '../mind/patrol.ts';
import { endsOfWalk } from '../on-view/reach.ts';
import { KEY_AT, KEY_COLOUR, NOISE, WISH_AT, WISHES } from '../rules/cards.ts';
import { routeAlong } from '../rules/paths.ts';
import { FIRST_NOVICE, guardLimit, noviceOf } from '../rules/state.ts';
import type { Pointed } from './board.tsx';
import { SPOTS } from './geometry.tsx';
import { SecretMedal } from './layers/medal.tsx';
import { OwnWay } from './layers/own-way.tsx';
import { Route, Stops } from './layers/route.tsx';
import { Ripples } from './layers/sound.tsx';
import { coneShape } from './light/cone.ts';
import { drawn } from './light/night.tsx';
import { Key, Treasure } from './pieces/treasures.tsx';
import { draftFor } from './play/draft.ts';
import type { Planning } from './play/planning.ts';
import type { Goals } from './play/targets.ts';
import type { Offer } from './rail/path-fan.tsx';
import type { Setting } from './setting.ts';

/**
 * The guards' paths from where they are. While a path is chosen, all that can be taken, and the stops of the one
 * pointed at.
 */
export function Routes({
  setting,
  offers,
  pointed,
}: {
  setting: Setting;
  offers: readonly Offer[];
  pointed: Pointed;
}) {
  const { view } = setting.props;
  const proposed = offers.find(({ move }) => move === pointed.offer?.move) ?? null;
  const along = ({ path, ahead }: Offer) => routeAlong(view.guards[view.active ?? 0].at, path, ahead);
  return (
    <>
      {offers.map((offer) =>
        offer === proposed ? null : (
          <Route key={offer.path} points={along(offer)} path={offer.path} look="offered" />
        ),
      )}
      {([0, 1] as const).map((guard) => {
        const { path } = view.guards[guard];
        const route = routeOf(view, guard);
        const hunting = view.active === guard && (view.free || offers.length > 0);
        return path === null || route.length < 2 || hunting ? null : (
          <Route key={guard} points={route} path={path} />
        );
      })}
      {proposed && <Route points={along(proposed)} path={proposed.path} look="proposed" />}
    </>
  );
}

/** Where she could stop in this move along the path that is looked at. */
export function ProposedStops({ setting, pointed }: { setting: Setting; pointed: Pointed }) {
  const { view } = setting.props;
  const { offer } = pointed;
  if (!offer || view.active === null) return null;
  const points = routeAlong(view.guards[view.active].at, offer.path, offer.ahead);
  return <Stops points={points} gone={view.points} limit={guardLimit(view.options)} />;
}

/** How far the dice carry as they lie: round a listening guard, or round one's own novice. */
export function Hearing({ setting }: { setting: Setting }) {
  const { view, watcher } = setting.props;
  if (view.phase !== 'listen' && view.phase !== 'noise') return null;
  const own = view.novices.findIndex(
    ({ own: mine, seat, status }) => mine && seat === watcher && status === 'onTheRun',
  );
  const mine = own < 0 ? null : view.novices[own];
  return (
    <>
      {view.dice.map(({ figure, value }) => {
        if (figure < FIRST_NOVICE) {
          const reach = value + (mine?.card ? NOISE[mine.card] : 0);
          return <Ripples key={figure} from={view.guards[figure].at} reach={reach} />;
        }
        const roller = noviceOf(view, figure);
        if (!roller.own || roller.seat !== watcher || !roller.card) return null;
        return <Ripples key={figure} from={roller.own.at} reach={value + NOISE[roller.card]} />;
      })}
    </>
  );
}

/** What she would see from where she is pointed to. */
export function PreviewCone({
  setting,
  goals,
  hovered,
}: {
  setting: Setting;
  goals: Goals;
  hovered: number | null;
}) {
  const { view } = setting.props;
  if (view.phase !== 'guardMove' || view.active === null || hovered === null) return null;
  const goal = goals.get(hovered);
  if (goal?.kind !== 'next' && goal?.kind !== 'prey') return null;
  return <path d={drawn(coneShape(hovered, [view.guards[view.active].at, hovered]))} class="nr-preview" />;
}

/** The way that the hint means, from where she is. */
export function HintWay({ setting }: { setting: Setting }) {
  const { view, control } = setting.props;
  if (control.moves.length === 0) return null;
  const steps = control.advice.flatMap((move) => (move.kind === 'go' ? [move.to] : []));
  const plan = control.advice.find((move) => move.kind === 'plan');
  const from = plan ? noviceOf(view, plan.figure).own?.at : view.guards[view.active ?? 0].at;
  // A click on where it leads goes the shortest way.
  const way = plan?.way ?? endsOfWalk(view).get(steps.at(-1) ?? 0) ?? steps;
  if (way.length === 0) return null;
  const points = [...(from === undefined ? [] : [from]), ...way];
  return <polyline class="nr-hint-way" points={points.map((point) => SPOTS[point].join()).join(' ')} />;
}

/** The ways that are pencilled for one's own novices, also when they are handed in. */
export function OwnWays({ setting, seen }: { setting: Setting; seen: Uint8Array }) {
  const { view, watcher, control } = setting.props;
  if (view.phase !== 'plan') return null;
  return (
    <>
      {view.novices.map(({ own, seat, cell }, i) => {
        if (!own || seat !== watcher) return null;
        const draft = draftFor(view, control.drafts, FIRST_NOVICE + i);
        return <OwnWay key={cell} from={own.at} draft={draft} seen={seen} />;
      })}
    </>
  );
}

/** Where one's own key and wish lie. */
export function Medals({ setting, planning }: { setting: Setting; planning: Planning | null }) {
  const { view, watcher } = setting.props;
  return (
    <>
      {view.novices.map(({ own, seat }, i) => {
        if (!own || seat !== watcher || (planning && planning.figure !== FIRST_NOVICE + i)) return null;
        const { wish, hasKey, hasObject } = own;
        const [kx, ky] = layout.keys[wish];
        const [wx, wy] = layout.wishes[wish];
        return (
          <g key={seat}>
            {!hasKey && (
              <SecretMedal at={[kx, ky]} point={KEY_AT[wish]}>
                <Key colour={KEY_COLOUR[wish]} scale={0.9} />
              </SecretMedal>
            )}
            {!hasObject && (
              <SecretMedal at={[wx, wy]} point={WISH_AT[wish]}>
                <Treasure wish={WISHES[wish]} scale={0.98} />
              </SecretMedal>
            )}
          </g>
        );
      })}
    </>
  );
}
