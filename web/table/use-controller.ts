/** A controller for as long as a page is open, once the game's parts are there. */

import { useEffect, useState } from 'preact/hooks';
import { isShelved, tableOf, textOf } from '../library.ts';
import type { TableSource } from '../sources/source.ts';
import { TableController } from './control/controller.ts';

export function useController(source: TableSource | null): TableController | null {
  const [control, setControl] = useState<TableController | null>(null);
  const game = source?.info.value?.game ?? null;
  useEffect(() => {
    if (!source || game === null || !isShelved(game)) return;
    let open = true;
    let made: TableController | null = null;
    void Promise.all([textOf(game), tableOf(game)]).then(([text, table]) => {
      if (!open) return;
      made = new TableController(source, text, table);
      setControl(made);
    });
    return () => {
      open = false;
      made?.close();
    };
  }, [source, game]);
  return control;
}
