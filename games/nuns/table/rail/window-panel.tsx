/** A short window: the dice, and the blessings that players may play secretly at the same time. */

import { Banner, Target } from '@conclave/kit';
import { useEffect } from 'preact/hooks';
import type { Move } from '../../rules/moves.ts';
import { dieIn, FIRST_NOVICE, type Figure, feintIn, noviceOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { buttonLabel } from '../button-label.ts';
import { passesOf } from '../orders.tsx';
import { EmblemIcon } from '../pieces/emblem.tsx';
import { DieShape } from '../pieces/icons.tsx';
import { isSpared, readAsking } from '../play/asking.ts';
import {
  dieOf,
  feintOf,
  isFeint,
  keep,
  keepAll,
  moveOnDie,
  type OwnBlessing,
  ownBlessings,
} from '../play/blessings.ts';
import { consequences } from '../play/consequences.ts';
import type { Setting } from '../setting.ts';
import { OrderFold } from './order-fold.tsx';

interface WindowPanelProps {
  readonly setting: Setting;
  /** The figure whose False Noise is being laid. */
  readonly feigning: Figure | null;
  onFeign(figure: Figure | null): void;
}

export function WindowPanel({ setting, feigning, onFeign }: WindowPanelProps) {
  const { props, t } = setting;
  const { view } = props;
  if (!isWindowOpen(view)) return null;
  if (isSlight(setting)) {
    return (
      <Banner class="nr-window slight" title={titleOf(setting, view.phase === 'listen')} time={props.window}>
        <p>{t.changesNothing}</p>
      </Banner>
    );
  }
  return (
    <Banner
      class="nr-window"
      title={titleOf(setting, view.phase === 'listen')}
      time={props.window}
      actions={
        view.handedIn !== null && (
          <>
            <Passes setting={setting} />
            <OrderFold setting={setting} />
          </>
        )
      }
    >
      {view.dice.length > 0 && (
        <div class={view.dice.length > 2 ? 'nr-dice many' : 'nr-dice'}>
          {view.dice.map((_die, index) => (
            <DieTarget key={`${view.dice[index].figure}`} setting={setting} index={index} />
          ))}
        </div>
      )}
      {consequences(setting).map((line) => (
        <p key={line.text} class={line.bad ? 'nr-bad' : undefined}>
          {line.text}
        </p>
      ))}
      {hasNothingToPlay(setting) && <p>{t.nothingToPlay}</p>}
      {ownBlessings(view, props.watcher).map(({ figure, blessing }) => (
        <Played
          key={figure}
          setting={setting}
          figure={figure}
          blessing={blessing}
          feigning={feigning}
          onFeign={onFeign}
        />
      ))}
      <Passed setting={setting} />
    </Banner>
  );
}

/** A window in which blessings are played, for those who are asked and for those who look on. */
export function isWindowOpen({ phase, asked }: View): boolean {
  return (phase === 'noise' || phase === 'listen') && asked.length > 0;
}

/** Whoever has no use for the window sees it small, and need not click: the time runs for all alike. */
function isSlight({ props }: Setting): boolean {
  const { view, watcher } = props;
  return view.handedIn === false && isSpared(view, watcher, readAsking());
}

/** One is asked because one holds a card, and it is of no use now. */
function hasNothingToPlay({ props }: Setting): boolean {
  const { view, control, watcher } = props;
  return (
    view.handedIn === false &&
    control.moves.length > 0 &&
    control.moves.every((move) => dieOf(move) === null && feintOf(move) === null) &&
    ownBlessings(view, watcher).every(
      ({ blessing: { answer } }) => dieIn(answer) === null && feintIn(answer) === null,
    )
  );
}

/** What one has answered with a card, what may be done with it, or False Noise that can be laid. */
function Played({ setting, figure, blessing, feigning, onFeign }: WindowPanelProps & OwnBlessing) {
  const { props, t, name, lexicon } = setting;
  const { view, control } = props;
  const feint = feintIn(blessing.answer);
  const die = dieIn(blessing.answer);
  if (feint) {
    return (
      <p class="nr-chosen">
        {t.feigning(t.guards[feint.guard], feint.to)} <Take setting={setting} figure={figure} />
      </p>
    );
  }
  if (die !== null) {
    return (
      <p class="nr-chosen">
        {t.playing(lexicon.blessings[blessing.kind], name(view.dice[die].figure))}{' '}
        <Take setting={setting} figure={figure} />
      </p>
    );
  }
  const mayPlay = (is: (move: Move) => boolean) =>
    control.moves.some((move) => move.kind === 'bless' && move.figure === figure && is(move));
  if (mayPlay((move) => dieOf(move) !== null)) return <p>{t.onADie(lexicon.blessings[blessing.kind])}</p>;
  if (!mayPlay((move) => feintOf(move) !== null)) return null;
  return (
    <Target
      class="nr-button"
      place={`feign ${figure}`}
      lit
      picked={feigning === figure}
      advised={
        feigning !== figure && control.moves.some((move) => isFeint(move, figure) && control.advises(move))
      }
      label={feigning === figure ? t.feignHere : t.layFalseNoise(name(figure))}
      help={t.help.blessings.falseNoise}
      onChoose={() => onFeign(feigning === figure ? null : figure)}
    >
      {feigning === figure ? t.feignHere : t.layFalseNoise(name(figure))}
    </Target>
  );
}

/** Who has said to all that they pass. */
function Passed({ setting: { props, t, list } }: { setting: Setting }) {
  const { view, voice } = props;
  const names = view.passes.flatMap((until, seat) => (until === null ? [] : [voice.name(seat)]));
  return names.length === 0 ? null : <p>{t.passedBy(list(names))}</p>;
}

function titleOf({ props, t, name }: Setting, listening: boolean): string {
  const { dice } = props.view;
  if (!listening) return t.novicesRoll;
  if (dice.length === 0) return t.nobodyListens;
  return dice.length > 1 ? t.bothListen : t.guardListens(name(dice[0].figure));
}

/** Clicked, the own card goes on this die; clicked again, it is taken back. */
function DieTarget({ setting, index }: { setting: Setting; index: number }) {
  const { props, t, name } = setting;
  const { view, control, words, voice, watcher } = props;
  const { figure, value } = view.dice[index];
  const mine = ownBlessings(view, watcher).find(({ blessing }) => dieIn(blessing.answer) === index);
  const takesBack = mine !== undefined && control.may(keep(mine.figure));
  const move = takesBack ? keep(mine.figure) : moveOnDie(control.moves, view, watcher, index);
  const asked = view.handedIn === null ? undefined : ownBlessings(view, watcher).at(0);
  const probe = asked && ({ kind: 'bless', figure: asked.figure, play: { die: index } } as const);
  return (
    <Target
      class="nr-die"
      place={`die ${index}`}
      lit={move !== null}
      picked={mine !== undefined}
      advised={move !== null && control.advises(move)}
      label={buttonLabel(name(figure), move ? words.label(move, view, voice) : t.dieOf(name(figure), value))}
      helpTitle={t.dieOf(name(figure), value)}
      help={t.help.die}
      why={probe && (() => control.why(probe))}
      onChoose={() => {
        if (move) control.play(move);
        else if (probe) control.explain(probe);
      }}
    >
      <svg
        class="nr-tumbling"
        style={{ '--nr-order': index }}
        width={46}
        height={46}
        viewBox="-23 -23 46 46"
        aria-hidden="true"
      >
        <g transform={`rotate(${((index * 37) % 17) - 8})`}>
          <DieShape value={value} size={36} />
        </g>
      </svg>
      {figure < FIRST_NOVICE ? (
        <span>{name(figure)}</span>
      ) : (
        <EmblemIcon cell={noviceOf(view, figure).cell} size={20} />
      )}
    </Target>
  );
}

function Take({ setting: { props, t }, figure }: { setting: Setting; figure: Figure }) {
  const lit = props.control.may(keep(figure));
  return (
    <Target
      class="nr-small"
      place={`keep ${figure}`}
      lit={lit}
      label={t.keepIt}
      onChoose={() => lit && props.control.play(keep(figure))}
    >
      {t.keepIt}
    </Target>
  );
}

function Passes({ setting: { props, t } }: { setting: Setting }) {
  const { view, control, words, voice } = props;
  const moves = passesOf(props);
  if (moves.length === 0) return null;
  return (
    <div class="nr-passes">
      <span class="nr-pass-lead">{t.passToAll}</span>
      {moves.map((move) => (
        <Target
          key={move.until}
          class="nr-small"
          place={`pass ${move.until}`}
          lit
          label={buttonLabel(t.passes[move.until], words.label(move, view, voice))}
          onChoose={() => control.play(move)}
        >
          {t.passes[move.until]}
        </Target>
      ))}
    </div>
  );
}

/** Passes, or takes the answer back as long as the window is open. */
export function Answer({ setting }: { setting: Setting }) {
  const { props, t } = setting;
  const { view, control, words, voice } = props;
  const withdraw = { kind: 'withdraw' } as const;
  if (view.handedIn === null) return null;
  if (view.handedIn) {
    const lit = control.may(withdraw);
    return (
      <>
        <p class="nr-in">{view.phase === 'plan' ? t.planIn : t.answerIn}</p>
        {lit && (
          <Target
            class="nr-button"
            place="withdraw"
            lit
            label={buttonLabel(t.takeBack, words.label(withdraw, view, voice))}
            onChoose={() => control.play(withdraw)}
          >
            {t.takeBack}
          </Target>
        )}
      </>
    );
  }
  return view.phase === 'plan' ? null : <Keep setting={setting} />;
}

/** Passes for every figure that has not answered. */
function Keep({ setting }: { setting: Setting }) {
  const { props, t } = setting;
  const { view, control, words, voice, watcher } = props;
  const moves = keepAll(view, watcher);
  const lit = moves.length > 0 && moves.every((move) => control.may(move));
  const [move] = moves;
  const label = moves.length === 1 ? words.label(move, view, voice) : t.pass;
  // Where no time runs, the device waits for the answer: Enter gives it.
  const isFirst = lit && props.window === null && isSlight(setting);
  useEffect(() => {
    if (isFirst) document.querySelector<HTMLElement>('[data-place="keep"]')?.focus();
  }, [isFirst]);
  return (
    <Target
      class={`nr-button wide${lit ? ' go' : ''}`}
      place="keep"
      lit={lit}
      advised={moves.some((one) => control.advises(one))}
      label={label}
      onChoose={() => lit && void control.playAll(moves, () => true)}
    >
      {label}
    </Target>
  );
}
