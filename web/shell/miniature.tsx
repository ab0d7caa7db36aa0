/** Small pictures of matches for lists, drawn by the game's own table. */

import type { AnyTable } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import { isGame, tableOf } from '../library.ts';
import type { Glance } from '../sources/glance.ts';
import type { LocalTable } from '../sources/local-store.ts';

interface Picture extends Glance {
  readonly draw: NonNullable<AnyTable['Miniature']>;
}

/** By match: how it stands, for those whose table can draw it. */
export function usePictures(matches: readonly LocalTable[]): ReadonlyMap<string, Picture> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, Picture>>(new Map());
  const ids = matches.map(({ id, changedAt }) => `${id} ${changedAt}`).join();
  useEffect(() => {
    if (matches.length === 0) return;
    const looking = new AbortController();
    void lookAt(matches, looking.signal, (id, picture) =>
      setPictures((known) => new Map(known).set(id, picture)),
    ).catch(() => {});
    return () => looking.abort();
  }, [ids]);
  return pictures;
}

/** One after the other, in a worker: a list may be long, and it is there before its pictures. */
async function lookAt(
  matches: readonly LocalTable[],
  signal: AbortSignal,
  show: (id: string, picture: Picture) => void,
): Promise<void> {
  const { WorkerClient } = await import('../sources/worker-client.ts');
  if (signal.aborted) return;
  const worker = new WorkerClient();
  signal.addEventListener('abort', () => worker.close());
  for (const { id, game } of matches) {
    const draw = isGame(game) ? (await tableOf(game))?.Miniature : undefined;
    const seen = draw && !signal.aborted ? await worker.ask({ type: 'glance', id }).catch(() => null) : null;
    if (signal.aborted) return;
    if (draw && seen) show(id, { ...seen, draw });
  }
  worker.close();
}

/** Its place is kept until it is there. */
export function Miniature({ picture }: { picture: Picture | undefined }) {
  const Draw = picture?.draw;
  return (
    <span class="miniature" aria-hidden="true">
      {Draw && <Draw view={picture.view} watcher={picture.watcher} />}
    </span>
  );
}
