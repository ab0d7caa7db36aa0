/** What is chosen in a duel: the stake, and the weapon. */

import { Die, Target } from '@conclave/kit';
import type { Colour } from '../../rules/board.ts';
import { PRIZES, type Prize, SPAN } from '../../rules/cards.ts';
import { WEAPONS } from '../../rules/moves.ts';
import { CardBack, kindOf, Plate } from '../art/secret.tsx';
import { MarkIcon } from '../art/seeker.tsx';
import { WEAPON_ART } from '../art/weapons.tsx';
import type { Setting } from '../setting.ts';
import { Ink } from './arm.tsx';

/** Four stakes, and under each kind how many of it the two hold, as far as it is known. */
export function Stakes({ setting }: { setting: Setting }) {
  const { props, say, targets, own, colours, nameOf, known } = setting;
  const { view } = props;
  if (view.stage !== 'stake' || view.active !== own || !view.duel) return null;
  const { rival } = view.duel;
  const held = (prize: Prize) => (view.players[own].cards ?? []).filter((card) => kindOf(card) === prize);
  return (
    <div class="sl-stakes">
      {PRIZES.map((prize) => (
        <fieldset key={prize} class={prize}>
          <legend class="unseen">{say.prizes[prize]}</legend>
          <span class="sl-stake-kind" aria-hidden="true">
            <Plate card={SPAN[prize].first} size={56} />
            <b>{say.prizes[prize]}</b>
          </span>
          {(['one', 'die'] as const).map((how) => (
            <Target
              key={how}
              {...targets.at(`stake-${prize}-${how}`, '')}
              label={say.labelled(say.prizes[prize], how === 'one' ? say.stakeOne : say.stakeDie)}
              class="sl-button"
              help={how === 'die' ? say.dieHelp : say.stageHelp}
              helpTitle={how === 'one' ? say.stakeOne : say.stakeDie}
            >
              {how === 'one' ? <CardBack width={18} seal={prize} /> : <SmallDie />}
              {how === 'one' ? say.stakeOne : say.stakeDie}
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

function SmallDie() {
  return (
    <svg width="26" height="26" viewBox="-14 -14 28 28" aria-hidden="true">
      <rect x="-11" y="-11" width="22" height="22" rx="5" fill="#f6ecd2" stroke="#2b2118" stroke-width="2" />
      <path d="M-5 -5h.01M5 5h.01M0 0h.01" stroke="#2b2118" stroke-width="5" stroke-linecap="round" />
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
  if (view.stage !== 'weapons' || !fights || view.duel?.answered.includes(own)) return null;
  return (
    <div class="sl-weapons">
      {WEAPONS.map((weapon) => (
        <Target
          key={weapon}
          {...targets.at(`weapon-${weapon}`, say.weapons[weapon])}
          class="sl-weapon"
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
        {...targets.at('weapon-any', say.anyWeapon)}
        class="sl-weapon any"
        help={say.anyWeapon}
        aria-keyshortcuts={say.weaponKeys.any}
      >
        <Die value={5} label="" />
      </Target>
    </div>
  );
}
