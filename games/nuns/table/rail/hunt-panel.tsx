/** The guard who moves: why she is free or bound, her steps, and stopping. */

import { Target } from '@conclave/kit';
import { placeOn } from '../../rules/paths.ts';
import { FEWEST_POINTS, type GuardIndex, guardLimit, noviceOf, WALK_POINTS } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { buttonLabel } from '../button-label.ts';
import { Ear, Foot, Swatch } from '../pieces/icons.tsx';
import type { Setting } from '../setting.ts';
import { GuardBust } from './busts.tsx';
import { destinationOf, GuardBlessing } from './guard-plate.tsx';

export function HuntPanel({ setting, guard }: { setting: Setting; guard: GuardIndex }) {
  const { props, t } = setting;
  const { view } = props;
  const one = view.guards[guard];
  return (
    <section class="nr-hunt" data-part="hunt">
      <header>
        <GuardBust guard={guard} size={view.free ? 62 : undefined} />
        <div class="nr-hunt-head">
          <span class="nr-line">
            <b class="nr-sc nr-hunt-name">{t.guards[guard]}</b>
            {!view.free && one.path !== null && <Swatch path={one.path} />}
          </span>
          <span class={view.free ? 'nr-free' : 'nr-bound'}>{standingOf(setting, view, guard)}</span>
          {!view.free && <span class="nr-line">{destinationOf(setting, one)}</span>}
        </div>
        <GuardBlessing setting={setting} guard={one} />
      </header>
      <Reasons setting={setting} guard={guard} />
      <Steps setting={setting} />
      {one.seat === props.watcher && <StopButtons setting={setting} />}
    </section>
  );
}

function standingOf({ t }: Setting, view: View, guard: GuardIndex): string {
  if (view.choosing || view.phase === 'firstPaths') return t.choosing;
  if (view.free) return t.free;
  const { path, at } = view.guards[guard];
  return path !== null && placeOn(path, at) < 0 ? t.returning : t.bound;
}

/** What freed her: noises beside her, whom she sees, where somebody vanished. */
function Reasons({ setting, guard }: { setting: Setting; guard: GuardIndex }) {
  const { props, t, name, list } = setting;
  const { view } = props;
  if (!view.free) return null;
  const noises = view.skritch.filter((marker) => marker.guard === guard).length;
  const noticed = (now: boolean) =>
    view.saw.flatMap((figure) => {
      const { spotted, status, inSight } = noviceOf(view, figure);
      return status === 'onTheRun' && spotted !== null && inSight === now
        ? [t.nameAt(name(figure), spotted)]
        : [];
    });
  const [seen, lost] = [noticed(true), noticed(false)];
  const reasons = [
    ...(noises > 0 ? [t.heard(noises)] : []),
    ...(seen.length > 0 ? [t.seesThem(list(seen))] : []),
    ...(lost.length > 0 ? [t.sawThem(list(lost))] : []),
    ...(noises === 0 && seen.length === 0 && lost.length === 0 ? [t.sawVanish] : []),
  ];
  return <p class="nr-why">{reasons.join(' ')}</p>;
}

function Steps({ setting: { props, t } }: { setting: Setting }) {
  const { points, options } = props.view;
  const limit = guardLimit(options);
  return (
    <>
      <ol
        class="nr-steps"
        aria-label={t.stepsGone(points)}
        data-help={t.help.steps}
        data-help-title={t.stepsGone(points)}
      >
        {Array.from({ length: Math.max(limit, points) }, (_none, i) => i + 1).map((step) => (
          <li key={step} class={step <= points ? 'gone' : undefined}>
            <svg width={26} height={30} viewBox="-13 -16 26 30" aria-hidden="true">
              <Foot
                turn={step % 2 === 1 ? -8 : 8}
                scale={0.82}
                fill={step <= points ? '#e9c46a' : '#6a659c'}
              />
            </svg>
            <b>{step}</b>
          </li>
        ))}
      </ol>
      <p class="nr-zones">
        <span>
          <Ear size={17} /> {t.walkZone}
        </span>
        <span>
          <Ear size={17} deaf /> {t.runZone(limit)}
        </span>
      </p>
    </>
  );
}

function StopButtons({ setting }: { setting: Setting }) {
  const { props, t } = setting;
  const { view, control, words, voice } = props;
  const plain = { kind: 'stop', fast: false } as const;
  const fast = { kind: 'stop', fast: true } as const;
  const lit = control.may(plain);
  const written =
    view.points < FEWEST_POINTS
      ? t.stopLater
      : view.points > WALK_POINTS
        ? t.stopRan(view.points)
        : t.stopWalked(view.points);
  return (
    <div class="nr-stop">
      <Target
        class="nr-button"
        place="stop"
        lit={lit}
        advised={control.advises(plain)}
        label={buttonLabel(written, words.label(plain, view, voice))}
        why={() => control.why(plain)}
        onChoose={() => (lit ? control.play(plain) : control.explain(plain))}
      >
        {written}
      </Target>
      {control.may(fast) && (
        <Target
          class="nr-button"
          place="stop fast"
          lit
          advised={control.advises(fast)}
          label={buttonLabel(t.stopWithFast, words.label(fast, view, voice))}
          onChoose={() => control.play(fast)}
        >
          {t.stopWithFast}
        </Target>
      )}
    </div>
  );
}
