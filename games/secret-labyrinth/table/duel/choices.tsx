/** The choices of a duel: the stake and the weapon. */

import { Die, Target } from '@conclave/kit';
import type { Colour } from '../../rules/board.ts';
import { PRIZES, type Prize, SPAN } from '../../rules/cards.ts';
import { WEAPONS, type Weapon } from '../../rules/moves.ts';
import { CardBack, kindOf, Plate } from '../pieces/secret.tsx';
import { MarkIcon } from '../pieces/seeker.tsx';
import { WEAPON_ART } from '../pieces/weapons.tsx';
import type { Setting } from '../setting.ts';
import { Ink } from './arm.tsx';

/**
 * Disc and door on the boards: each with one card, or the die. They say how many the two hold, as far as it is known.
 */
export function Stakes({ setting }: { setting: Setting }) {
  const { props, say, targets, own, colours, nameOf, known } = setting;
  const { view } = props;
  if (view.stage !== 'stake' || view.active !== own || !view.duel) return null;
  const { rival } = view.duel;
  const held = (prize: Prize) => (view.players[own].cards ?? []).filter((card) => kindOf(card) === prize);
  return (
    <div class="sl-stakes">
      {PRIZES.map((prize) => (
        <fieldset key={prize}>
          <legend class="unseen">{say.prizes[prize]}</legend>
          <span class="sl-stake-kind" aria-hidden="true">
            <Plate card={SPAN[prize].first} size={84} />
            <b>{say.prizes[prize]}</b>
          </span>
          {(['one', 'die'] as const).map((how) => (
            <Target
              key={how}
              {...targets.at(`stake-${prize}-${how}`, '')}
              label={say.labelled(say.prizes[prize], say.stakes[how].join(' '))}
              class="sl-weapon"
              help={how === 'die' ? say.dieHelp : say.stageHelp}
              helpTitle={say.stakes[how].join(' ')}
            >
              {how === 'one' ? <CardBack width={40} seal={prize} /> : <Tossed />}
              {say.stakes[how].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </Target>
          ))}
          <p class="sl-holdings">
            <Holding colour={colours[own]} name={say.you} count={String(held(prize).length)} />
            <Holding colour={colours[rival]} name={nameOf(rival)} count={known.count(rival, prize)} />
          </p>
        </fieldset>
      ))}
    </div>
  );
}

/** A die in the air. */
function Tossed() {
  return (
    <svg width="58" height="52" viewBox="-29 -28 58 52" aria-hidden="true">
      <path d="M-26 12Q-24 -6 -14 -16M26 12Q24 -6 14 -16" fill="none" stroke="#c9962f" stroke-width="2" />
      <g transform="rotate(-14)" stroke="#2b2118" stroke-linejoin="round">
        <rect x="-17" y="-17" width="34" height="34" rx="7" fill="#fffaf0" stroke-width="2.4" />
        <path d="M-8 -8h.01M8 8h.01M0 0h.01" stroke-width="7" stroke-linecap="round" />
      </g>
    </svg>
  );
}

function Holding({ colour, name, count }: { colour: Colour | null; name: string; count: string }) {
  if (count === '') return null;
  return (
    <span class="sl-holding">
      {colour && <MarkIcon colour={colour} size={14} />}
      {name} <b>{count}</b>
    </span>
  );
}

export function Weapons({ setting: { props, say, targets, own } }: { setting: Setting }) {
  const { view } = props;
  const fights = own !== null && (own === view.active || own === view.duel?.rival);
  if (view.stage !== 'weapons' || !fights) return null;
  // Another one may be chosen until both have; the chosen one again takes it back.
  const chosen = (weapon: Weapon | 'any') => view.weapon === weapon;
  const label = (weapon: Weapon | 'any', name: string) => (chosen(weapon) ? say.takeBackWeapon(name) : name);
  return (
    <div class="sl-weapons">
      {WEAPONS.map((weapon) => (
        <Target
          key={weapon}
          {...targets.at(`weapon-${weapon}`, label(weapon, say.weapons[weapon]))}
          class="sl-weapon"
          aria-pressed={chosen(weapon)}
          help={say.weaponHelp[weapon]}
          helpTitle={say.weapons[weapon]}
          aria-keyshortcuts={say.weaponKeys[weapon]}
        >
          <svg width="84" height="70" viewBox="-40 -36 80 72" aria-hidden="true">
            <Ink>{WEAPON_ART[weapon]}</Ink>
          </svg>
          <span>{say.weapons[weapon]}</span>
        </Target>
      ))}
      <Target
        {...targets.at('weapon-any', label('any', say.anyWeapon))}
        class="sl-weapon any"
        aria-pressed={chosen('any')}
        help={say.anyWeapon}
        aria-keyshortcuts={say.weaponKeys.any}
      >
        <Die value={5} label={say.anyWeapon} />
      </Target>
    </div>
  );
}
