/** Who sits at the table, which bots play, and the chat. */

import { mannerOf as mannerOfSeat } from '@conclave/bots/manners';
import { LEVELS, type Level } from '@conclave/engine';
import { gamesById } from '@conclave/games';
import { BotMark, Reaction, SeatMark } from '@conclave/kit';
import { isGame } from '../library.ts';
import { say } from '../say.ts';
import { complain } from '../shell/error-toast.ts';
import { Clock, timeShare } from './clock.tsx';
import type { TableController } from './control/controller.ts';
import { ShownStrength } from './shown-strength.tsx';
import { TalkPanel } from './talk.tsx';

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
            <MarkOf control={control} seat={index} />
            <span>
              <span class="talk-line">
                {control.wording.nameOf(index)} {seat.bot && <BotMark size={17} />}
              </span>{' '}
              <span class="aside">
                {index === info.you && words.you}
                {seat.bot &&
                  (seat.kind === 'bot' || !info.remote) &&
                  words.botOf(control.wording.house.value.levels[seat.bot], mannerOf(control, index))}
              </span>{' '}
              <Absence control={control} seat={index} />
              {info.remote && seat.kind === 'person' && index !== info.you && (
                <ShownStrength match={info.id} seat={index} />
              )}
            </span>
            <span class="row">
              {mayHandTo(control, index) && (
                <button type="button" class="button small" onClick={() => control.source.handOver(index)}>
                  {words.handHere}
                </button>
              )}
              {mayReplace &&
                seat.kind === 'person' &&
                index !== info.you &&
                control.source.place === 'remote' && <Mute control={control} seat={index} />}
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
      {info.remote && info.remote.watching > 0 && (
        <p class="note">{words.peopleLeft.watching(info.remote.watching)}</p>
      )}
      {info.status === 'running' && people > 1 && (
        <p class="note">{info.aids ? say.value.room.aids : say.value.room.noAids}</p>
      )}
      {control.source.place === 'remote' && <TalkPanel control={control} />}
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

/** Why somebody is not there, in one sentence. */
function Absence({ control, seat }: { control: TableController; seat: number }) {
  const words = say.value.table;
  const holder = control.source.info.value?.seats[seat];
  const remote = control.source.info.value?.remote?.seats[seat];
  if (holder?.kind !== 'person') return null;
  const level = control.wording.house.value.levels[holder.bot ?? 'fair'];
  if (remote?.resigned) return <span class="aside">{words.peopleLeft.resigned(level)}</span>;
  if (holder.present) return null;
  return (
    <>
      <span class="away">{remote?.away ? words.peopleLeft.awayFor(remote.away) : words.away}</span>{' '}
      {holder.bot && remote && <span class="aside">{words.peopleLeft.keeps(level, holder.name)}</span>}
    </>
  );
}

/** With a ring where this seat is waited for, and their newest reaction beside it. */
function MarkOf({ control, seat }: { control: TableController; seat: number }) {
  const { source, talk, table } = control;
  const left = timeShare(source, seat, performance.now());
  const waiting = source.perspective.value?.waiting;
  const isAwaited = Array.isArray(waiting) && waiting.includes(seat);
  const reaction = talk.flying.value.get(seat)?.reaction;
  if (reaction) return <Reaction of={reaction} own={table?.reaction?.Face} size={32} />;
  return (
    <SeatMark
      seat={control.wording.markOf(seat)}
      size={isAwaited ? 32 : 20}
      ring={isAwaited ? (left ?? 1) : undefined}
    />
  );
}

/** The sender never knows. */
function Mute({ control: { talk, wording }, seat }: { control: TableController; seat: number }) {
  const isMuted = talk.muted.value.includes(seat);
  const words = say.value.table.talk;
  return (
    <button
      type="button"
      class="button plain small"
      aria-pressed={isMuted}
      aria-label={isMuted ? words.unmute(wording.nameOf(seat)) : words.mute(wording.nameOf(seat))}
      onClick={() => talk.mute(seat)}
    >
      <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={
            isMuted
              ? 'M4 9H8L13 5V19L8 15H4ZM17 9L22 15M22 9L17 15'
              : 'M4 9H8L13 5V19L8 15H4ZM17 8C19 10 19 14 17 16M20 5C24 9 24 15 20 19'
          }
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linejoin="round"
        />
      </svg>
    </button>
  );
}

/** Somebody else at this device, who wants to interject or only to look. */
function mayHandTo({ source }: TableController, seat: number): boolean {
  const info = source.info.value;
  if (source.place !== 'local' || info?.status !== 'running' || source.trouble.value !== null) return false;
  return info.you !== 'gallery' && info.you !== seat && info.seats[seat].bot === null;
}

function SitIn({ control, seat, now }: { control: TableController; seat: number; now: Level | null }) {
  const local = control.source.place === 'local';
  // On a server it is the one that was agreed on.
  const levels: readonly Level[] = local ? LEVELS : [control.source.info.value?.remote?.absence ?? 'fair'];
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
