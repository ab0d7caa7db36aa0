/** A match that goes on: small board, what is asked, the others, the time, one button. */

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
      <TimeLeft table={table} />
      <span class="row-acts">
        <a
          class={first ? 'button go' : 'button'}
          href={addressOf(table)}
          aria-label={`${words}: ${nameOf(table.game)}`}
        >
          {words}
        </a>
        {table.place === 'local' && <DeleteButton table={table} />}
      </span>
    </li>
  );
}
