/** The secrets of one novice, for her player: key, wish, bed, and the blessing to play. */

import { Target } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { KEY_AT, KEY_COLOUR, NOVICE_NAMES, WISH_AT, WISHES } from '../../rules/cards.ts';
import { type Figure, noviceOf } from '../../rules/state.ts';
import { BlessingCard } from '../pieces/icons.tsx';
import { NOVICE_LOOKS } from '../pieces/novices.ts';
import { Bed, Key, Treasure } from '../pieces/treasures.tsx';
import type { Setting } from '../setting.ts';
import { NoviceBust } from './busts.tsx';

interface SecretPanelProps {
  readonly setting: Setting;
  readonly figure: Figure;
  /** Her way is the one that is drawn now. */
  readonly open: boolean;
  /** One of two: clicked, the pencil changes over. */
  onOpen?(): void;
  readonly play: CardPlay | null;
}

/** What her card does when it is clicked now, or carried to a place. */
export interface CardPlay {
  readonly label: string;
  readonly picked?: boolean;
  choose(): void;
  carry?(place: string): void;
}

export function SecretPanel({ setting, figure, open, onOpen, play }: SecretPanelProps) {
  const { props, t, lexicon } = setting;
  const novice = noviceOf(props.view, figure);
  const { own, cell } = novice;
  if (!own) return null;
  const { wish, hasKey, hasObject, blessing } = own;
  const object = t.objects[WISHES[wish]];
  const called = lexicon.blessings[blessing.kind];
  const spent = !novice.holdsBlessing;
  const begins = props.view.turn === 1 && props.view.phase === 'plan';
  const line = begins
    ? t.welcome.wish(object)
    : !hasKey
      ? t.firstKey(KEY_AT[wish])
      : hasObject
        ? t.nowHome(cell)
        : t.nowWish(object, WISH_AT[wish]);
  return (
    <section class={open ? 'nr-secret open' : 'nr-secret'} data-part={`secret ${figure}`}>
      <header>
        {onOpen ? (
          <Target
            class="nr-change-over"
            label={t.drawFor(NOVICE_NAMES[cell])}
            lit={!open}
            picked={open}
            onChoose={onOpen}
          >
            <NoviceBust cell={cell} caught={novice.status === 'caught'} />
          </Target>
        ) : (
          <NoviceBust cell={cell} caught={novice.status === 'caught'} />
        )}
        <div class="nr-secret-name">
          <b class="nr-sc">{NOVICE_NAMES[cell]}</b>
          <span class="nr-only-you">{t.onlyYou}</span>
        </div>
        <Target
          class="nr-card"
          place={`blessing ${figure}`}
          lit={play !== null}
          picked={play?.picked}
          label={play?.label ?? (spent ? t.blessingSpent(called) : t.blessingHeld(called))}
          help={t.help.blessings[blessing.kind]}
          helpTitle={spent ? t.blessingSpent(called) : t.blessingHeld(called)}
          drag={play?.carry ? 'carry' : undefined}
          onCarried={play?.carry}
          onChoose={() => play?.choose()}
        >
          <BlessingCard blessing={blessing.kind} spent={spent} />
        </Target>
      </header>
      <div class="nr-chain">
        <Medal done={hasKey} next={!hasKey} label={KEY_AT[wish]} help={t.help.key} title={t.chain.key}>
          <g transform="translate(-4 4)">
            <Key colour={KEY_COLOUR[wish]} scale={0.8} />
          </g>
        </Medal>
        <i />
        <Medal
          done={hasObject}
          next={hasKey && !hasObject}
          label={WISH_AT[wish]}
          help={t.help.wish}
          title={object}
        >
          <Treasure wish={WISHES[wish]} scale={0.86} />
        </Medal>
        <i />
        <Medal done={false} next={hasObject} label={cell} help={t.help.bed} title={t.chain.bed}>
          <Bed scale={0.86} cover={NOVICE_LOOKS[cell].colour} />
        </Medal>
      </div>
      <p class="nr-wish">{line}</p>
    </section>
  );
}

interface MedalProps {
  readonly done: boolean;
  readonly next: boolean;
  readonly label: number;
  readonly title: string;
  readonly help: string;
  readonly children: ComponentChildren;
}

function Medal({ done, next, label, title, help, children }: MedalProps) {
  return (
    <span
      class={`nr-medal ${done ? 'done' : next ? 'next' : 'later'}`}
      data-help={help}
      data-help-title={title}
    >
      <svg width={44} height={44} viewBox="-22 -22 44 44" role="img" aria-label={title}>
        <circle r={20} class="nr-medal-ground" />
        {children}
        {done && (
          <g transform="translate(14 14)">
            <circle r={8} fill="#27694f" stroke="#fff" stroke-width={1.5} />
            <path d="M-4 0L-1 3.500L4.500 -3.500" fill="none" stroke="#fff" stroke-width={2.2} />
          </g>
        )}
      </svg>
      <b>{label}</b>
    </span>
  );
}
