/** The scene of a duel: the moon rises with a stage, two sleeves come in, weapons are shown at once. */

import type { Seat } from '@conclave/engine';
import { Die } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import type { Colour } from '../../rules/board.ts';
import { COLOUR_TONES } from '../pieces/colours.ts';
import { BackFan, CardBack, CardFace, INK } from '../pieces/secret.tsx';
import { MarkIcon } from '../pieces/seeker.tsx';
import { WEAPON_ART } from '../pieces/weapons.tsx';
import type { Setting } from '../setting.ts';
import { Arm, Clash, Ink } from './arm.tsx';
import { Stakes, Weapons } from './choices.tsx';
import { Moon } from './moon.tsx';
import type { Scene } from './scene.ts';

const SIDES = ['left', 'right'] as const;

export function Duel({ setting, scene }: { setting: Setting; scene: Scene }) {
  const { props, colours, nameOf, say } = setting;
  const { view } = props;
  const name = (seat: Seat) => (seat === props.voice.reader ? say.you : nameOf(seat));
  const [left] = scene.fighters;
  const shows = left.pose === 'shows';
  return (
    <section
      class={`sl-duel${shows ? ' shows' : ''}${scene.isDecided ? ' decided' : ''}`}
      aria-label={scene.title}
      aria-live="polite"
    >
      <div class="sl-duel-box">
        <svg class="sl-duel-moon" viewBox="-480 -300 960 600" aria-hidden="true">
          <Moon title={scene.title} />
          {scene.fighters.map(({ seat, pose, weapon, wins }, i) => (
            <Arm key={seat} side={SIDES[i]} colour={colours[seat]} pose={pose} weapon={weapon} wins={wins} />
          ))}
          {scene.isDecided && <Clash struck={left.wins ? 'right' : 'left'} />}
        </svg>
        <Scroll help={say.stageHelp} title={say.duel}>
          <h2>{scene.caption}</h2>
          {scene.line && <p>{scene.line}</p>}
        </Scroll>
        {scene.fighters.map(({ seat, pose, weapon, wins }, i) => (
          <Fighter
            key={seat}
            side={SIDES[i]}
            colour={colours[seat]}
            name={name(seat)}
            wins={wins}
            label={say.labelled(name(seat), say.cards(view.players[seat].count))}
            count={view.players[seat].count}
          >
            {pose === 'closed' && weapon && (
              <span class="sl-secret-weapon">
                <span class="unseen">{say.weapons[weapon]}</span>
                <svg width="40" height="36" viewBox="-36 -36 72 72" aria-hidden="true">
                  <Ink>{WEAPON_ART[weapon]}</Ink>
                </svg>
              </span>
            )}
          </Fighter>
        ))}
        {scene.wanted !== null && (
          <div class="sl-stake">
            <span>
              <CardFace card={scene.wanted} width={62} />
            </span>
          </div>
        )}
        {scene.payment && <Payment payment={scene.payment} to={left.wins ? 'left' : 'right'} />}
        {scene.stake > 0 && (
          <div class="sl-stake" role="img" aria-label={scene.title}>
            {Array.from({ length: scene.stake }, (_none, i) => {
              const aside = i - (scene.stake - 1) / 2;
              return (
                <span key={i} style={{ rotate: `${aside * 5}deg`, translate: `0 ${Math.abs(aside) * 4}px` }}>
                  <CardBack width={50} seal={scene.prize} />
                </span>
              );
            })}
            {scene.stake > 1 && (
              <span class="sl-stake-die" data-help={say.dieHelp} data-help-title={String(scene.stake)}>
                <Die value={scene.stake} label={String(scene.stake)} throwNumber={view.windows + 1} />
              </span>
            )}
          </div>
        )}
      </div>
      <div class="sl-choices">
        {props.event === null && <Stakes setting={setting} />}
        {props.event === null && <Weapons setting={setting} />}
      </div>
    </section>
  );
}

/** Milliseconds from one card that is paid to the next. */
const APART = 250;

/** What is paid slides over the boards to the winner, one card after the other. */
function Payment({ payment, to }: { payment: NonNullable<Scene['payment']>; to: 'left' | 'right' }) {
  return (
    <div class={`sl-stake sl-payment ${to}`} aria-hidden="true">
      {payment.cards.map((card, i) => (
        <span key={i} style={{ animationDelay: `${i * APART}ms` }}>
          {card === null ? <CardBack width={50} seal={payment.prize} /> : <CardFace card={card} width={50} />}
        </span>
      ))}
    </div>
  );
}

interface ScrollProps {
  readonly help: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A scroll that bends, with a gold line inside its edge; as wide as its words. */
function Scroll({ help, title, children }: ScrollProps) {
  return (
    <div class="sl-scroll" data-help={help} data-help-title={title}>
      <svg viewBox="0 0 412 76" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M10 12C96 0 316 0 402 12L412 76C316 64 96 64 0 76Z"
          fill="#fbf3de"
          stroke={INK}
          stroke-width="3"
          stroke-linejoin="round"
        />
        <path
          d="M18 20C100 9 312 9 394 20L402 66C310 56 102 56 10 66Z"
          fill="none"
          stroke="#c9962f"
          stroke-width="1.8"
        />
      </svg>
      {children}
    </div>
  );
}

interface FighterProps {
  readonly side: 'left' | 'right';
  readonly colour: Colour | null;
  readonly name: string;
  readonly wins: boolean;
  /** Name and number of cards, in words. */
  readonly label: string;
  readonly count: number;
  readonly children: ComponentChildren;
}

/** A fighter's ribbon, with the cards they hold: as many backs as everybody can count. */
function Fighter({ side, colour, name, wins, label, count, children }: FighterProps) {
  const tone = COLOUR_TONES[colour ?? 'blue'][1];
  return (
    <div class={wins ? `sl-fighter ${side} wins` : `sl-fighter ${side}`}>
      <Tail tone={tone} side="left" />
      <Tail tone={tone} side="right" />
      <p>
        {colour && <MarkIcon colour={colour} size={19} />}
        <b>{name}</b>
        <span class="unseen">{label}</span>
        <i class="sl-fighter-count tabular">{count}</i>
        {count > 0 && <BackFan count={count} width={Math.min(56, 17 + (count - 1) * 6)} />}
      </p>
      {children}
    </div>
  );
}

/** The forked end of a ribbon, behind its cloth. */
function Tail({ tone, side }: { tone: string; side: 'left' | 'right' }) {
  return (
    <svg class={`sl-tail ${side}`} width="38" height="42" viewBox="0 0 38 42" aria-hidden="true">
      <g
        transform={side === 'right' ? 'translate(38 0) scale(-1 1)' : undefined}
        stroke={INK}
        stroke-width="2.4"
        stroke-linejoin="round"
      >
        <path d="M22 4L2 12L18 24L4 38L37 36V6Z" fill={tone} />
        <path d="M37 36L24 31V36Z" fill={INK} />
      </g>
    </svg>
  );
}
