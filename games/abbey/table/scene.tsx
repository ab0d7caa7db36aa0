/** What stands over the plan, inside its bars: what happens just now, or what is to be decided. */

import { isHouseEvent } from '@conclave/engine';
import { Target } from '@conclave/kit';
import type { ComponentChild } from 'preact';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Suspect } from '../rules/suspects.ts';
import { Builder } from './builder.tsx';
import { type Reading, SuspectCard, wordsOfCard } from './cards.tsx';
import { Choice } from './choices.tsx';
import { Back, Pawn, Token, ValueSign } from './figures.tsx';
import { Initial } from './initial.tsx';
import { Mass, Nave } from './mass.tsx';
import { answerWords, massName, questionWords, valueName } from './names.ts';
import type { Pictured } from './places.ts';
import type { Setting } from './setting.ts';
import { Exchange, Scroll, Talk } from './talk.tsx';

/** What the player has opened, or folded up to see the plan. */
export type Opened = Pictured | 'folded' | null;

interface SceneProps {
  readonly setting: Setting;
  readonly dark: boolean;
  readonly opened: Opened;
  open(what: Opened): void;
}

export function sceneOf(props: SceneProps): ComponentChild {
  const { event } = props.setting.props;
  return event && !isHouseEvent(event) ? happening(props, event) : deciding(props);
}

function deciding({ setting, dark, opened, open }: SceneProps): ComponentChild {
  const { props, own } = setting;
  const { asked } = props.view;
  const kinds = new Set(props.control.moves.map(({ kind }) => kind));
  if (asked?.kind === 'answer' && asked.seat === own) return <BeingAsked setting={setting} />;
  if (asked?.kind === 'window') return opened === 'folded' ? null : <Mass setting={setting} dark={dark} />;
  if (kinds.has('ask') || kinds.has('askAll'))
    return opened === 'folded' ? null : <Builder setting={setting} onFold={() => open('folded')} />;
  if (opened !== null && opened !== 'folded' && kinds.has(opened))
    return <Choice key={opened} setting={setting} kind={opened} onClose={() => open(null)} />;
  const frame = asked?.kind === 'other' && asked.seat === own ? asked.frame.kind : null;
  if (opened === null && frame === 'name') return <Choice setting={setting} kind="name" onClose={null} />;
  if (opened === null && frame === 'proclaim')
    return <Choice setting={setting} kind="reveal" onClose={() => open('folded')} />;
  return null;
}

/** A question to oneself: the true answer stands in lapis, not yet said. */
function BeingAsked({ setting }: { setting: Setting }) {
  const { props, say } = setting;
  const { view, control, words, voice } = props;
  const { asked } = view;
  if (asked?.kind !== 'answer') return null;
  const button = (move: Move) => (
    <Target
      key={JSON.stringify(move)}
      class={move.kind === 'silence' ? 'ab-plain' : 'ab-gold'}
      label={words.label(move, view, voice)}
      lit
      advised={control.advises(move)}
      onChoose={() => control.play(move)}
    >
      {words.label(move, view, voice)}
    </Target>
  );
  return (
    <Exchange
      setting={setting}
      asker={asked.asker}
      of={asked.seat}
      question={asked.question}
      answer={asked.answer ?? undefined}
      secret
    >
      <p class="ab-aside">
        {asked.question.kind === 'willGo' ? say.bindsYou : say.trueAnswer}{' '}
        {asked.obliged ? say.mustAnswer : say.maySilence} {asked.back && say.thenAskBack}
      </p>
      <div class="ab-answers">
        {control.moves
          .filter(
            ({ kind }) => kind === 'answer' || kind === 'pledge' || kind === 'silence' || kind === 'play',
          )
          .map(button)}
      </div>
    </Exchange>
  );
}

function happening({ setting, dark }: SceneProps, event: Event): ComponentChild {
  const { props, say, own, nameOf } = setting;
  const { view, language, words, voice } = props;
  const told = words.sentence(event, voice);
  switch (event.type) {
    case 'asked':
      return <Exchange setting={setting} asker={event.asker} of={event.of} question={event.question} />;
    case 'answered':
      return (
        <Exchange
          setting={setting}
          asker={event.asker}
          of={event.of}
          question={event.question}
          answer={event.answer}
        />
      );
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
        <section class="ab-scene ab-mass" aria-label={massName(language, event.mass)}>
          <h2 class="ab-mass-title">{massName(language, event.mass)}</h2>
          <Nave view={view} own={own} dark={dark} />
          <p class="ab-waiting">{told}</p>
        </section>
      );
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
      return event.card === null ? null : <Shown setting={setting} cards={[event.card]} told={told} />;
    case 'overheard':
      return event.card === null ? null : <Shown setting={setting} cards={[event.card]} told={told} />;
    case 'showed':
    case 'passed':
    case 'peeked':
      return event.cards === null ? null : <Shown setting={setting} cards={event.cards} told={told} />;
    case 'exposed':
    case 'fromPile':
      return <Shown setting={setting} cards={[event.card]} told={told} open />;
    case 'revealed':
      return (
        <section class="ab-scene ab-shown" aria-label={told}>
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
        <section class="ab-scene ab-shown ab-verdict" aria-label={told}>
          <span class="ab-verdict-row">
            <Pawn colour={view.players[event.seat].colour} kneels width={92} />
            <SuspectCard suspect={event.suspect} language={language} width={150} />
            <Pawn colour={view.players[event.holder].colour} kneels={false} width={92} />
          </span>
          <p>{told}</p>
          <p class="ab-aside">{say.accusationCosts}</p>
        </section>
      );
    case 'found':
      return (
        <section class="ab-scene ab-shown ab-found" aria-label={told}>
          <SuspectCard suspect={event.suspect} language={language} width={190} />
          <p>{told}</p>
        </section>
      );
    case 'caught':
      return (
        <section class="ab-scene ab-exchange ab-caught" aria-label={told}>
          <Talk setting={setting} left={event.owner} right={event.intruder}>
            <Scroll side="left">{say.caught}</Scroll>
          </Talk>
          <p>{told}</p>
        </section>
      );
    default:
      return null;
  }
}

/** A card read aloud: its name and its real text. */
function Read({ setting, reading, by }: { setting: Setting; reading: Reading; by?: number }) {
  const { props, own, nameOf, say } = setting;
  const { name, text } = wordsOfCard(props.language, reading);
  return (
    <section class={`ab-scene ab-read ${reading.deck}`} aria-label={name}>
      <div class="ab-leafed">
        <Back deck={reading.deck} width={74} />
        <h2>{name}</h2>
        <p>{text}</p>
        {by !== undefined && (
          <span class="ab-read-by">
            <Token colour={props.view.players[by].colour} size={24} /> {by === own ? say.you : nameOf(by)}
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
          <SuspectCard
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
  readonly lines: readonly { readonly seat: number; readonly text: string }[];
}

/** What everybody answers at once. */
function Tally({ setting, title, lines }: TallyProps) {
  const { props, say, own, nameOf } = setting;
  return (
    <section class="ab-scene ab-shown" aria-label={title}>
      <p class="ab-tally-title">{title}</p>
      <ul class="ab-tally">
        {lines.map(({ seat, text }) => {
          const name = seat === own ? say.you : nameOf(seat);
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
