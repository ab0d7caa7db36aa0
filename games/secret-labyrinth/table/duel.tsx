/** The duel, a scene of its own: the moon rises with a stage, two sleeves come in, weapons are shown at once. */

import type { Seat } from '@conclave/engine';
import { Die, Target } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import type { Colour } from '../rules/board.ts';
import { PRIZES, type Prize } from '../rules/cards.ts';
import { WEAPONS, type Weapon } from '../rules/moves.ts';
import { COLOUR_TONES } from './art/colours.ts';
import { BackFan, CardBack, INK, kindOf, Sockets } from './art/secret.tsx';
import { MarkIcon } from './art/seeker.tsx';
import { WEAPON_ART } from './art/weapons.tsx';
import { arc, at } from './geometry.ts';
import type { Setting } from './setting.ts';

const MOON = 268;

/** What the scene shows: a duel under way, or one whose weapons are just being shown. */
interface Scene {
  readonly seats: readonly [Seat, Seat];
  /** By place in `seats`; `null`: a fist, or an empty hand. */
  readonly weapons: readonly [Weapon | null, Weapon | null];
  readonly closed: readonly [boolean, boolean];
  readonly title: string;
  readonly caption: string;
  readonly line: string;
  readonly stake: number;
}

/** `null`: nobody fights, or the board is needed. */
export function sceneOf({ props, say, own, nameOf }: Setting): Scene | null {
  const { view, event } = props;
  const shown = event?.type === 'weaponsShown' ? event : null;
  const fights = view.stage === 'stake' || view.stage === 'weapons' || view.stage === 'place';
  if (!shown && (!view.duel || view.duel.isOver || !fights || view.stage === 'place')) return null;
  const pair: readonly [Seat, Seat] = shown?.seats ?? [view.active, view.duel?.rival ?? view.active];
  const seats: readonly [Seat, Seat] = pair[1] === own ? [pair[1], pair[0]] : pair;
  const duel = view.duel;
  const title = !duel
    ? say.duel
    : duel.forWanted
      ? say.duelForWanted
      : duel.prize
        ? say.duelFor(duel.stake, duel.prize)
        : say.duel;
  const weaponOf = (seat: Seat): Weapon | null => {
    if (shown) return shown.weapons[shown.seats.indexOf(seat)];
    return seat === own && view.weapon !== null && view.weapon !== 'any' ? view.weapon : null;
  };
  const closed = (seat: Seat) =>
    !shown && (duel?.answered.includes(seat) ?? false) && weaponOf(seat) === null;
  return {
    seats,
    weapons: [weaponOf(seats[0]), weaponOf(seats[1])],
    closed: [closed(seats[0]), closed(seats[1])],
    title,
    caption: caption(),
    line: line(),
    stake: duel?.stake ?? 0,
  };

  function caption(): string {
    if (!shown) return title;
    if (shown.winner === null) return say.draw;
    return say.beats[shown.weapons[shown.seats.indexOf(shown.winner)]];
  }
  function line(): string {
    if (shown) {
      if (shown.winner === null) return '';
      return shown.winner === own ? say.youWinDuel : say.winsDuel(nameOf(shown.winner));
    }
    if (view.stage === 'stake')
      return view.active === own ? say.instructions.stake : say.choosing(nameOf(view.active));
    const waiting = seats.find((seat) => !duel?.answered.includes(seat));
    if (own !== null && seats.includes(own) && !duel?.answered.includes(own)) return say.instructions.weapons;
    return waiting === undefined ? '' : say.choosing(nameOf(waiting));
  }
}

