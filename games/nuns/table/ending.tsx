/** The end: who won and how, what each novice wanted, and the buttons for what comes next. */

import { roman } from '../../words.ts';
import { NOVICE_NAMES, WISHES } from '../rules/cards.ts';
import { noviceOf } from '../rules/state.ts';
import type { NoviceView } from '../rules/view.ts';
import { BlessingCard } from './pieces/icons.tsx';
import { Treasure } from './pieces/treasures.tsx';
import { GuardBust, NoviceBust } from './rail/busts.tsx';
import type { Setting } from './setting.ts';

export function Ending({ setting }: { setting: Setting }) {
  const { props, t, name, list } = setting;
  const { view, outcome, words, voice } = props;
  if (!outcome) return null;
  const won = view.winners;
  return (
    <section class="nr-ending" data-part="ending">
      <h3 class="nr-sc">
        {won.length > 0
          ? t.ending.novice(list(won.map(name)), won.length > 1)
          : outcome.places.length > 0
            ? t.ending.guards
            : t.ending.nobody}
      </h3>
      <div class="nr-ending-row">
        {won.length > 0
          ? won.map((figure) => <NoviceBust key={figure} cell={noviceOf(view, figure).cell} size={70} />)
          : outcome.places.length > 0 && (
              <>
                <GuardBust guard={0} size={64} />
                <GuardBust guard={1} size={64} />
              </>
            )}
        <p>
          {words.ending(outcome, view, voice).join(' ')} <i>{t.turnOf(roman(view.turn))}</i>
        </p>
      </div>
      <ul class="nr-wishes">
        {view.novices.map((novice) => (
          <li key={novice.cell}>
            <NoviceBust cell={novice.cell} size={32} caught={novice.status === 'caught'} />
            <span>
              <b class="nr-sc">{NOVICE_NAMES[novice.cell]}</b>
              <small>
                {howFar(setting, novice, won)}
                {novice.captures > 0 && `, ${t.caughtTimes(novice.captures)}`}
              </small>
            </span>
            {novice.own && (
              <>
                <svg width={28} height={28} viewBox="-22 -22 44 44" aria-hidden="true">
                  <Treasure wish={WISHES[novice.own.wish]} />
                </svg>
                <BlessingCard blessing={novice.own.blessing.kind} width={20} />
              </>
            )}
          </li>
        ))}
      </ul>
      <div class="nr-after">{props.after}</div>
    </section>
  );
}

function howFar({ t, props }: Setting, { own, cell }: NoviceView, winners: readonly number[]): string {
  const { ending } = t;
  if (winners.some((figure) => noviceOf(props.view, figure).cell === cell)) return ending.homeWithWish;
  if (own?.hasObject) return ending.hadWish;
  return own?.hasKey ? ending.hadKey : ending.hadNothing;
}
