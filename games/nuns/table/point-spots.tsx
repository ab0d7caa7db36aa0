/** Every point of the plan as a target: lit if it can be chosen, with a card of facts about it. */

import { Spot } from '@conclave/kit';
import { capital } from '../../words.ts';
import { chanceAt } from '../mind/pencil.ts';
import { distance, distanceFor, isLocked, NEIGHBOURS, POINTS, UNREACHABLE } from '../rules/convent.ts';
import { MAX_WAY, type Move } from '../rules/moves.ts';
import { facing, sees } from '../rules/sight.ts';
import { FIRST_NOVICE, guardLimit, WALK_POINTS } from '../rules/state.ts';
import { placeOf, spotPlace } from './geometry.tsx';
import { lineBetween } from './layers/sight-rule.tsx';
import { isRolledFor, planOf } from './play/draft.ts';
import { forewarned } from './play/forecast.ts';
import type { Planning } from './play/planning.ts';
import type { Goals } from './play/targets.ts';
import type { Setting } from './setting.ts';

interface PointSpotsProps {
  readonly setting: Setting;
  readonly planning: Planning | null;
  readonly goals: Goals;
  readonly seen: Uint8Array;
  /** Any point can be chosen: for the sight rule, or for a pin. */
  readonly pickAny: boolean;
  readonly ruled: { readonly from: number | null; readonly to: number | null } | null;
  onChoose(point: number): void;
  onHover(point: number | null): void;
}

const SIZE = 52;
const ALL = Array.from({ length: POINTS }, (_none, i) => i + 1);

export function PointSpots(props: PointSpotsProps) {
  const { setting, goals, pickAny, onChoose, onHover } = props;
  const { control, point: say } = setting.props;
  return (
    <>
      {ALL.map((point) => {
        const lit = pickAny || goals.has(point);
        const { title, lines } = cardOf(props, point);
        const probe = probeAt(props, point);
        return (
          <Spot
            key={point}
            class="nr-spot"
            place={spotPlace(point)}
            at={placeOf(point)}
            size={SIZE}
            lit={lit}
            advised={goals.get(point)?.advised}
            label={[title, ...lines].join(', ')}
            helpTitle={title}
            help={capital(lines.join(' · '))}
            why={probe && !lit ? () => control.why(probe) : undefined}
            onPoint={(on) => {
              onHover(on ? point : null);
              say(on ? spotPlace(point) : null);
            }}
            onChoose={() => {
              if (lit) onChoose(point);
              else if (probe) control.explain(probe);
            }}
          />
        );
      })}
    </>
  );
}

/** A shortest way for her; through locked doors only where no other leads there. */
export function wayBetween(hasKey: boolean, from: number, to: number): readonly number[] {
  const opens = hasKey || distanceFor(false, from, to) >= UNREACHABLE;
  const far = (point: number) => distanceFor(opens, point, to);
  const next = NEIGHBOURS[from].find((near) => far(near) < far(from) && (opens || !isLocked(from, near)));
  return next === undefined || next === to ? [to] : [next, ...wayBetween(opens, next, to)];
}

/** What one would have to do there: asked for its refusal. */
function probeAt({ setting, planning }: PointSpotsProps, point: number): Move | null {
  const { view, control, watcher } = setting.props;
  if (planning?.open) {
    const { figure, draft, own } = planning;
    const way = [...draft.way, ...wayBetween(own.hasKey, draft.way.at(-1) ?? own.at, point)];
    // A longer one is no move at all; of this one the rules say that it is too long.
    return planOf(figure, { ...draft, card: draft.card ?? 'run', way: way.slice(0, MAX_WAY) });
  }
  if (control.moves.length === 0 || view.active === null) return null;
  if (view.phase !== 'guardMove' || view.guards[view.active].seat !== watcher) return null;
  return { kind: 'go', to: point, fast: false };
}

function cardOf(props: PointSpotsProps, point: number): { title: string; lines: string[] } {
  const { setting, ruled } = props;
  const { t, area } = setting;
  const title = t.pointTitle(point, area(point));
  if (ruled?.from) return { title, lines: [ruleLine(setting, ruled.from, point)] };
  return { title, lines: [...doing(props, point), ...facts(props, point)] };
}

function ruleLine({ t }: Setting, from: number, to: number): string {
  switch (lineBetween(from, to).state) {
    case 'clear':
      return t.ruleClear(from, to);
    case 'wall':
      return t.ruleWall(from, to);
    case 'far':
      return t.ruleFar(from, to);
    case 'hidden':
      return t.ruleHidden(from, to);
  }
}

/** What choosing it means. */
function doing({ setting, planning, goals }: PointSpotsProps, point: number): string[] {
  const { t, props, name } = setting;
  const { view } = props;
  const goal = goals.get(point);
  if (!goal) return [];
  if (planning) {
    const draft = planning.goals.get(point);
    return draft?.card && goal.kind === 'end' ? [t.endOf[draft.card]] : [];
  }
  if (view.phase !== 'guardMove' || view.active === null || view.choosing) return [];
  const step = view.points + (goal.steps ?? 1);
  const limit = guardLimit(view.options);
  const way =
    step > limit
      ? t.stepFast(step, point)
      : step > WALK_POINTS
        ? t.stepRun(step, point, t.guards[view.active])
        : t.stepWalk(step, point);
  const prey = view.novices.flatMap(({ spotted, status }, i) =>
    spotted === point && status === 'onTheRun' ? [t.capture(name(FIRST_NOVICE + i))] : [],
  );
  return [...prey, way];
}

/** What is true of it: how far, who sees it, how likely one is heard there. */
function facts({ setting, planning, seen }: PointSpotsProps, point: number): string[] {
  const { t, props, list } = setting;
  const { view, assistance } = props;
  const [abbess, prioress] = view.guards;
  const lines = [t.awayFrom(distance(abbess.at, point), distance(prioress.at, point))];
  const draft = planning?.goals.get(point);
  const far = planning && (draft?.way.length ?? distanceFor(planning.own.hasKey, planning.own.at, point));
  if (far !== null && far !== undefined && far < UNREACHABLE) lines.unshift(t.awayFromYou(far));
  const watching = view.guards.flatMap(({ at, facing: edge }, guard) =>
    edge !== null && sees(at, facing(edge[0], edge[1]), point) ? [t.guards[guard === 0 ? 0 : 1]] : [],
  );
  lines.push(seen[point] === 1 && watching.length > 0 ? t.seenBy(list(watching)) : t.unseenPoint);
  const card = draft?.card;
  if (card && assistance !== 'off' && isRolledFor(view, draft))
    lines.push(t.noise(Math.round(chanceAt(view, point, card) * 100)));
  if (planning && assistance === 'follows') lines.push(...forewarned(view, point, t));
  return lines;
}
