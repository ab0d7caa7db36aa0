/** The table: the cups, the bid between them, one's own dice, and what one may say. */

import type { Seat } from '@conclave/engine';
import { ActionBar, Die, Fitted, SeatMark } from '@conclave/kit';
import { counts } from '../on-view/dice.ts';
import type { Face } from '../rules/state.ts';
import { Choices } from './choices.tsx';
import { Cup } from './cup.tsx';
import type { Props, Setting } from './setting.ts';
import { tableWords } from './words.ts';

export function LiarsDiceBoard(props: Props) {
  const { view, watcher, language, layout, outcome } = props;
  const own = watcher === 'gallery' ? null : watcher;
  // After the last round the cups stay lifted, beside the bid that ended it.
  const isOver = view.out.length === view.players.length - 1;
  const open = view.bid === null || isOver ? view.lifted : null;
  const setting: Setting = { props, say: tableWords[language], own, open };
  const seats = view.players.map((_player, i) => ((own ?? 0) + i) % view.players.length);
  return (
    <div class="ld-board" data-layout={layout} data-directions>
      <ol class="ld-cups" aria-label={setting.say.cups} data-count={seats.length}>
        {seats.map((seat) => (
          <Player key={seat} seat={seat} setting={setting} />
        ))}
      </ol>
      <Told setting={setting} />
      <div class="ld-tray">
        {own !== null && outcome === null && <Choices setting={setting} />}
        <div class="ld-actions">
          {outcome ? (
            props.after
          ) : (
            <ActionBar actions={props.actions} language={language} layout={layout} without="undo" />
          )}
        </div>
      </div>
    </div>
  );
}

/** A cup with its owner. One's own dice lie open before it, and everybody's once the cups are lifted. */
function Player({ seat, setting: { props, say, own, open } }: { seat: Seat; setting: Setting }) {
  const { view, voice, event, outcome } = props;
  const { dice, cup } = view.players[seat];
  // Whoever begins the next round must see their new dice; what they held is seen while the cups are lifted.
  const lifted = seat === own && event === null && outcome === null ? null : open;
  const shown = lifted ? lifted.cups[seat] : (cup ?? []);
  const isTrue = (die: Face) => lifted !== null && counts(die, lifted.bid.face, view.wild);
  const state = [
    seat === view.active && 'active',
    dice === 0 && 'out',
    seat === own && 'own',
    lifted && 'open',
  ];
  return (
    <li class={['ld-player', ...state].filter(Boolean).join(' ')} data-seat={seat}>
      <Cup seat={seat} isLifted={shown.length > 0} />
      <div class="ld-dice" data-help={seat === own ? say.help.hand : say.help.cup}>
        {shown.map((die, i) => (
          <span key={i} class={isTrue(die) ? 'ld-die true' : 'ld-die'}>
            <Die value={die} label={say.die(die)} size={46} throwNumber={lifted ? 0 : view.round} />
          </span>
        ))}
      </div>
      <p class="ld-name">
        <SeatMark seat={seat} size={16} keyline />
        <Fitted text={seat === own ? say.yours : voice.name(seat)} />
        <span class="ld-left">{dice === 0 ? say.out : say.dice(dice)}</span>
      </p>
    </li>
  );
}

/** The bid on the table, or what was found when the cups were lifted. */
function Told({ setting: { props, say, open } }: { setting: Setting }) {
  const { view, voice } = props;
  const bid = open?.bid ?? view.bid;
  return (
    <section class="ld-told" data-help={say.help.bid}>
      {bid === null ? (
        <p class="ld-none">{say.noBid}</p>
      ) : (
        <>
          <p class="ld-bid">
            <span class="ld-times">{bid.count} ×</span>
            <Die value={bid.face} label={say.die(bid.face)} size={64} />
          </p>
          <p class="ld-who">{open ? say.found(open.found, bid) : say.bids(voice.name(bid.seat))}</p>
        </>
      )}
    </section>
  );
}
