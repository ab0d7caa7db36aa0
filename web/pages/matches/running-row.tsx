/** A match that goes on: small board, what is asked, the others, the time, one button. */

import { Candle, titled } from '@conclave/kit';
import { say } from '../../say.ts';
import type { DrawnGame } from '../../shell/drawn-games.ts';
import { nameOf, SmallBoard, TimeLeft, taskOf, Who } from '../../shell/own-table.tsx';
import { addressOf, type OwnTable } from '../../sources/own-tables.ts';
import { DeleteButton } from './delete-button.tsx';

interface RunningRowProps {
  readonly table: OwnTable;
  readonly drawn: DrawnGame | undefined;
  /** The most urgent of all: its button is the gold one of the page. */
  readonly first: boolean;
}

export function RunningRow({ table, drawn, first }: RunningRowProps) {
  const words = table.due ? say.value.home.goOn : say.value.lists.look;
  return (
    <li class={table.due ? 'match-row match-line due' : 'match-row match-line'} data-row={table.id}>
      <SmallBoard table={table} drawn={drawn} />
      <span class="row-words">
        <b>{nameOf(table.game)}</b>
        <span class={table.due ? 'task yours' : 'task'}>{taskOf(table, drawn)}</span>
        <Who table={table} drawn={drawn} />
      </span>
      <span class="row-time">
        <Burning table={table} />
        <TimeLeft table={table} />
      </span>
      <span class="row-acts">
        <a
          class={first ? 'button go' : 'button'}
          href={addressOf(table)}
          aria-label={titled(words, nameOf(table.game))}
        >
          {words}
        </a>
        {table.place === 'local' && <DeleteButton table={table} />}
      </span>
    </li>
  );
}

/** What is left of the turn that is waited for; the words beside it say the same. */
function Burning({ table }: { readonly table: OwnTable }) {
  const { turn, until, others, due } = table;
  const at = due ? until : (others?.at ?? null);
  return turn === null || at === null ? null : <Candle left={(at - Date.now()) / turn} height={48} />;
}
