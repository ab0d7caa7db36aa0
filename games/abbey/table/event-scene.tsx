/** The scene of an event, over the plan: questions, mass, readings, cards that turn, verdicts. */

import type { Seat } from '@conclave/engine';
import type { ComponentChild } from 'preact';
import type { Event } from '../rules/events.ts';
import type { Suspect } from '../rules/suspects.ts';
import { Nave, type NaveScene } from './mass.tsx';
import { answerWords, inRoomName, massName, questionWords, valueName } from './names.ts';
import { type Reading, TurnedCard, wordsOfCard } from './pieces/cards.tsx';
import { Back, Pawn, Token, ValueSign } from './pieces/figures.tsx';
import { Initial } from './pieces/initial.tsx';
import type { Setting } from './setting.ts';
import { Exchange, Scroll, Talk } from './talk.tsx';

interface EventSceneProps {
  readonly setting: Setting;
  readonly dark: boolean;
}

export function eventScene({ setting, dark }: EventSceneProps, event: Event): ComponentChild {
  const { props, say, own, nameOf } = setting;
  const { view, language, words, voice } = props;
  const told = words.sentence(event, voice);
  switch (event.type) {
    case 'asked':
      return <Exchange setting={setting} asker={event.asker} of={event.of} question={event.question} />;
    case 'answered':
      return <Answered setting={setting} event={event} />;
    case 'silent':
      return view.said?.kind === 'exchange' ? (
        <Exchange
          setting={setting}
          asker={event.asker}
          of={event.of}
          question={view.said.question}
          answer={null}
        />
      ) : null;
    case 'askedAll':
      return <Exchange setting={setting} asker={event.asker} of={null} question={event.question} />;
    case 'answeredAll':
      return (
        <Tally
          setting={setting}
          title={say.quoted(questionWords(language, event.question, event.asker, nameOf))}
          lines={event.answers.map(({ seat, answer }) => ({
            seat,
            text: answer ? answerWords(language, answer) : say.silence,
          }))}
        />
      );
    case 'counted':
      return (
        <Tally
          setting={setting}
          title={told}
          lines={event.counts.map(({ seat, n }) => ({ seat, text: String(n) }))}
        />
      );
    case 'mass':
      return (
        <InChurch setting={setting} dark={dark} title={massName(language, event.mass)} scene="entering">
          <p class="ab-waiting">{told}</p>
        </InChurch>
      );
    case 'penance':
      return (
        <InChurch setting={setting} dark={dark} title={say.penance} scene="kneeling">
          <p class="ab-penance">
            <Pawn colour={view.players[event.seat].colour} kneels width={64} />
            <span class="ab-penance-words">
              <b>{told}</b>
              <i>{say.penanceMeans}</i>
            </span>
          </p>
        </InChurch>
      );
    case 'passed':
      if (event.cards === null || event.to !== own) {
        return (
          <InChurch setting={setting} dark={dark} title={massName(language, view.mass)} scene="passing">
            <p class="ab-waiting">{told}</p>
          </InChurch>
        );
      }
      return <Shown setting={setting} cards={event.cards} told={told} />;
    case 'event':
      return <Read setting={setting} reading={{ deck: 'event', card: event.event }} />;
    case 'bookRead':
    case 'bookPlayed':
      return <Read setting={setting} reading={{ deck: 'book', card: event.book }} by={event.seat} />;
    case 'bookKept':
      return event.book === null ? null : (
        <Read setting={setting} reading={{ deck: 'book', card: event.book }} by={event.seat} />
      );
    case 'libraryRead':
      return <Read setting={setting} reading={{ deck: 'library', card: event.book }} by={event.seat} />;
    case 'took':
    case 'gave':
    case 'drew':
    case 'overheard':
      return event.card === null ? null : <Shown setting={setting} cards={[event.card]} told={told} />;
    case 'showed':
    case 'peeked':
      return event.cards === null ? null : <Shown setting={setting} cards={event.cards} told={told} />;
    case 'exposed':
    case 'fromPile':
      return <Shown setting={setting} cards={[event.card]} told={told} open />;
    case 'revealed':
      return (
        <section class="ab-scene ab-shown ab-revealed" aria-label={told}>
          <span class="ab-seal">
            <ValueSign value={event.value} size={120} />
            <Token colour={view.players[event.seat].colour} size={44} />
          </span>
          <b>{valueName(language, event.value)}</b>
          <p>{told}</p>
          <p class="ab-aside">{say.revelationPays}</p>
        </section>
      );
    case 'accused':
      return (
        <Verdict setting={setting} accuser={event.seat} suspect={event.suspect} holder={event.holder}>
          <p>{told}</p>
          <p class="ab-aside">{say.accusationCosts}</p>
        </Verdict>
      );
    case 'found':
      return (
        <Verdict setting={setting} accuser={event.seat} suspect={event.suspect} holder={null}>
          <p>{told}</p>
        </Verdict>
      );
    case 'caught':
      return (
        <section class="ab-scene ab-exchange ab-caught" aria-label={told}>
          <Talk setting={setting} left={event.owner} right={event.intruder} height={270} beast={118}>
            <Scroll side="left">{say.caught}</Scroll>
          </Talk>
          <p>{told}</p>
        </section>
      );
    default:
      return null;
  }
}

