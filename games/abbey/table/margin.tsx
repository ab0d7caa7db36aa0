/** The margins of the page: the hours with the bell, and the other investigators. */

import type { Seat } from '@conclave/engine';
import { Target } from '@conclave/kit';
import { LIVERIES } from './colours.ts';
import { Beast } from './figures.tsx';
import { eventWords, massName } from './names.ts';
import type { Setting } from './setting.ts';

const HOURS = 8;
const STEPS = 4;
const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;

export function Hours({ setting }: { setting: Setting }) {
  const { props, say } = setting;
  const { view, language } = props;
  const event = view.lasting === null ? null : eventWords(language, view.lasting);
  return (
    <div class="ab-hours">
      <span class="ab-hour-row" aria-hidden="true">
        {Array.from({ length: HOURS }, (_none, hour) => (
          <i key={hour} class={hour < view.mass ? 'past' : hour === view.mass ? 'now' : undefined} />
        ))}
      </span>
      <span
        class="ab-mass"
        role="img"
        aria-label={`${massName(language, view.mass)}. ${say.bell(view.bell)}`}
        data-help={say.massHelp}
        data-help-title={massName(language, view.mass)}
      >
        <b>{massName(language, view.mass)}</b>
        {Array.from({ length: STEPS }, (_none, i) => (
          <i key={i} class={i + 1 === view.bell ? 'on' : undefined}>
            {ROMAN[i + 1]}
          </i>
        ))}
      </span>
      {event && (
        <span class="ab-event" data-help={event.text} data-help-title={event.name}>
          {event.name}
        </span>
      )}
      <span
        class="ab-count"
        role="img"
        aria-label={say.pile(view.pile.length)}
        data-help={say.pileHelp}
        data-help-title={say.pile(view.pile.length)}
      >
        {say.pile(view.pile.length)}
      </span>
    </div>
  );
}

export function Players({ setting }: { setting: Setting }) {
  const { props, own } = setting;
  const seats = props.view.players.length;
  const first = own ?? -1;
  const others = Array.from(
    { length: own === null ? seats : seats - 1 },
    (_none, i) => (first + 1 + i) % seats,
  );
  return (
    <ul class="ab-players">
      {others.map((seat) => (
        <Player key={seat} setting={setting} seat={seat} />
      ))}
    </ul>
  );
}

export function Player({ setting, seat }: { setting: Setting; seat: Seat }) {
  const { props, say, targets, nameOf, own } = setting;
  const { view } = props;
  const { colour, cards, books, relic, penitent } = view.players[seat];
  const name = seat === own ? say.you : nameOf(seat);
  const facts = [
    say.cards(cards),
    ...(books > 0 ? [say.bookCount(books)] : []),
    ...(relic === 'none' ? [] : [say.relic]),
    ...(penitent ? [say.penitent] : []),
  ];
  return (
    <li class={view.active === seat && props.outcome === null ? 'active' : undefined}>
      <Target
        {...targets.at(`player-${seat}`, `${name}: ${facts.join(', ')}`)}
        class="ab-player"
        help={say.playerHelp}
        helpTitle={`${name}: ${facts.join(', ')}`}
      >
        <span class="ab-initial" style={{ '--livery': LIVERIES[colour].fill }}>
          <b aria-hidden="true">{name.charAt(0)}</b>
          <Beast colour={colour} size={30} />
          <svg class="ab-sign" width="16" height="16" viewBox="-9 -9 18 18" aria-hidden="true">
            <path d={LIVERIES[colour].sign} fill="#fbf5e6" stroke="#2b2118" stroke-width="1.6" />
          </svg>
        </span>
        <span class="ab-player-name">{name}</span>
        <span class="ab-player-facts">{facts.join(' · ')}</span>
      </Target>
    </li>
  );
}
