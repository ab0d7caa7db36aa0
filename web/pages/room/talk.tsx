/** The talk at a table that has not begun. */

import { type AnyTable, Reaction } from '@conclave/kit';
import type { ChatLine } from '@conclave/wire/client';
import { CHAT_LENGTH } from '@conclave/wire/lengths';
import { newsLine } from '@conclave/wire/news-words';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tableOf } from '../../library.ts';
import { say } from '../../say.ts';
import { language } from '../../settings.ts';
import { ChairMark } from '../../shell/chair-mark.tsx';
import { ReactionKeys } from '../../shell/reaction-keys.tsx';
import { useFetched } from '../../shell/use-fetched.ts';
import type { RemoteSource } from '../../sources/remote.ts';
import { reactionName } from '../../table/talk.tsx';

export function RoomTalk({ source, game }: { source: RemoteSource; game: string }) {
  const words = say.value.room;
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const lines = source.chat.value;
  const { part: table } = useFetched(game, () => tableOf(game));
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  const send = (event: Event) => {
    event.preventDefault();
    const line = text.trim();
    if (line) void source.say(line);
    setText('');
  };
  return (
    <section class="room-talk" aria-label={words.talk}>
      <h2 class="ruled">{words.talk}</h2>
      {lines.length > 0 && (
        <ul ref={list} aria-live="polite">
          {lines.map((line) => (
            <TalkLine key={line.n} line={line} game={game} table={table} />
          ))}
        </ul>
      )}
      <form class="row" onSubmit={send}>
        <input
          type="text"
          class="grow"
          data-talk
          maxLength={CHAT_LENGTH}
          aria-label={words.saySomething}
          placeholder={words.saySomething}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {words.send}
        </button>
      </form>
      <ReactionKeys
        own={table?.reaction?.Face}
        nameOf={(key) => reactionName(table, key)}
        react={(key) => source.company.react(key)}
      />
    </section>
  );
}

interface TalkLineProps {
  readonly line: ChatLine;
  readonly game: string;
  readonly table: AnyTable | null | undefined;
}

function TalkLine({ line: { seat, from, text, reaction, news, at }, game, table }: TalkLineProps) {
  if (news) return <li class="room-news">{newsLine(news, language.value)}</li>;
  const time = new Date(at).toLocaleTimeString(language.value, { hour: '2-digit', minute: '2-digit' });
  return (
    <li>
      {seat !== null && <ChairMark game={game} chair={seat} />}
      <p class={reaction && 'talk-line'}>
        <b>{from || say.value.table.somebody}</b>{' '}
        {reaction && <Reaction of={reaction} own={table?.reaction?.Face} size={30} />}{' '}
        {reaction ? <i>{reactionName(table, reaction)}</i> : text} <small>{time}</small>
      </p>
    </li>
  );
}
