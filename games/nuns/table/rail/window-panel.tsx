/** A short window: dice lie there, blessings may be played, in secret and all at once. */

import { Banner, Target } from '@conclave/kit';
import { FIRST_NOVICE, type Figure, noviceOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { Hand } from '../hand.ts';
import { named } from '../named.ts';
import { passesOf } from '../orders.tsx';
import { EmblemIcon } from '../pieces/emblem.tsx';
import { DieShape } from '../pieces/icons.tsx';
import { type OwnBoon, ownBoons } from '../play/boons.ts';
import { consequences } from '../play/consequences.ts';
import { isLed } from '../play/led.ts';
import { HandIn } from './hand-in.tsx';
import { OrderFold } from './order-fold.tsx';

interface WindowPanelProps {
  readonly hand: Hand;
  /** The figure whose False Noise is being laid. */
  readonly feigning: Figure | null;
  onFeign(figure: Figure | null): void;
}

export function WindowPanel({ hand, feigning, onFeign }: WindowPanelProps) {
  const { props, t } = hand;
  const { view } = props;
  if (!isWindowOpen(view)) return null;
  return (
    <Banner
      class="nr-window"
      title={titleOf(hand, view.phase === 'listen')}
      time={props.window}
      actions={
        view.handedIn !== null && (
          <>
            <Passes hand={hand} />
            <OrderFold hand={hand} />
          </>
        )
      }
    >
      {view.dice.length > 0 && (
        <div class={view.dice.length > 2 ? 'nr-dice many' : 'nr-dice'}>
          {view.dice.map((_die, index) => (
            <DieTarget key={`${view.dice[index].figure}`} hand={hand} index={index} />
          ))}
        </div>
      )}
      {consequences(hand).map((line) => (
        <p key={line.text} class={line.bad ? 'nr-bad' : undefined}>
          {line.text}
        </p>
      ))}
      {hasNothingToPlay(hand) && <p>{t.nothingToPlay}</p>}
      {ownBoons(view, props.watcher).map(({ figure, boon }) => (
        <Played key={figure} hand={hand} figure={figure} boon={boon} feigning={feigning} onFeign={onFeign} />
      ))}
      <Passed hand={hand} />
    </Banner>
  );
}

/** A window in which blessings are played, for those who are asked and for those who look on. */
export function isWindowOpen({ phase, asked }: View): boolean {
  return (phase === 'noise' || phase === 'listen') && asked.length > 0;
}

/** One is asked because one holds a card, and it is of no use now. */
function hasNothingToPlay({ props }: Hand): boolean {
  const { view, control, watcher } = props;
  return (
    view.handedIn === false &&
    control.moves.length > 0 &&
    control.moves.every(({ kind }) => kind !== 'bless' && kind !== 'feign') &&
    ownBoons(view, watcher).every(({ boon }) => boon.die === null && boon.feint === null)
  );
}

/** What one has pencilled for a card, what may be done with it, or False Noise that can be laid. */
function Played({ hand, figure, boon, feigning, onFeign }: WindowPanelProps & OwnBoon) {
  const { props, t, name, lexicon } = hand;
  const { view, control } = props;
  if (boon.feint) {
    return (
      <p class="nr-chosen">
        {t.feigning(t.guards[boon.feint.guard], boon.feint.to)} <Take hand={hand} figure={figure} />
      </p>
    );
  }
  if (boon.die !== null) {
    return (
      <p class="nr-chosen">
        {t.playing(lexicon.blessings[boon.blessing], name(view.dice[boon.die].figure))}{' '}
        <Take hand={hand} figure={figure} />
      </p>
    );
  }
  const mayPlay = (kind: 'bless' | 'feign') =>
    control.moves.some((move) => move.kind === kind && move.figure === figure);
  if (mayPlay('bless')) return <p>{t.onADie(lexicon.blessings[boon.blessing])}</p>;
  if (!mayPlay('feign')) return null;
  return (
    <Target
      class="nr-button"
      place={`feign ${figure}`}
      lit
      picked={feigning === figure}
      label={feigning === figure ? t.feignHere : t.layFalseNoise(name(figure))}
      help={t.help.blessings.falseNoise}
      onChoose={() => onFeign(feigning === figure ? null : figure)}
    >
      {feigning === figure ? t.feignHere : t.layFalseNoise(name(figure))}
    </Target>
  );
}

/** Who has said to all that they pass. */
function Passed({ hand: { props, t, list } }: { hand: Hand }) {
  const { view, voice } = props;
  const names = view.passes.flatMap((until, seat) => (until === null ? [] : [voice.name(seat)]));
  return names.length === 0 ? null : <p>{t.passedBy(list(names))}</p>;
}

function titleOf({ props, t, name }: Hand, listening: boolean): string {
  const { dice } = props.view;
  if (!listening) return t.novicesRoll;
  if (dice.length === 0) return t.nobodyListens;
  return dice.length > 1 ? t.bothListen : t.guardListens(name(dice[0].figure));
}

/** Clicked, the own card goes on this die; clicked again, it is taken back. */
function DieTarget({ hand, index }: { hand: Hand; index: number }) {
  const { props, t, name } = hand;
  const { view, control, words, voice, watcher } = props;
  const { figure, value } = view.dice[index];
  const moves = control.moves.filter((move) => move.kind === 'bless' && move.die === index);
  const mine = ownBoons(view, watcher).find(({ boon }) => boon.die === index);
  const [move] = moves;
  const erase = mine && ({ kind: 'erase', figure: mine.figure } as const);
  const takesBack = erase !== undefined && mayErase(props);
  const boon = view.handedIn === false ? ownBoons(view, watcher).at(0) : undefined;
  const probe = boon && ({ kind: 'bless', figure: boon.figure, die: index } as const);
  return (
    <Target
      class="nr-die"
      place={`die ${index}`}
      lit={move !== undefined || takesBack}
      picked={mine !== undefined}
      advised={move !== undefined && control.advises(move)}
      label={named(name(figure), move ? words.label(move, view, voice) : t.dieOf(name(figure), value))}
      helpTitle={t.dieOf(name(figure), value)}
      help={t.help.die}
      why={probe && (() => control.why(probe))}
      onChoose={() => {
        if (takesBack && erase) control.play(erase);
        else if (move) control.play(move);
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

/** As long as the answer is not in, what is pencilled can be rubbed out. */
function mayErase(props: Hand['props']): boolean {
  return props.control.moves.length > 0 && props.view.handedIn === false && !isLed(props);
}

function Take({ hand: { props, t }, figure }: { hand: Hand; figure: Figure }) {
  const lit = mayErase(props);
  return (
    <Target
      class="nr-small"
      place={`keep ${figure}`}
      lit={lit}
      label={t.keepIt}
      onChoose={() => lit && props.control.play({ kind: 'erase', figure })}
    >
      {t.keepIt}
    </Target>
  );
}

function Passes({ hand: { props, t } }: { hand: Hand }) {
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
          label={named(t.passes[move.until], words.label(move, view, voice))}
          onChoose={() => control.play(move)}
        >
          {t.passes[move.until]}
        </Target>
      ))}
    </div>
  );
}

/** Hands in what is pencilled, or takes it back as long as the window is open. */
export function Answer({ hand }: { hand: Hand }) {
  const { props, t } = hand;
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
            label={named(t.takeBack, words.label(withdraw, view, voice))}
            onChoose={() => control.play(withdraw)}
          >
            {t.takeBack}
          </Target>
        )}
      </>
    );
  }
  return <HandIn hand={hand} wide />;
}
