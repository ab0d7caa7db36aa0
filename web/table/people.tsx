/** Who sits at the table, which bots play, and the chat. */

import { mannerOf as mannerOfSeat } from '@conclave/bots/manners';
import { LEVELS, type Level } from '@conclave/engine';
import { gamesById } from '@conclave/games';
import { BotMark, SeatMark } from '@conclave/kit';
import { CHAT_LENGTH } from '@conclave/wire/lengths';
import { newsLine } from '@conclave/wire/news-words';
import { useState } from 'preact/hooks';
import { isGame } from '../library.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { complain } from '../shell/error-toast.ts';
import { Clock } from './clock.tsx';
import type { TableController } from './control/controller.ts';

export function People({ control }: { control: TableController }) {
  const info = control.source.info.value;
  if (!info) return null;
  const words = say.value.table;
  const mayReplace = info.status === 'running' && info.you !== 'gallery';
  const people = info.seats.filter(({ kind }) => kind === 'person').length;
  return (
    <>
      <ul class="people">
        {info.seats.map((seat, index) => (
          <li key={index}>
            <SeatMark seat={control.wording.markOf(index)} />
            <span>
              {control.wording.nameOf(index)} {seat.bot && <BotMark size={17} />}{' '}
              <span class="aside">
                {index === info.you && words.you}
                {seat.bot &&
                  words.botOf(control.wording.house.value.levels[seat.bot], mannerOf(control, index))}
              </span>{' '}
              {seat.kind === 'person' && !seat.present && <span class="away">{words.away}</span>}
            </span>
            <span class="row">
              {mayHandTo(control, index) && (
                <button type="button" class="button small" onClick={() => control.source.handOver(index)}>
                  {words.handHere}
                </button>
              )}
              <Clock source={control.source} seat={index} />
              {mayReplace &&
                seat.kind === 'person' &&
                (seat.replaceable || control.source.place === 'local') && (
                  <SitIn control={control} seat={index} now={seat.bot} />
                )}
            </span>
          </li>
        ))}
      </ul>
      {info.status === 'running' && people > 1 && (
        <p class="note">{info.aids ? say.value.room.aids : say.value.room.noAids}</p>
      )}
      {control.source.place === 'remote' && <Chat control={control} />}
    </>
  );
}

/** What its manner is called; strong has none. */
function mannerOf({ source, wording }: TableController, seat: number): string | null {
  const info = source.info.value;
  const told = source.perspective.value?.told ?? [];
  if (!info || info.seats[seat].bot === 'strong' || !isGame(info.game)) return null;
  const manner = mannerOfSeat(told, seat, gamesById[info.game].manners ?? []);
  return manner && wording.house.value.manners[manner];
}

/** Somebody else at this device, who wants to interject or only to look. */
function mayHandTo({ source }: TableController, seat: number): boolean {
  const info = source.info.value;
  if (source.place !== 'local' || info?.status !== 'running' || source.trouble.value !== null) return false;
  return info.you !== 'gallery' && info.you !== seat && info.seats[seat].bot === null;
}

function SitIn({ control, seat, now }: { control: TableController; seat: number; now: Level | null }) {
  const local = control.source.place === 'local';
  // On a server the best one plays for somebody who did not choose it.
  const levels: readonly Level[] = local ? LEVELS : ['strong'];
  return (
    <select
      aria-label={say.value.table.sitIn(control.wording.nameOf(seat))}
      value={now ?? ''}
      onChange={(event) => {
        const level = LEVELS.find((one) => one === event.currentTarget.value) ?? null;
        control.source.sit(seat, level).catch(complain);
      }}
    >
      <option value="">{local ? say.value.table.inPerson : say.value.table.letBot}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {say.value.table.bot(control.wording.house.value.levels[level])}
        </option>
      ))}
    </select>
  );
}

function Chat({ control }: { control: TableController }) {
  const [text, setText] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    const line = text.trim();
    if (line) void control.source.say(line);
    setText('');
  };
  return (
    <section class="chat" aria-label={say.value.table.chat}>
      <h3 class="ruled">{say.value.table.chat}</h3>
      <ul aria-live="polite">
        {control.source.chat.value.map(({ n, seat, from, text: said, news }) =>
          news ? (
            <li key={n} class="aside">
              {newsLine(news, language.value)}
            </li>
          ) : (
            <li key={n}>
              {seat !== null && <SeatMark seat={control.wording.markOf(seat)} />}
              <b>{(seat === null ? null : control.source.info.value?.seats[seat]?.name) ?? from}</b> {said}
            </li>
          ),
        )}
      </ul>
      <form onSubmit={send}>
        <input
          type="text"
          maxLength={CHAT_LENGTH}
          aria-label={say.value.table.chatLine}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {say.value.table.send}
        </button>
      </form>
    </section>
  );
}
