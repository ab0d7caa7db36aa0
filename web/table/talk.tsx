/** The talk at a table: lines, what one says, and the eight reactions. */

import { type AnyTable, Reaction, SeatMark } from '@conclave/kit';
import type { ChatLine } from '@conclave/wire/client';
import { CHAT_LENGTH } from '@conclave/wire/lengths';
import { newsLine } from '@conclave/wire/news-words';
import type { Reaction as ReactionKey } from '@conclave/wire/reactions';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { ReactionKeys } from '../shell/reaction-keys.tsx';
import type { TableController } from './control/controller.ts';

export function TalkPanel({ control }: { control: TableController }) {
  const { talk, source } = control;
  useEffect(() => {
    talk.isOpen.value = true;
    return () => {
      talk.isOpen.value = false;
    };
  }, [talk]);
  const watches = source.info.value?.you === 'gallery';
  return (
    <section class="chat" aria-label={say.value.table.chat}>
      <h3 class="ruled">{say.value.table.chat}</h3>
      <ul aria-live="polite">
        {talk.lines.value.map((line) => (
          <li key={line.n} class="talk-line">
            <TalkLine control={control} line={line} />
          </li>
        ))}
      </ul>
      {watches ? (
        <p class="note">{say.value.table.peopleLeft.youWatch}</p>
      ) : (
        <>
          <SayForm control={control} />
          {source.company && <Reactions control={control} />}
        </>
      )}
    </section>
  );
}

export function TalkLine({ control, line }: { control: TableController; line: ChatLine }) {
  const { seat, from, text, reaction, news, at } = line;
  if (news) return <i>{newsLine(news, language.value)}</i>;
  const there = seat === null ? null : control.source.info.value?.seats[seat]?.name;
  const name = (there ?? from) || say.value.table.somebody;
  const time = new Date(at).toLocaleTimeString(language.value, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <>
      {seat !== null && <SeatMark seat={control.wording.markOf(seat)} />} <b class="small-caps">{name}</b>{' '}
      {reaction && <Reaction of={reaction} own={control.table?.reaction?.Face} size={30} />}{' '}
      {reaction ? <i>{reactionName(control.table, reaction)}</i> : text} <time class="aside">{time}</time>
    </>
  );
}

export function reactionName(table: AnyTable | undefined | null, key: ReactionKey): string {
  const words = say.value.table.reactions;
  return key === 'own' ? (table?.reaction?.name[language.value] ?? words.moment) : words[key];
}

function SayForm({ control }: { control: TableController }) {
  const [text, setText] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    const line = text.trim();
    if (line) void control.source.say(line);
    setText('');
  };
  return (
    <form onSubmit={send}>
      <input
        type="text"
        id="say"
        maxLength={CHAT_LENGTH}
        aria-label={say.value.table.chatLine}
        placeholder={say.value.table.chatLine}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {say.value.table.send}
      </button>
    </form>
  );
}

function Reactions({ control }: { control: TableController }) {
  const { source, table } = control;
  const isBroken = () => source.trouble.value !== null;
  return (
    <ReactionKeys
      own={table?.reaction?.Face}
      disabled={isBroken()}
      nameOf={(key) => reactionName(table, key)}
      react={async (key) => (await source.company?.react(key)) === true || isBroken()}
    />
  );
}