export function Duel({ setting, scene }: { setting: Setting; scene: Scene }) {
  const { props, colours, nameOf, say, own } = setting;
  const name = (seat: Seat) => (seat === own ? say.you : nameOf(seat));
  return (
    <section
      class="sl-duel"
      aria-label={scene.title}
      aria-live="polite"
      data-help={say.stageHelp}
      data-help-title={say.duel}
    >
      <svg class="sl-duel-moon" viewBox="-480 -300 960 600" aria-hidden="true">
        <Moon title={scene.title} />
        <Arm
          colour={colours[scene.seats[0]]}
          weapon={scene.weapons[0]}
          closed={scene.closed[0]}
          side="left"
        />
        <Arm
          colour={colours[scene.seats[1]]}
          weapon={scene.weapons[1]}
          closed={scene.closed[1]}
          side="right"
        />
        {scene.weapons[0] && scene.weapons[1] && <Clash />}
      </svg>
      <div class="sl-scroll">
        <h2>{scene.caption}</h2>
        {scene.line && <p>{scene.line}</p>}
      </div>
      {scene.seats.map((seat, i) => (
        <Fighter
          key={seat}
          side={i === 0 ? 'left' : 'right'}
          colour={colours[seat]}
          name={name(seat)}
          label={say.labelled(name(seat), say.cards(props.view.players[seat].count))}
          count={props.view.players[seat].count}
        />
      ))}
      <div class="sl-boards">
        {scene.stake > 0 && (
          <div class="sl-stake" role="img" aria-label={scene.title}>
            {Array.from({ length: scene.stake }, (_none, i) => (
              <CardBack key={i} width={44} />
            ))}
            {scene.stake > 1 && (
              <span data-help={say.dieHelp} data-help-title={String(scene.stake)}>
                <Die value={scene.stake} label={String(scene.stake)} throwNumber={props.view.windows + 1} />
              </span>
            )}
          </div>
        )}
        {props.event === null && <Stakes setting={setting} />}
        {props.event === null && <Weapons setting={setting} />}
      </div>
    </section>
  );
}

interface FighterProps {
  readonly side: 'left' | 'right';
  readonly colour: Colour | null;
  readonly name: string;
  /** Name and number of cards, in words. */
  readonly label: string;
  readonly count: number;
}

/** A fighter's ribbon, with the cards they hold: as many backs as everybody can count. */
function Fighter({ side, colour, name, label, count }: FighterProps) {
  return (
    <p class={`sl-fighter ${side}`} style={{ '--tone': COLOUR_TONES[colour ?? 'blue'][1] }}>
      {colour && <MarkIcon colour={colour} size={18} />}
      <b>{name}</b>
      <span class="unseen">{label}</span>
      {count > 0 && <BackFan count={count} width={Math.min(56, 17 + (count - 1) * 6)} />}
    </p>
  );
}

/** Four stakes, and under each kind how many of it the two hold, as far as it is known. */
function Stakes({ setting }: { setting: Setting }) {
  const { props, say, targets, own, colours, nameOf, known } = setting;
  const { view } = props;
  if (view.stage !== 'stake' || view.active !== own || !view.duel) return null;
  const { rival } = view.duel;
  const held = (prize: Prize) => (view.players[own].cards ?? []).filter((card) => kindOf(card) === prize);
  return (
    <div class="sl-stakes">
      {PRIZES.map((prize) => (
        <fieldset key={prize}>
          <legend>
            {say.prizes[prize]} <Sockets kind={prize} have={1} of={1} size={20} />
          </legend>
          {(['one', 'die'] as const).map((how) => (
            <Target
              key={how}
              {...targets.at(
                `stake-${prize}-${how}`,
                say.labelled(say.prizes[prize], how === 'one' ? say.stakeOne : say.stakeDie),
              )}
              class="sl-button"
              help={how === 'die' ? say.dieHelp : say.stageHelp}
              helpTitle={how === 'one' ? say.stakeOne : say.stakeDie}
            >
              {how === 'one' ? say.stakeOne : say.stakeDie}
            </Target>
          ))}
          <Holding colour={colours[own]} name={say.you} count={String(held(prize).length)} />
          <Holding colour={colours[rival]} name={nameOf(rival)} count={known.count(rival, prize)} />
        </fieldset>
      ))}
    </div>
  );
}

