/** Loads the parts of a game and gives a page its controller while the page is open. */

import { useEffect, useState } from 'preact/hooks';
import { isGame, tableOf, textOf } from '../library.ts';
import { lastGame } from '../settings.ts';
import { useFetched } from '../shell/use-fetched.ts';
import type { TableSource } from '../sources/source.ts';
import { TableController } from './control/controller.ts';

/** `hasFailed`: the parts could not be fetched. */
export function useController(source: TableSource | null) {
  const [control, setControl] = useState<TableController | null>(null);
  const game = source?.info.value?.game ?? '';
  const { part, hasFailed } = useFetched(isGame(game) ? game : '', () =>
    Promise.all([textOf(game), tableOf(game)]),
  );
  useEffect(() => {
    if (!source || !part) return;
    const made = new TableController(source, ...part);
    setControl(made);
    lastGame.value = game;
    return () => made.close();
  }, [source, part]);
  return { control, hasFailed };
}
