/** The table: everybody with what they played, and one's own hand. */

import type { Seat } from '@conclave/engine';
import { ActionBar, Fitted, SeatMark, Target, useTargets } from '@conclave/kit';
import { Card, NamedCard } from './card.tsx';
import type { Props, Setting } from './setting.ts';
import { tableWords } from './words.ts';

export function FirstTrickBoard(props: Props) {
  const { view, watcher, language, layout, outcome, actions } = props;
  const own = watcher === 'gallery' ? null : watcher;
  const setting: Setting = { props, say: tableWords[language], own };
  return (
    <div class="ft-board" data-layout={layout} data-directions>
      <ol class="ft-players" aria-label={setting.say.board}>
        {view.players.map((_player, seat) => (
          <Player key={seat} seat={seat} setting={setting} />
        ))}
      </ol>
      {own !== null && <Hand setting={setting} seat={own} />}
      <div class="ft-actions">
        {outcome ? (
          props.after
        ) : (
          <ActionBar actions={actions} language={language} layout={layout} without="undo" />
        )}
      </div>
    </div>
  );
}

function Player({ seat, setting: { props, say, own } }: { seat: Seat; setting: Setting }) {
  const { view, voice } = props;
  const { cards, hand, played, tricks } = view.players[seat];
  const open = seat === own ? [] : (hand ?? Array.from({ length: cards }, () => null));
  return (
    <li class={seat === view.active && !view.over ? 'ft-player active' : 'ft-player'} data-seat={seat}>
      <p class="ft-name">
        <SeatMark seat={seat} size={18} keyline />
        <Fitted text={seat === own ? say.yours : voice.name(seat)} />
        <span data-help={say.helpTricks}>{say.tricks(tricks)}</span>
      </p>
      <div class="ft-row" data-help={seat === own ? undefined : say.helpHidden}>
        {open.map((card, i) => (
          <NamedCard key={i} card={card} label={card === null ? say.hidden : say.card(card)} />
        ))}
      </div>
      <div class="ft-played" data-help={say.helpPlayed}>
        {played !== null && <NamedCard card={played} label={say.card(played)} />}
      </div>
    </li>
  );
}

function Hand({ seat, setting: { props, say } }: { seat: Seat; setting: Setting }) {
  const targets = useTargets(props, { placeOf: ({ card }) => `card-${card}`, probe: playing });
  return (
    <section class="ft-hand" aria-label={say.hand}>
      {(props.view.players[seat].hand ?? []).map((card) => (
        <Target
          key={card}
          {...targets.at(`card-${card}`, say.card(card))}
          help={say.helpYours}
          class="ft-own"
        >
          <Card card={card} />
        </Target>
      ))}
    </section>
  );
}

function playing(place: string) {
  return { kind: 'play', card: Number(place.slice('card-'.length)) } as const;
}
