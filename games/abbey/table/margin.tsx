/** The margins of the page: the hours with the bell, what lasts until the next mass, and the investigators. */

import type { Seat } from '@conclave/engine';
import { othersInTurn, Target } from '@conclave/kit';
import { MASSES } from '../rules/cards.ts';
import { LAST_BELL } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { Back, Drollery, HourSign, ThingSign } from './figures.tsx';
import { Initial } from './initial.tsx';
import { eventWords, massName } from './names.ts';
import { ROMAN } from './roman.ts';
import type { Setting } from './setting.ts';

const STEPS = Array.from({ length: LAST_BELL }, (_none, i) => i + 1);

/** How many cards go to the left at the mass that comes. */
export function passesOf({ mass, options }: View): number {
  const { passes, gentle } = MASSES[Math.min(mass, MASSES.length - 1)];
  return options.gentleMasses ? gentle : passes;
}

export function Hours({ setting }: { setting: Setting }) {
  const { props, say } = setting;
  const { view, language, layout } = props;
  const small = layout === 'phone' || layout === 'across';
  const name = massName(language, view.mass);
  return (
    <div class="ab-hours">
      {MASSES.map((_mass, hour) =>
        hour === view.mass ? (
          <span
            key={hour}
            class="ab-now"
            role="img"
            aria-label={`${say.mass(name, passesOf(view))}. ${say.bell(view.bell)}`}
            data-help={say.massHelp}
            data-help-title={say.mass(name, passesOf(view))}
          >
            <HourSign hour={hour} size={small ? 30 : 38} />
            <span class="ab-now-name">
              <b>{name}</b>
              <i>{say.passes(ROMAN[passesOf(view)])}</i>
            </span>
            <span class="ab-steps">
              {STEPS.map((step) =>
                step === view.bell ? (
                  <span key={step} class="ab-step here">
                    <ThingSign thing="bell" width={18} />
                    {step === LAST_BELL && !small && <Drollery name="ape" width={90} />}
                  </span>
                ) : (
                  <span key={step} class={step < view.bell ? 'ab-step past' : 'ab-step'}>
                    {ROMAN[step]}
                  </span>
                ),
              )}
            </span>
          </span>
        ) : (
          !small && (
            <span key={hour} class={hour < view.mass ? 'ab-hour past' : 'ab-hour'} aria-hidden="true">
              <HourSign hour={hour} size={30} />
            </span>
          )
        ),
      )}
      <Lasting setting={setting} />
    </div>
  );
}

/** The event that holds until the next mass. */
function Lasting({ setting: { props } }: { setting: Setting }) {
  const { lasting } = props.view;
  if (lasting === null) return null;
  const { name, text } = eventWords(props.language, lasting);
  return (
    <span class="ab-lasting" data-help={text} data-help-title={name}>
      <Back deck="event" width={26} />
      <span>
        <b>{name}</b>
        <i>{text}</i>
      </span>
    </span>
  );
}

export function Players({ setting }: { setting: Setting }) {
  const { props, own } = setting;
  const others = othersInTurn(own, props.view.players.length);
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
  const { view, language, layout } = props;
  const { colour, cards, books, relic, penitent, vow, libraryVisited } = view.players[seat];
  const name = seat === own ? say.you : nameOf(seat);
  const first = view.first === seat;
  const facts = [
    say.cards(cards),
    ...(books > 0 ? [say.bookCount(books)] : []),
    ...(relic === 'none' ? [] : [say.relic]),
    ...(first ? [say.holdsBell] : []),
    ...(penitent ? [say.penitent] : []),
    ...(vow === null ? [] : [say.vowed(language, vow)]),
    ...(libraryVisited ? [say.beenToLibrary] : []),
  ];
  const active = view.active === seat && props.outcome === null;
  const small = layout === 'phone' || layout === 'across';
  return (
    <li class={active ? 'active' : undefined}>
      <Target
        {...targets.at(`player-${seat}`, `${name}: ${facts.join(', ')}`)}
        class={penitent ? 'ab-player penitent' : 'ab-player'}
        help={`${facts.join(', ')}. ${say.playerHelp}`}
        helpTitle={name}
      >
        <Initial letter={name.charAt(0)} colour={colour} size={small ? 34 : 58} active={active} />
        <span class="ab-plaque">
          <b>{name}</b>
          <span class="ab-belongings">
            <ThingSign thing="card" width={13} />
            <span class="tabular">{cards}</span>
            {books > 0 && (
              <>
                <ThingSign thing="book" width={14} />
                <span class="tabular">{books}</span>
              </>
            )}
            {relic !== 'none' && <ThingSign thing="relic" width={14} />}
            {first && <ThingSign thing="bell" width={14} />}
            {vow !== null && <span class="ab-vow" aria-hidden="true" />}
          </span>
        </span>
      </Target>
    </li>
  );
}
