/** The list of matches: your turn first, then the others, then those open to join. */

import { Ruled, Title, toast } from '@conclave/kit';
import type { MatchSummary } from '@conclave/wire';
import { shownNames } from '@conclave/wire/names';
import { useEffect, useState } from 'preact/hooks';
import { ApiError, aboutServer, list, whoAmI } from '../api.ts';
import { gameOf, games } from '../catalogue.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { Cover } from '../shell/cover.tsx';
import { errorWords } from '../shell/errors.ts';
import { Miniature, usePictures } from '../shell/miniature.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { dropMatch, type LocalTable, listMatches } from '../sources/local-store.ts';

interface Lists {
  readonly mine: readonly MatchSummary[];
  /** Days for which the server keeps what is over; `null`: for ever. */
  readonly keepDays: number | null;
  readonly open: readonly MatchSummary[];
  readonly running: readonly MatchSummary[];
}

async function fetchLists(): Promise<Lists> {
  const me = await whoAmI();
  const [mine, open, running, { keepDays }] = await Promise.all([
    me ? list('mine') : [],
    list('open'),
    list('running'),
    aboutServer(),
  ]);
  return { mine, open, running, keepDays };
}

export function Matches() {
  const [local, setLocal] = useState<readonly LocalTable[]>([]);
  const [lists, setLists] = useState<Lists | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void listMatches().then(setLocal, () => {});
    fetchLists().then(setLists, (error) =>
      setTrouble(
        error instanceof ApiError && error.code === 'offline' ? say.value.errors.offline : errorWords(error),
      ),
    );
  }, []);
  const pictures = usePictures(local);
  const words = say.value.matches;
  usePageTitle(words.title);
  const remove = async (id: string) => {
    await dropMatch(id);
    setLocal(await listMatches());
    toast(words.removed);
  };
  const mine = [...(lists?.mine ?? [])].sort(
    (a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.changedAt - a.changedAt,
  );
  return (
    <main id="main" class="page narrow">
      <Title minor>{words.title}</Title>
      <Ruled>{words.here}</Ruled>
      {local.length === 0 && <p class="note">{words.noneHere}</p>}
      <ul class="match-list">
        {local.map((match) => (
          <li key={match.id} class={match.outcome ? 'match-line' : 'match-line turn'}>
            <Miniature picture={pictures.get(match.id)} />
            <span class="grow">
              <b>{gameOf(match.game)?.words[language.value].name}</b>{' '}
              <span class="aside">{when(match.changedAt)}</span>
              <span class="who">{match.seats.map(({ name }) => name).join(' · ')}</span>
            </span>
            <a class="button small" href={`/local/${match.id}`}>
              {match.outcome ? words.look : say.value.home.goOn}
            </a>
            <button
              type="button"
              class="button plain small"
              aria-label={words.remove}
              onClick={() => void remove(match.id)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      {trouble && <p class="note">{trouble}</p>}
      {lists && (
        <>
          <Ruled>{words.online}</Ruled>
          {mine.length === 0 && <p class="note">{words.noneOnline}</p>}
          {lists.keepDays !== null && <p class="note">{words.keptFor(lists.keepDays)}</p>}
          <TableList tables={mine} />
          <Ruled>{words.open}</Ruled>
          {lists.open.length === 0 && <p class="note">{words.noneOpen}</p>}
          <TableList tables={lists.open} />
          {lists.running.length > 0 && (
            <>
              <Ruled>{words.running}</Ruled>
              <TableList tables={lists.running} />
            </>
          )}
        </>
      )}
      <p class="row" style={{ marginTop: '1.4rem' }}>
        {games.map(({ id, words: names }) => (
          <a key={id} class="button" href={`/new/${id}?where=online`}>
            {say.value.newMatch.title(names[language.value].name)}
          </a>
        ))}
      </p>
    </main>
  );
}

/** A server's list says of a match who sits there, not how it stands: the picture is that of its game. */
function TableList({ tables }: { tables: readonly MatchSummary[] }) {
  const words = say.value.matches;
  const nameOf = (game: string) => gameOf(game)?.words[language.value].name ?? game;
  return (
    <ul class="match-list">
      {tables.map((table) => (
        <li key={table.id} class={table.yourTurn ? 'match-line turn' : 'match-line'}>
          <span class="miniature">
            <Cover game={table.game} name={nameOf(table.game)} />
          </span>
          <span class="grow">
            <b>{nameOf(table.game)}</b>{' '}
            {table.yourTurn && <span class="your-turn">{say.value.table.yourTurn}</span>}{' '}
            <span class="aside">{when(table.changedAt)}</span>
            <span class="who">{whoSits(table).join(' · ')}</span>
          </span>
          <a class="button small" href={`/match/${table.id}`}>
            {table.you !== null ? say.value.home.goOn : table.status === 'open' ? words.join : words.watch}
          </a>
        </li>
      ))}
    </ul>
  );
}

function whoSits({ seats }: MatchSummary): string[] {
  const names = shownNames(seats, say.value.table.somebody);
  return seats.map(({ kind }, seat) => (kind === 'person' || kind === 'bot' ? names[seat] : '…'));
}

function when(time: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
