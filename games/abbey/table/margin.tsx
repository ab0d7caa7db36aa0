/** The margins of the page: the hours with the bell, effects until the next mass, and the investigators. */

import type { Language, Seat } from '@conclave/engine';
import { Fitted, othersInTurn, Target } from '@conclave/kit';
import { roman } from '../../words.ts';
import { MASSES, passesAt } from '../rules/cards.ts';
import { roomsIn } from '../rules/rooms.ts';
import { LAST_BELL } from '../rules/state.ts';
import { massName } from './names.ts';
import { type Reading, readingOf, wordsOfCard } from './pieces/cards.tsx';
import { Back, Drollery, HourSign, Pawn, ThingSign } from './pieces/figures.tsx';
import { Initial } from './pieces/initial.tsx';
import { readPointing } from './pointing.ts';
import type { Setting } from './setting.ts';

const STEPS = Array.from({ length: LAST_BELL }, (_none, i) => i + 1);

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
            aria-label={`${say.mass(name, passesAt(view))}. ${say.bell(view.bell)}`}
            data-help={say.massHelp}
            data-help-title={say.mass(name, passesAt(view))}
          >
            <HourSign hour={hour} size={small ? 30 : 38} />
            <span class="ab-now-name">
              <b>{name}</b>
              <i>{say.passes(roman(passesAt(view)))}</i>
            </span>
            <Bell at={view.bell} small={small} />
          </span>
        ) : (
          !small && (
            <span key={hour} class={hour < view.mass ? 'ab-hour past' : 'ab-hour'} aria-hidden="true">
              <HourSign hour={hour} size={30} />
            </span>
          )
        ),
      )}
      <ReadLast setting={setting} />
    </div>
  );
}

/** The bell on its four steps; a phone has room for the one it stands on. */
function Bell({ at, small }: { at: number; small: boolean }) {
  const bell = (
    <span key={at} class="ab-bell-sign">
      <ThingSign thing="bell" width={18} />
    </span>
  );
  if (small) {
    return (
      <span class="ab-steps">
        {bell}
        {roman(at)}
      </span>
    );
  }
  return (
    <span class="ab-steps" style={{ '--at': at }}>
      {STEPS.map((step) => (
        <span key={step} class={step < at ? 'ab-step past' : 'ab-step'}>
          {step !== at && roman(step)}
        </span>
      ))}
      {at > 0 && (
        <span class="ab-bell">
          {bell}
          {at === LAST_BELL && <Drollery name="ape" width={90} />}
        </span>
      )}
    </span>
  );
}

/** What was read last, for as long as the turn goes on, and the event that holds until the next mass. */
function ReadLast({ setting: { props } }: { setting: Setting }) {
  const { lasting, turned } = props.view;
  const read = turned.at(-1);
  const fresh = read === undefined || read === lasting ? null : readingOf(read);
  return (
    <>
      {fresh && <Slip language={props.language} reading={fresh} />}
      {lasting && (
        <Slip language={props.language} reading={{ deck: 'event', card: lasting }} brief={fresh !== null} />
      )}
    </>
  );
}

interface SlipProps {
  readonly language: Language;
  readonly reading: Reading;
  /** Its name alone. */
  readonly brief?: boolean;
}

function Slip({ language, reading, brief = false }: SlipProps) {
  const { name, text } = wordsOfCard(language, reading);
  return (
    <span class={brief ? 'ab-lasting brief' : 'ab-lasting'} data-help={text} data-help-title={name}>
      <Back deck={reading.deck} width={26} />
      <span>
        <b>{name}</b>
        {!brief && <i>{text}</i>}
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
  const { props, say, targets, nameOf } = setting;
  const { view, language, layout } = props;
  const { colour, cards, books, relic, penitent, vow, forsworn, libraryVisited } = view.players[seat];
  const name = seat === props.voice.reader ? say.you : nameOf(seat);
  const first = view.first === seat;
  const facts = [
    say.cards(cards),
    ...(books > 0 ? [say.bookCount(books)] : []),
    ...(relic === 'none' ? [] : [say.relic]),
    ...(first ? [say.holdsBell] : []),
    ...(penitent ? [say.penitent] : []),
    ...(vow === null ? [] : [say.vowed(language, vow)]),
    ...roomsIn(forsworn).map((room) => say.forsworn(language, room)),
    ...(libraryVisited ? [say.beenToLibrary] : []),
  ];
  const active = view.active === seat && props.outcome === null;
  const ringed = readPointing(props.shared).ringed.includes(seat);
  const small = layout === 'phone' || layout === 'across';
  return (
    <li class={active ? 'active' : undefined}>
      <Target
        {...targets.at(`player-${seat}`, say.titled(name, facts.join(', ')))}
        class={['ab-player', penitent && 'penitent', ringed && 'ringed'].filter(Boolean).join(' ')}
        help={`${facts.join(', ')}. ${say.playerHelp}`}
        helpTitle={name}
      >
        <Initial letter={name.charAt(0)} colour={colour} size={small ? 34 : 58} active={active} />
        <span class="ab-plaque">
          <b>
            <Fitted text={name} />
          </b>
          <span class="ab-belongings">
            <span class="ab-count tabular">
              <ThingSign thing="card" width={13} />
              <i data-figure={cards} />
            </span>
            <span class="ab-things">
              {books > 0 && (
                <span class="ab-count tabular">
                  <ThingSign thing="book" width={14} />
                  <i data-figure={books} />
                </span>
              )}
              {relic !== 'none' && <ThingSign thing="relic" width={14} />}
              {first && <ThingSign thing="bell" width={14} />}
              {(vow !== null || forsworn !== 0) && <VowSign />}
              {libraryVisited && <ShutBook />}
              {penitent && <Pawn colour={colour} kneels width={15} />}
            </span>
          </span>
        </span>
      </Target>
    </li>
  );
}

/** Gave their word about the next move. */
function VowSign() {
  return (
    <svg width="16" height="15" viewBox="-9 -8 18 16" aria-hidden="true">
      <path d="M-6 -6H6V6H-6Z" fill="#fbf5e6" stroke="#2b2118" stroke-width="1.5" />
      <path d="M-8 -6H8M-8 6H8" stroke="#2b2118" stroke-width="3" stroke-linecap="round" />
      <circle cx="3" cy="2" r="2.600" fill="#a3311b" />
    </svg>
  );
}

/** Has been in the library. */
function ShutBook() {
  return (
    <svg width="14" height="16" viewBox="-7 -8 14 16" aria-hidden="true">
      <path d="M-5.500 -7H5.500V7H-5.500Z" fill="#24508f" stroke="#2b2118" stroke-width="1.500" />
      <path d="M-3 -7V7M5.500 -1.500H1.500V1.500H5.500" fill="none" stroke="#e9c46a" stroke-width="1.500" />
    </svg>
  );
}
