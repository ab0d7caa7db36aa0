/** What every list shows of one of one's own tables: who sits there, what is asked, the time, a small board. */

import { gamesById } from '@conclave/games';
import { type AnyTable, BotMark, SeatMark } from '@conclave/kit';
import { gameOf } from '../catalogue.ts';
import { isGame } from '../library.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import type { OwnTable } from '../sources/own-tables.ts';
import { Cover } from './cover.tsx';
import type { DrawnGame } from './drawn-games.ts';
import { left, SHORT, since, until } from './when.ts';

export const nameOf = (game: string) => gameOf(game)?.words[language.value].name ?? game;

/** In the game's own words, or in those of the house where the game is not loaded or nothing more is known. */
export function taskOf(table: OwnTable, drawn: DrawnGame | undefined): string {
  const words = say.value.lists;
  if (table.status === 'aside') return words.aside;
  if (table.status === 'open')
    return words.chairsFree(table.seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length);
  const own = table.due || table.asks === null ? instructionOf(table, drawn) : null;
  if (own) return own;
  if (!table.due) return waitingLine(table);
  return table.asks && !table.asks.asked ? words.answered : say.value.table.yourTurn;
}

function waitingLine({ asks, seats, changedAt }: OwnTable): string {
  const words = say.value.lists;
  if (!asks || asks.waiting === 'someone' || asks.waiting.length === 0) return words.othersPlay;
  const names = asks.waiting.map((seat) => seats[seat].name);
  return names.length === 1 ? words.isToPlay(names[0], since(changedAt)) : say.value.table.waitingFor(names);
}

/** The table's own instruction line; `null`: it cannot say from so little. */
function instructionOf({ asks, seen, seats }: OwnTable, drawn: DrawnGame | undefined): string | null {
  if (!seen || !drawn?.table.instruction) return null;
  try {
    const line = drawn.table.instruction({
      perspective: {
        ...{ watcher: seen.watcher, view: seen.view, told: [], decision: 0, mayUndo: false, outcome: null },
        moves: asks?.moves ?? [],
        waiting: asks?.waiting ?? [],
        asked: asks?.asked ?? false,
        question: asks?.question ?? null,
      },
      ...{ event: null, pointed: null, drafts: [], layout: 'desk' },
      words: drawn.text[language.value],
      language: language.value,
      voice: { reader: seen.watcher, name: (seat) => seats[seat]?.name ?? '' },
    });
    return line.split('\n', 1)[0] || null;
  } catch {
    // A view of other rules than this page has.
    return null;
  }
}

/** The others, with their marks; a bot says of what level it is. */
export function Who({ table, drawn }: { readonly table: OwnTable; readonly drawn: DrawnGame | undefined }) {
  const markOf = marksOf(table, drawn?.table);
  const words = say.value.lists;
  return (
    <span class="who">
      {table.seats.map(({ kind, name, level }, seat) =>
        seat === table.you ? null : kind === 'open' || kind === 'invited' ? (
          <span key={seat} class="free">
            <FreeMark /> {words.free}
          </span>
        ) : (
          <span key={seat}>
            {markOf(seat)} {name}
            {kind === 'bot' && level && (
              <>
                {' '}
                <BotMark size={16} /> <i>{words.botOf(level)}</i>
              </>
            )}
          </span>
        ),
      )}
    </span>
  );
}

/** The marks of the match's own colours, where it deals them and this page has seen them. */
function marksOf({ game, seen }: OwnTable, drawn: AnyTable | undefined) {
  return (seat: number) => {
    if (isGame(game) && gamesById[game].marksOfChairs) return <SeatMark seat={seat} size={15} />;
    if (!seen || !drawn?.mark) return null;
    try {
      return <SeatMark seat={drawn.mark(seen.view, seat)} size={15} />;
    } catch {
      return null;
    }
  };
}

export function FreeMark() {
  return (
    <svg width="14" height="14" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="9" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="4 3" />
    </svg>
  );
}

/** The time left, vermilion when it is short; or where the table is. */
export function TimeLeft({ table }: { readonly table: OwnTable }) {
  const words = say.value.lists;
  if (table.place === 'local') return <span class="time-left">{words.onDevice}</span>;
  if (table.due && table.until !== null) {
    const isShort = table.until - Date.now() < SHORT;
    return <span class={isShort ? 'time-left short' : 'time-left'}>{until(table.until)}</span>;
  }
  if (!table.due && table.others) {
    const { seat, at } = table.others;
    return (
      <span class="time-left">{seat === null ? until(at) : words.has(table.seats[seat].name, left(at))}</span>
    );
  }
  return <span class="time-left">{table.status === 'running' ? since(table.changedAt) : ''}</span>;
}

/** The small board; until it is known, the picture of the game. */
export function SmallBoard({
  table,
  drawn,
}: {
  readonly table: OwnTable;
  readonly drawn: DrawnGame | undefined;
}) {
  const Draw = drawn?.table.Miniature;
  return (
    <span class="small-board" aria-hidden="true">
      {Draw && table.seen ? (
        <Draw view={table.seen.view} watcher={table.seen.watcher} />
      ) : (
        <Cover game={table.game} name={nameOf(table.game)} />
      )}
    </span>
  );
}
