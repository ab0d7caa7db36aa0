/** Tables that are open or being played, for whoever looks for company. Without a network one line says so. */

import { gamesById } from '@conclave/games';
import { Initial, Ruled, titled } from '@conclave/kit';
import type { MatchSummary } from '@conclave/wire';
import { shownNames } from '@conclave/wire/names';
import { useEffect, useState } from 'preact/hooks';
import { isGame } from '../../library.ts';
import { say } from '../../say.ts';
import { ChairMark } from '../../shell/chair-mark.tsx';
import { FreeMark, nameOf } from '../../shell/own-table.tsx';
import { whenIdle } from '../../sources/keep-lists.ts';

const SHOWN = 4;

export interface PublicTables {
  readonly open: readonly MatchSummary[];
  readonly running: readonly MatchSummary[];
}

/** `undefined`: not known yet; `null`: the server is out of reach. Asked for when the page has time. */
export function usePublicTables(): PublicTables | null | undefined {
  const [found, setFound] = useState<PublicTables | null>();
  useEffect(() => {
    let wanted = true;
    const show = (tables: PublicTables | null) => wanted && setFound(tables);
    const cancel = whenIdle(() => {
      void import('../../api.ts')
        .then(async ({ list }) => {
          const [open, running] = await Promise.all([list('open'), list('running')]);
          const isOthers = ({ you }: MatchSummary) => you === null;
          return { open: open.filter(isOthers), running: running.filter(isOthers) };
        })
        .then(show, () => show(null));
    });
    return () => {
      wanted = false;
      cancel();
    };
  }, []);
  return found;
}

export function OpenTables() {
  const tables = usePublicTables();
  const words = say.value.home;
  if (tables === undefined) return null;
  const shown = tables ? [...tables.open, ...tables.running].slice(0, SHOWN) : [];
  return (
    <section aria-labelledby="open-tables">
      <Ruled id="open-tables">{words.openTables}</Ruled>
      <div class="leaf">
        {tables === null && <p class="note">{words.noNetwork}</p>}
        {tables && shown.length === 0 && <p class="note">{say.value.matches.noneOpen}</p>}
        {shown.length > 0 && (
          <ul class="table-lines">
            {shown.map((table) => (
              <TableLine key={table.id} table={table} />
            ))}
          </ul>
        )}
        <p class="leaf-foot">
          <a href="/matches">{words.allTables}</a>
          <a href="/new/temple-code?where=online">{words.openYourself}</a>
        </p>
      </div>
    </section>
  );
}

/** Initial, name, pace, chairs with marks, free ones dashed, one button. */
interface TableLineProps {
  readonly table: MatchSummary;
  /** Somebody has asked the reader to come. */
  readonly isInvitation?: boolean;
}

export function TableLine({ table, isInvitation = false }: TableLineProps) {
  const words = say.value.lists;
  const { invitesYou, sitDown } = say.value.matches;
  const host = table.hostSeat === null ? null : table.seats[table.hostSeat].name;
  const act = isInvitation ? sitDown : table.status === 'open' ? words.join : words.watch;
  const names = shownNames(table.seats, say.value.table.somebody);
  const pace = words.pace(table.clock);
  const watched = table.watching > 0 ? `, ${words.watched(table.watching)}` : '';
  return (
    <li>
      {isGame(table.game) && <Initial sign={gamesById[table.game].sign} />}
      <span class="grow">
        <b>{nameOf(table.game)}</b>
        <i>
          {isInvitation && host
            ? invitesYou(host)
            : table.status === 'open'
              ? words.openLine(pace)
              : pace + watched}
        </i>
        <span class="chairs">
          {table.seats.map(({ kind, level }, seat) =>
            kind === 'person' || kind === 'bot' ? (
              <span key={seat}>
                <ChairMark game={table.game} chair={seat} /> {names[seat]}
                {level && <i> {words.botOf(level)}</i>}
              </span>
            ) : (
              <span key={seat} class="free">
                <FreeMark /> {kind === 'open' || isInvitation ? words.free : words.invited}
              </span>
            ),
          )}
        </span>
      </span>
      <a class="button small" href={`/match/${table.id}`} aria-label={titled(act, nameOf(table.game))}>
        {act}
      </a>
    </li>
  );
}
