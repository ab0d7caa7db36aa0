/** The plan: joins the ground, the night, the layers, the pieces and the points that can be chosen. */

import {
  BoardSheet,
  type FootCorner,
  Ground,
  Layer,
  type Layout,
  Pieces,
  Said,
  SmallPlan,
  Still,
  useCamera,
  useClearCorner,
} from '@conclave/kit';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { noisesOf } from '../mind/noises.ts';
import { inSight } from '../mind/pencil.ts';
import type { Whereabouts } from '../mind/ponder.ts';
import { type Figure, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Pointed } from './board.tsx';
import { Edges } from './edge-signs.tsx';
import { EdgeSpots } from './edge-spots.tsx';
import { OnPlan, placeOf, VIEW } from './geometry.tsx';
import { useHand } from './hand/hand.ts';
import { useActionKeys } from './keys.ts';
import { BeliefDiscs, BeliefGlow, type Possible } from './layers/belief.tsx';
import { DawnStops, DawnWays } from './layers/dawn.tsx';
import { Names, Points } from './layers/floor.tsx';
import { Trail } from './layers/marks.tsx';
import { Rings } from './layers/reach.tsx';
import { SightRule } from './layers/sight-rule.tsx';
import { HeardFrom } from './layers/sound.tsx';
import { Night } from './light/night.tsx';
import { MiniPlan } from './mini-plan.tsx';
import { PathFork } from './path-fork.tsx';
import plan from './pictures/plan.svg';
import { usePieces } from './pieces-on-board.tsx';
import { PlanHelp } from './plan-help.tsx';
import { Hearing, HintWay, Medals, OwnWays, PreviewCone, ProposedStops, Routes } from './plan-layers.tsx';
import { Plates } from './plates.tsx';
import { glowsWithOthers, readShared } from './play/belief.ts';
import { readMarks } from './play/marks.ts';
import type { Planning } from './play/planning.ts';
import { type Goal, type Goals, guardGoals, pathGoals, planGoals } from './play/targets.ts';
import { PointSpots } from './point-spots.tsx';
import type { Offer } from './rail/path-fan.tsx';
import { Tools } from './rail/tools.tsx';
import { ReviewPins } from './review-pins.tsx';
import type { Setting } from './setting.ts';

interface PlanProps {
  readonly setting: Setting;
  readonly planning: Planning | null;
  readonly offers: readonly Offer[];
  readonly pointed: Pointed;
  readonly whereabouts: readonly Whereabouts[] | null;
  readonly feigning: Figure | null;
  onOpen(figure: Figure): void;
}

const SIZE = { width: VIEW.width, height: VIEW.height };
/** What a phone shows of the plan, in units: neighbours are 42 pixels apart and more. */
const NEAR = { width: 640, height: 320 };
/** In pixels a unit. */
const NEAREST = 0.61;