/** An answer; a word about the next move is a vow, and says what it binds to. */
function Answered({ setting, event }: { setting: Setting; event: Extract<Event, { type: 'answered' }> }) {
  const { props, say, nameOf } = setting;
  const { question, answer } = event;
  const vow = () => {
    if (question.kind !== 'willGo' || answer.kind !== 'yesNo') return null;
    const name = event.of === props.voice.reader ? say.you : nameOf(event.of);
    const room = inRoomName(props.language, question.room);
    return (
      <p class="ab-vowed">
        <Token colour={props.view.players[event.of].colour} size={34} />
        {answer.yes ? say.willEnd(name, room) : say.willNotEnd(name, room)}
      </p>
    );
  };
  return (
    <Exchange setting={setting} asker={event.asker} of={event.of} question={question} answer={answer}>
      {vow()}
    </Exchange>
  );
}

interface InChurchProps extends EventSceneProps {
  readonly title: string;
  readonly scene: NaveScene;
  readonly children: ComponentChild;
}

function InChurch({ setting, dark, title, scene, children }: InChurchProps) {
  const { props } = setting;
  return (
    <section class="ab-scene ab-mass" aria-label={title}>
      <h2 class="ab-mass-title">{title}</h2>
      <Nave view={props.view} dark={dark} scene={scene} />
      {children}
    </section>
  );
}

interface VerdictProps {
  readonly setting: Setting;
  readonly accuser: Seat;
  readonly suspect: Suspect;
  /** Whoever shows the card; `null`: it lay under the plan. */
  readonly holder: Seat | null;
  readonly children: ComponentChild;
}

/** The chapter is full, all look at one card; then it turns. */
function Verdict({ setting, accuser, suspect, holder, children }: VerdictProps) {
  const { players } = setting.props.view;
  const company = players.flatMap((player, seat) => (seat === accuser ? [] : [{ ...player, seat }]));
  return (
    <section class={holder === null ? 'ab-scene ab-shown ab-found' : 'ab-scene ab-shown ab-verdict'}>
      <div class="ab-court">
        <Pawn colour={players[accuser].colour} kneels={false} width={104} />
        <TurnedCard suspect={suspect} language={setting.props.language} width={holder === null ? 176 : 150} />
        <span class="ab-court-company">
          {company.map(({ colour, seat }) => (
            <Pawn key={seat} colour={colour} kneels={false} width={seat === holder ? 92 : 58} />
          ))}
        </span>
      </div>
      {children}
    </section>
  );
}

/** A card read aloud: its name and its real text. */
function Read({ setting, reading, by }: { setting: Setting; reading: Reading; by?: Seat }) {
  const { props, nameOf, say } = setting;
  const { name, text } = wordsOfCard(props.language, reading);
  return (
    <section class={`ab-scene ab-read ${reading.deck}`} aria-label={name}>
      <div class="ab-leafed">
        <Back deck={reading.deck} width={74} />
        <h2>{name}</h2>
        <p>{text}</p>
        {by !== undefined && (
          <span class="ab-read-by">
            <Token colour={props.view.players[by].colour} size={24} />{' '}
            {by === props.voice.reader ? say.you : nameOf(by)}
          </span>
        )}
      </div>
    </section>
  );
}

interface ShownProps {
  readonly setting: Setting;
  readonly cards: readonly Suspect[];
  readonly told: string;
  /** Everybody sees it. */
  readonly open?: boolean;
}

/** Cards that turn over: for all to see, or, in lapis, for the watcher alone. */
function Shown({ setting, cards, told, open = false }: ShownProps) {
  const { props } = setting;
  return (
    <section class={open ? 'ab-scene ab-shown' : 'ab-scene ab-shown private'} aria-label={told}>
      <span class="ab-shown-cards">
        {cards.map((suspect) => (
          <TurnedCard
            key={suspect}
            suspect={suspect}
            language={props.language}
            width={cards.length > 3 ? 96 : 140}
          />
        ))}
      </span>
      <p>{told}</p>
    </section>
  );
}

interface TallyProps {
  readonly setting: Setting;
  readonly title: string;
  readonly lines: readonly { readonly seat: Seat; readonly text: string }[];
}

/** What everybody answers at once. */
function Tally({ setting, title, lines }: TallyProps) {
  const { props, say, nameOf } = setting;
  return (
    <section class="ab-scene ab-shown" aria-label={title}>
      <p>{title}</p>
      <ul class="ab-tally">
        {lines.map(({ seat, text }) => {
          const name = seat === props.voice.reader ? say.you : nameOf(seat);
          return (
            <li key={seat}>
              <Initial letter={name.charAt(0)} colour={props.view.players[seat].colour} size={56} />
              <b>{name}</b>
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
