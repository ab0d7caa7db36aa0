/** Takes a match out of the list, after a question in the row; for ten seconds it can be had back. */

import { titled } from '@conclave/kit';
import { useState } from 'preact/hooks';
import { say } from '../../say.ts';
import { nameOf } from '../../shell/own-table.tsx';
import type { OwnTable } from '../../sources/own-tables.ts';
import { removeTable } from './removal.ts';

export function DeleteButton({ table }: { readonly table: OwnTable }) {
  const [isAsking, setAsking] = useState(false);
  const words = say.value.matches;
  if (isAsking) {
    return (
      <span class="delete-question">
        {words.removeSure}{' '}
        <button type="button" class="link" autofocus onClick={() => removeTable(table)}>
          {words.yes}
        </button>{' '}
        <button type="button" class="link" onClick={() => setAsking(false)}>
          {words.no}
        </button>
      </span>
    );
  }
  return (
    <button
      type="button"
      class="delete"
      data-delete
      aria-label={titled(words.remove, nameOf(table.game))}
      title={words.remove}
      onClick={() => setAsking(true)}
    >
      <svg width="18" height="20" viewBox="0 0 18 20" aria-hidden="true">
        <path
          d="M2 5H16M6 5V2H12V5M4 5L5 18H13L14 5M7.500 8V15M10.500 8V15"
          fill="none"
          stroke="currentColor"
          stroke-width="1.600"
        />
      </svg>
    </button>
  );
}