export function Plan({ setting, planning, offers, pointed, whereabouts, feigning, onOpen }: PlanProps) {
  const { props, t } = setting;
  const { view, watcher, event, layout: shape } = props;
  const camera = useCamera({ nearest: 5 });
  const [numbers, setNumbers] = useState(true);
  const [hovered, hover] = useState<number | null>(null);
  const [fork, setFork] = useState<number | null>(null);
  const marks = readMarks(props.marks);
  const shared = readShared(props.shared);
  const dawn = view.phase === 'over' && event === null;
  const capturing = event?.type === 'stepped' && 'captured' in event && event.captured.length > 0;
  const seen = useMemo(() => inSight(view.guards), [view]);
  const goals: Goals = useMemo(() => {
    if (planning?.open) return planGoals(props, planning, pointed.card);
    const paths = pathGoals(props, offers, setFork);
    return paths.size > 0 ? paths : guardGoals(props);
  }, [view, props.control, planning, pointed.card, props.assistance]);
  const hand = useHand(camera, { props, planning, goals });
  const { rule } = hand;
  useActionKeys({ n: () => setNumbers(!numbers), s: hand.toggleRule });
  const pieces = usePieces({ setting, planning, pins: marks.pins, onGrip: hand.pressFigure, onOpen });
  const possible = useMemo(
    () => possibleOf(setting, whereabouts, shared.only),
    [view, whereabouts, shared.only],
  );
  // A guard player sees where the markers' noises can have come from; a novice has other cares.
  const noises = useMemo(
    () =>
      props.assistance === 'seen' && view.guards.some(({ seat }) => seat === watcher)
        ? noisesOf(props.told).filter(({ figure }) => {
            const { cell, spotted } = noviceOf(view, figure);
            return spotted === null && (shared.only === null || cell === shared.only);
          })
        : [],
    [view, watcher, props.assistance, shared.only],
  );
  const focus = focusOf(setting, planning);
  // Then the pins move the camera.
  const isReviewed = props.pins.length > 0;
  useEffect(() => {
    if ((shape !== 'phone' && shape !== 'across') || isReviewed) return;
    if (dawn) {
      camera.home();
      return;
    }
    const { x, y } = placeOf(focus);
    camera.glideTo({ x: x - NEAR.width / 2, y: y - NEAR.height / 2, ...NEAR }, { most: NEAREST });
  }, [shape, focus, camera, dawn, isReviewed]);
  const pencil = planning?.draft.way.at(-1);
  // The small plan gives way to her, and to where the pencil is.
  const corner = useClearCorner(camera, [focus, pencil ?? focus].map(placeOf));
  useEffect(() => {
    if (pencil === undefined || !camera.near.peek()) return;
    // A lesson's card hides the upper edge: the next point is beside the middle.
    if (shared.aim) camera.centre(placeOf(pencil));
    else camera.reveal(placeOf(pencil));
  }, [pencil, camera]);

  // Most renderings change nothing about the points: all that they say and show is named by a few keys.
  const ringKey = [...goals.values()].map(keyOf).join();
  const wayKey = planning ? `${planning.draft.card} ${planning.draft.way.join()}` : '';
  return (
    <div
      class={hand.kind === 'choosing' ? 'nr-plan' : 'nr-plan nr-picking'}
      onPointerDownCapture={hand.pressPlan}
    >
      <BoardSheet
        size={SIZE}
        label={t.plan}
        camera={camera}
        watcher={watcher}
        reach={44}
        buttons="top left"
        over={
          <>
            <Tools
              setting={setting}
              numbers={numbers}
              ruling={hand.kind === 'ruling'}
              onNumbers={() => setNumbers(!numbers)}
              onRule={hand.toggleRule}
            />
            {(shape === 'phone' || shape === 'across') && (
              <SmallPlan corner={corner}>
                <MiniPlan view={view} />
              </SmallPlan>
            )}
            <Edges setting={setting} planning={planning} taken={takenBy(shape, corner)} />
            <Said cue={props.cue} />
          </>
        }
      >
        <Ground src={plan} />
        <Night guards={view.guards} cut={watcher} dawn={dawn} dim={capturing} />
        {possible.length > 0 && <BeliefGlow possible={possible} />}
        <Still of={[t]} draw={() => <Names words={t} />} />
        <Layer class="nr-floor">
          <defs>
            <radialGradient id="nr-lapis">
              <stop offset="0" stop-color="#7fb0ff" stop-opacity=".8" />
              <stop offset="1" stop-color="#4f86e0" stop-opacity="0" />
            </radialGradient>
          </defs>
          <OnPlan>
            {dawn ? <DawnWays view={view} /> : <Routes setting={setting} offers={offers} pointed={pointed} />}
            {!dawn && <PreviewCone setting={setting} goals={goals} hovered={hovered} />}
            {!dawn && <Hearing setting={setting} />}
            {!dawn && <HeardFrom noises={noises} />}
            {!dawn && <Medals setting={setting} planning={planning} />}
            <Still of={[ringKey]} draw={() => <Rings rings={[...goals.values()]} />} />
            <Still
              of={[seen, dawn, numbers, ringKey, wayKey]}
              draw={() => (
                <Points
                  seen={dawn ? NOBODY : seen}
                  numbers={numbers}
                  strong={new Set(goals.keys())}
                  covered={new Set(planning?.draft.way ?? [])}
                />
              )}
            />
            {dawn && <DawnStops view={view} />}
            {offers.length > 0 && <ProposedStops setting={setting} pointed={pointed} />}
            <BeliefDiscs possible={possible} />
            {!dawn && view.novices.map((novice) => <Trail key={novice.cell} novice={novice} />)}
            <HintWay setting={setting} />
            <OwnWays setting={setting} seen={seen} />
            {rule?.from && <SightRule from={rule.from} to={rule.to ?? hovered} />}
          </OnPlan>
        </Layer>
        <Still
          of={[view, t]}
          draw={() => (
            <>
              <PlanHelp setting={setting} />
              <Plates setting={setting} />
            </>
          )}
        />
        <Still
          of={[
            sceneOf(view),
            t,
            ringKey,
            wayKey,
            rule,
            hand.kind,
            props.assistance,
            props.control.moves.length > 0,
          ]}
          draw={() => (
            <PointSpots
              setting={setting}
              planning={planning}
              goals={goals}
              seen={seen}
              pickAny={hand.kind !== 'choosing'}
              ruled={rule}
              onChoose={hand.click}
              onHover={hover}
            />
          )}
        />
        <Pieces items={pieces} />
        <EdgeSpots setting={setting} feigning={feigning} />
        <ReviewPins pins={props.pins} tapping={props.tapping} camera={camera} />
      </BoardSheet>
      <PathFork setting={setting} offers={offers} at={fork} onClose={() => setFork(null)} />
    </div>
  );
}