function Holding({ colour, name, count }: { colour: Colour | null; name: string; count: string }) {
  if (count === '') return null;
  return (
    <p class="sl-holding">
      {colour && <MarkIcon colour={colour} size={14} />}
      {name} <b>{count}</b>
    </p>
  );
}

function Weapons({ setting: { props, say, targets, own } }: { setting: Setting }) {
  const { view } = props;
  const fights = own !== null && (own === view.active || own === view.duel?.rival);
  if (view.stage !== 'weapons' || !fights) return null;
  return (
    <div class="sl-weapons">
      {WEAPONS.map((weapon) => (
        <Target
          key={weapon}
          {...targets.at(`weapon-${weapon}`, say.weapons[weapon])}
          class={view.weapon === weapon ? 'sl-weapon chosen' : 'sl-weapon'}
          help={say.weaponHelp[weapon]}
          helpTitle={say.weapons[weapon]}
        >
          <svg width="72" height="64" viewBox="-40 -38 80 76" aria-hidden="true">
            <Ink>{WEAPON_ART[weapon]}</Ink>
          </svg>
          <span>{say.weapons[weapon]}</span>
        </Target>
      ))}
      <Target {...targets.at('weapon-any', say.anyWeapon)} class="sl-weapon any" help={say.anyWeapon}>
        <Die value={5} label="" />
      </Target>
    </div>
  );
}

function Ink({ children }: { children: ComponentChildren }) {
  return (
    <g stroke={INK} stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">
      {children}
    </g>
  );
}

const WEDGES = Array.from({ length: 12 }, (_none, i) => {
  const from = (2 * i + 1) * 15;
  return `M0 0L${at(MOON, from - 3)}L${at(MOON, from + 4.5)}Z`;
}).join('');
const CRATERS = [
  [-150, -120, 34],
  [140, -150, 22],
  [176, 60, 30],
  [-196, 40, 20],
  [60, -205, 15],
  [-60, 190, 26],
  [110, 176, 18],
  [-92, -208, 12],
] as const;

function Moon({ title }: { title: string }) {
  return (
    <>
      <circle r={MOON + 22} fill="#0b1228" stroke={INK} stroke-width="3" />
      <circle r={MOON + 19} fill="none" stroke="#c9d6f0" stroke-width="2" />
      <circle r={MOON + 4} fill="none" stroke="#c9d6f0" stroke-width="2" />
      <circle r={MOON} fill="#d6e0f2" />
      <clipPath id="sl-moon">
        <circle r={MOON} />
      </clipPath>
      <g clip-path="url(#sl-moon)">
        {CRATERS.map(([x, y, r]) => (
          <g key={x}>
            <circle cx={x} cy={y} r={r} fill="#c3d0e8" />
            <path
              d={`M${x - r} ${y}A${r} ${r} 0 0 1 ${x} ${y - r}`}
              fill="none"
              stroke="#a9b9d8"
              stroke-width="3"
            />
          </g>
        ))}
        <path d={WEDGES} fill="#fff" opacity="0.5" />
        <path d="M-300 196C-160 168 160 168 300 196V300H-300Z" fill="#6b4423" stroke={INK} stroke-width="3" />
        <path d="M-300 206C-160 178 160 178 300 206" fill="none" stroke="#8f6236" stroke-width="5" />
        <path
          d="M-200 184L-232 290M-120 176L-140 290M-40 172L-46 290M40 172L46 290M120 176L140 290M200 184L232 290"
          stroke="#4a2d14"
          stroke-width="2.4"
        />
      </g>
      <path id="sl-moon-title" d={arc(MOON + 6.5, -60, 60)} fill="none" />
      <text class="sl-moon-title">
        <textPath href="#sl-moon-title" startOffset="50%" text-anchor="middle">
          {`✦ ${title} ✦`}
        </textPath>
      </text>
    </>
  );
}

