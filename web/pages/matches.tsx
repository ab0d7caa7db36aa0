/** One's matches: where one is wanted, and what became of the others. Online and local are one list. */

import { gamesById } from '@conclave/games';
import { Initial, Ruled, Title } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { games } from '../catalogue.ts';
import { go, path } from '../router.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { useDrawnGames } from '../shell/drawn-games.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { isLocalKnown, type OwnTable, ownTables, reach } from '../sources/own-tables.ts';
import { Painting } from './home/painting.tsx';
import { BesideLists } from './matches/beside-lists.tsx';
import { FinishedRow } from './matches/finished-row.tsx';
import { useRowKeys } from './matches/row-keys.ts';
import { RunningRow } from './matches/running-row.tsx';
import { useTravel } from './matches/travel.ts';

/** Of the finished ones so many are shown at first. */
const SHOWN = 4;

const gameWanted = () => new URLSearchParams(path.value.split('?')[1]).get('game');

export function Matches() {
  const words = say.value.matches;
  usePageTitle(words.title);
  const wanted = gameWanted();
  const isWanted = ({ game }: { readonly game: string }) => wanted === null || game === wanted;
  const tables = useHeld(ownTables.value).filter(isWanted);
  const due = tables.filter((table) => table.due);
  const others = tables.filter((table) => !table.due && !table.isOver);
  const over = tables.filter((table) => table.isOver);
  const [all, setAll] = useState(false);
  const drawn = useDrawnGames(tables.filter((table) => !table.isOver));
  const list = useTravel(tables);
  useRowKeys(list, () => document.querySelector<HTMLElement>('.game-filter [aria-pressed=true]')?.focus());
  const isEmpty = isLocalKnown.value && due.length === 0 && reach.value !== 'unknown';
  return (
    <main id="main" class="page matches">
      <div class="matches-head">
        <Title minor>{words.title}</Title>
        <Filter wanted={wanted} />
        <a class="button" href={`/new/${wanted ?? games[0].id}?where=online`}>
          {words.openTable}
        </a>
      </div>
      <div class="matches-columns">
        <div ref={list}>
          {isEmpty && <FreeChair />}
          {reach.value === 'lost' && <p class="note">{words.offline}</p>}
          {due.length > 0 && (
            <Part title={words.waiting} count={due.length} calls>
              {due.map((table, place) => (
                <RunningRow key={table.id} table={table} drawn={drawn.get(table.game)} first={place === 0} />
              ))}
            </Part>
          )}
          {others.length > 0 && (
            <Part title={words.others} count={others.length}>
              {others.map((table) => (
                <RunningRow key={table.id} table={table} drawn={drawn.get(table.game)} first={false} />
              ))}
            </Part>
          )}
          {over.length > 0 && (
            <Part
              title={words.finished}
              count={over.length}
              more={
                over.length > SHOWN && !all ? (
                  <button type="button" class="link" onClick={() => setAll(true)}>
                    {words.all}
                  </button>
                ) : null
              }
            >
              {(all ? over : over.slice(0, SHOWN)).map((table) => (
                <FinishedRow key={table.id} table={table} />
              ))}
            </Part>
          )}
          <KeptFor />
        </div>
        <BesideLists isWanted={isWanted} />
      </div>
    </main>
  );
}

interface PartProps {
  readonly title: string;
  readonly count: number;
  /** It asks for the reader. */
  readonly calls?: boolean;
  readonly more?: ComponentChildren;
  readonly children: ComponentChildren;
}

function Part({ title, count, calls, more, children }: PartProps) {
  return (
    <section aria-label={title}>
      <div class="part-head">
        <Ruled>
          {title} <span class={calls ? 'count calls tabular' : 'count tabular'}>{count}</span>
        </Ruled>
        {more}
      </div>
      <ul class="match-rows">{children}</ul>
    </section>
  );
}

/** Nothing jumps while the pointer is on a row: until it leaves, the list stays as it was. */
function useHeld(tables: readonly OwnTable[]): readonly OwnTable[] {
  const held = useRef(tables);
  const [isPointed, setPointed] = useState(false);
  useEffect(() => {
    const look = (event: PointerEvent) =>
      setPointed(
        event.pointerType === 'mouse' &&
          event.target instanceof Element &&
          event.target.closest('[data-row]') !== null,
      );
    addEventListener('pointermove', look, { passive: true });
    return () => removeEventListener('pointermove', look);
  }, []);
  const isSame = tables.length === held.current.length;
  if (!isPointed || !isSame) held.current = tables;
  return held.current;
}

/** The choice stays in the address. */
function Filter({ wanted }: { readonly wanted: string | null }) {
  const words = say.value.matches;
  const choose = (game: string | null) => go(game === null ? '/matches' : `/matches?game=${game}`, true);
  return (
    <fieldset class="game-filter" aria-label={words.allGames}>
      <button type="button" aria-pressed={wanted === null} onClick={() => choose(null)}>
        {words.allGames}
      </button>
      {games.map(({ id, words: names }) => (
        <button
          key={id}
          type="button"
          aria-pressed={wanted === id}
          aria-label={names[language.value].name}
          title={names[language.value].name}
          onClick={() => choose(id)}
        >
          <Initial sign={gamesById[id].sign} size={30} />
        </button>
      ))}
    </fieldset>
  );
}

/** Nobody waits: the painting's chair and one gold button. */
function FreeChair() {
  const words = say.value.matches;
  const lesson = `/learn/${games[0].id}`;
  return (
    <section class="free-chair" aria-label={words.nobodyWaits}>
      <Painting sit={() => go(lesson)} />
      <h2>{words.nobodyWaits}</h2>
      <p>{words.chairFree}</p>
      <a class="button go big" href={lesson}>
        {say.value.home.sitDown}
      </a>
    </section>
  );
}

function KeptFor() {
  const [days, setDays] = useState<number | null>(null);
  useEffect(() => {
    void import('../api.ts')
      .then(({ aboutServer }) => aboutServer())
      .then(
        ({ keepDays }) => setDays(keepDays),
        () => {},
      );
  }, []);
  return days === null ? null : <p class="note">{say.value.matches.keptFor(days)}</p>;
}
