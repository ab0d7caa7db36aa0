/** The talk at a table that has not begun. */

import type { ChatLine } from '@conclave/wire/client';
import { CHAT_LENGTH } from '@conclave/wire/lengths';
import { newsLine } from '@conclave/wire/news-words';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../say.ts';
import { language } from '../../settings.ts';
import { ChairMark } from '../../shell/chair-mark.tsx';
import type { RemoteSource } from '../../sources/remote.ts';

export function RoomTalk({ source, game }: { source: RemoteSource; game: string }) {
  const words = say.value.room;
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const lines = source.chat.value;
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
            <TalkLine key={line.n} line={line} game={game} />
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
    </section>
  );
}

function TalkLine({ line: { seat, from, text, news, at }, game }: { line: ChatLine; game: string }) {
  if (news) return <li class="room-news">{newsLine(news, language.value)}</li>;
  const time = new Date(at).toLocaleTimeString(language.value, { hour: '2-digit', minute: '2-digit' });
  return (
    <li>
      {seat !== null && <ChairMark game={game} chair={seat} />}
      <p>
        <b>{from}</b> {text} <small>{time}</small>
      </p>
    </li>
  );
}
