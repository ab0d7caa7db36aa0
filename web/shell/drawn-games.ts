/** The tables and words of games, loaded when the page has nothing else to do: for small boards and instruction lines. */

import type { AnyText } from '@conclave/engine';
import type { AnyTable } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import { isGame, tableOf, textOf } from '../library.ts';
import { whenIdle } from '../sources/keep-lists.ts';
import { localTables, type OwnTable } from '../sources/own-tables.ts';

export interface DrawnGame {
  readonly table: AnyTable;
  readonly text: AnyText;
}

const known = new Map<string, DrawnGame>();

/** By game, as far as they are loaded. Local tables are looked into at the same time. */
export function useDrawnGames(tables: readonly OwnTable[]): ReadonlyMap<string, DrawnGame> {
  const [, tell] = useState(0);
  const ids = [...new Set(tables.map(({ game }) => game))].filter(isGame).sort().join();
  const unseen = tables
    .filter(({ place, seen }) => place === 'local' && seen === null)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (ids === '') return;
    const ending = new AbortController();
    const cancel = whenIdle(() => {
      for (const game of ids.split(','))
        void load(game).then((isNew) => isNew && !ending.signal.aborted && tell((count) => count + 1));
    });
    ending.signal.addEventListener('abort', cancel);
    return () => ending.abort();
  }, [ids]);
  useEffect(() => {
    if (unseen === '') return;
    const ending = new AbortController();
    ending.signal.addEventListener(
      'abort',
      whenIdle(() => void lookInto(unseen.split(','), ending.signal)),
    );
    return () => ending.abort();
  }, [unseen]);
  return known;
}

async function load(game: string): Promise<boolean> {
  if (known.has(game)) return false;
  try {
    const [table, text] = await Promise.all([tableOf(game), textOf(game)]);
    known.set(game, { table, text });
    return true;
  } catch {
    return false;
  }
}

/** One after the other, in a worker: the list is there before its pictures. */
async function lookInto(ids: readonly string[], signal: AbortSignal): Promise<void> {
  const { WorkerClient } = await import('../sources/worker-client.ts');
  if (signal.aborted) return;
  const worker = new WorkerClient();
  signal.addEventListener('abort', () => worker.close());
  for (const id of ids) {
    const glance = await worker.ask({ type: 'glance', id }).catch(() => null);
    if (signal.aborted) return;
    if (glance)
      localTables.value = localTables
        .peek()
        .map((table) =>
          table.id === id
            ? { ...table, seen: { watcher: glance.watcher, view: glance.view }, asks: glance.asks }
            : table,
        );
  }
  worker.close();
}
