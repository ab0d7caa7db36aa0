/** The result of a duel, while the winner moves the loser's pawn: the weapons, and whose pawn it is. */

import { loserToPlace } from '../castle/pawns.tsx';
import { MarkIcon } from '../pieces/seeker.tsx';
import { WEAPON_ART } from '../pieces/weapons.tsx';
import type { Setting } from '../setting.ts';
import { Ink } from './arm.tsx';

export function Verdict({ setting: { props, say, own, nameOf, colours } }: { setting: Setting }) {
  const { duel } = props.view;
  const loser = loserToPlace(props.view);
  if (props.outcome || loser === null || !duel?.shown || duel.victor === null) return null;
  const { victor, challenger, rival, shown } = duel;
  const beat = shown[victor === challenger ? 0 : 1];
  return (
    <section class="sl-verdict" aria-label={say.duel}>
      {[challenger, rival].map((seat, i) => {
        const colour = colours[seat];
        return (
          <span key={seat} class={seat === victor ? 'wins' : undefined}>
            {colour && <MarkIcon colour={colour} size={16} />}
            <svg width="34" height="32" viewBox="-38 -36 76 72" aria-hidden="true">
              <Ink>{WEAPON_ART[shown[i]]}</Ink>
            </svg>
          </span>
        );
      })}
      <p>
        <b>{say.beats[beat]}.</b> {victor === own ? say.placeNow(nameOf(loser)) : say.placing(nameOf(victor))}
      </p>
    </section>
  );
}