const NOBODY = new Uint8Array(256);

/** All that a point's card says follows from this. */
function sceneOf({ phase, points, active, guards, novices }: View): string {
  return JSON.stringify([
    phase,
    points,
    active,
    guards.map(({ at, facing, ran }) => [at, facing, ran]),
    novices.map(({ spotted, status }) => [spotted, status]),
  ]);
}

function keyOf({ point, kind, seen, heard, threat, plus, advised }: Goal): string {
  return [point, kind, seen, heard, threat, plus, advised].join(' ');
}

/** The point on which a phone's window stands: the acting figure. */
function focusOf({ props }: Setting, planning: Planning | null): number {
  const { view, event } = props;
  if (event && 'guard' in event && typeof event.guard === 'number') return view.guards[event.guard].at;
  if (event && 'at' in event && typeof event.at === 'number' && event.at > 0) return event.at;
  if (planning) return planning.own.at;
  if (view.active !== null) return view.guards[view.active].at;
  const own = view.novices.find((novice) => novice.own && novice.seat === props.watcher)?.own;
  return own?.at ?? view.guards[0].at;
}

/** What buttons and the small plan leave no room for, in pixels. */
export function takenBy(layout: Layout, small: FootCorner) {
  switch (layout) {
    case 'phone':
      return { 'top left': { width: 60, height: 160 }, [small]: { width: 122, height: 130 } };
    case 'across':
      return { 'top left': { width: 160, height: 60 }, 'bottom left': { width: 110, height: 60 } };
    default:
      return { 'top left': { width: 54, height: 236 } };
  }
}

function possibleOf(
  { props }: Setting,
  whereabouts: readonly Whereabouts[] | null,
  only: number | null,
): readonly Possible[] {
  const { view } = props;
  if (!whereabouts || view.phase === 'over') return [];
  return whereabouts.flatMap(({ figure, points }) => {
    const { cell, spotted, status } = noviceOf(view, figure);
    if (spotted !== null || status === 'caught' || (only !== null && only !== cell)) return [];
    if (only === null && !glowsWithOthers(points.length)) return [];
    return [{ cell, points }];
  });
}
