/** One line for the most urgent other table that waits for the reader, and the way there. */

import { MINUTE } from '@conclave/engine/time-units';
import { gamesById } from '@conclave/games';
import { Initial } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import { isGame } from '../library.ts';
import { say } from '../say.ts';
import { nameOf } from '../shell/own-table.tsx';
import { left, SHORT } from '../shell/when.ts';
import { keepLists } from '../sources/keep-lists.ts';
import { addressOf, type OwnTable } from '../sources/own-tables.ts';
import type { TableController } from './control/controller.ts';
import type { Occasion } from './table-title.ts';
import { waitingElsewhere } from './waiting-elsewhere.ts';

export function useOtherTable({ source }: TableController, occasion: Occasion): OwnTable | null {
  useEffect(() => (occasion === 'match' ? keepLists(false) : undefined), [occasion]);
  return waitingElsewhere(source, occasion);
}

export function OtherTable({ table }: { readonly table: OwnTable }) {
  const { game, until } = table;
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return (
    <a class="other-table" href={addressOf(table)}>
      {isGame(game) && <Initial sign={gamesById[game].sign} size={30} />}
      <span>
        {say.value.table.waitsForYou(nameOf(game))}
        {until !== null && (
          <>
            , <b class={until - Date.now() < SHORT ? 'tabular short' : 'tabular'}>{left(until)}</b>
          </>
        )}
      </span>
    </a>
  );
}