const FINGERS = 'M-6 -24L44 -40M4 -9L58 -16M4 8L56 9M-4 23L46 31M-34 -28C-24 -46 -8 -56 8 -60';
const PALM = 'M-62 -26C-44 -40 -6 -40 8 -26C16 -16 16 18 8 28C-6 42 -44 40 -62 28Z';
const FIST =
  'M-62 -26C-44 -44 0 -46 22 -32C40 -20 42 22 24 34C2 48 -44 42 -62 28ZM22 -30C6 -26 4 -14 20 -13M26 -12C6 -10 6 4 26 4M26 5C8 6 8 20 22 20';

interface ArmProps {
  readonly colour: Colour | null;
  readonly weapon: Weapon | null;
  readonly closed: boolean;
  readonly side: 'left' | 'right';
}

function Arm({ colour, weapon, closed, side }: ArmProps) {
  const [base, dark, light] = COLOUR_TONES[colour ?? 'blue'];
  const place =
    side === 'left' ? 'translate(-150 26) rotate(-10)' : 'translate(150 26) rotate(10) scale(-1 1)';
  return (
    <g class={`sl-arm ${side} ${closed ? 'closed' : weapon ? 'open' : 'idle'}`} transform={place}>
      <g stroke-linecap="round" stroke-linejoin="round">
        <path d="M-430 -72L-64 -38L-58 40L-430 86Z" fill={base} stroke={INK} stroke-width="4" />
        <path d="M-430 86L-430 30C-300 38 -140 24 -60 10L-58 40Z" fill={dark} />
        <path
          d="M-350 -22l11 13-11 13-11-13ZM-282 -18l10 12-10 12-10-12ZM-220 -12l9 11-9 11-9-11ZM-165 -10l8 10-8 10-8-10Z"
          fill={light}
          opacity="0.55"
        />
        <path d="M-430 -72L-64 -38L-58 40L-430 86" fill="none" stroke={INK} stroke-width="4" />
        <path
          d="M-84 -46L-56 -44L-50 46L-80 50C-86 20 -88 -16 -84 -46Z"
          fill="#f3ead2"
          stroke={INK}
          stroke-width="4"
        />
        <path d="M-76 -34V38M-66 -36V40" stroke="#c9962f" stroke-width="2.6" />
        {weapon && !closed ? (
          <>
            <path d={FINGERS} fill="none" stroke={INK} stroke-width="27" />
            <path d={PALM} fill="#efc69a" stroke={INK} stroke-width="7" />
            <path d={FINGERS} fill="none" stroke="#efc69a" stroke-width="19.5" />
            <path d={PALM} fill="#efc69a" />
          </>
        ) : (
          <path d={FIST} fill="#efc69a" stroke={INK} stroke-width="4" />
        )}
        <path
          d="M-50 20C-40 34 -8 36 6 22C10 30 0 40 -26 39C-40 38 -52 34 -58 28Z"
          fill="#d9a878"
          stroke="none"
        />
      </g>
      {weapon && !closed && (
        <g transform="translate(-4 -6) scale(1.7)">
          <Ink>{WEAPON_ART[weapon]}</Ink>
        </g>
      )}
    </g>
  );
}

function burst(outer: number, inner: number): string {
  return `${Array.from({ length: 18 }, (_none, i) => `${i === 0 ? 'M' : 'L'}${at(i % 2 === 0 ? outer * (i % 4 === 0 ? 1 : 0.84) : inner, i * 20)}`).join('')}Z`;
}
const BURSTS = [
  [burst(62, 22), INK],
  [burst(56, 20), '#fff6d5'],
  [burst(38, 13), '#ffcf5a'],
] as const;

function Clash() {
  return (
    <g class="sl-clash" transform="translate(0 -8)">
      {BURSTS.map(([d, fill]) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      <path
        d="M-78 -46l-12 -10M-64 -66l-6 -14M78 -46l12 -10M64 -66l6 -14M-70 40l-12 9M70 40l12 9"
        stroke={INK}
        stroke-width="4"
        stroke-linecap="round"
      />
    </g>
  );
}
