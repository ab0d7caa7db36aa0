/** Tables that were taken out of the list a moment ago, and may still be had back. */

import { signal } from '@preact/signals';
import { hide } from '../../sources/keep-lists.ts';
import { dropMatch } from '../../sources/local-store.ts';
import { lookUpLocal, type OwnTable } from '../../sources/own-tables.ts';

/** Milliseconds in which it can be undone. */
const UNDO = 10_000;

/** The last one; `undo` brings it back. */
export const removed = signal<{ readonly table: OwnTable; undo(): void } | null>(null);

/** Nothing is deleted before the time is over: a page that is closed meanwhile deletes nothing. */
export function removeTable(table: OwnTable): void {
  const hidden = hide(table.id);
  const over = async () => {
    if (removed.peek()?.table === table) removed.value = null;
    if (table.place === 'online') {
      const { hideMatch } = await import('../../api.ts');
      await hideMatch(table.id);
      // Until the server's list says so.
      return hidden.keep();
    }
    await dropMatch(table.id);
    await lookUpLocal();
    hidden.undo();
  };
  const timer = setTimeout(() => void over().catch(() => hidden.undo()), UNDO);
  removed.value = {
    table,
    undo: () => {
      clearTimeout(timer);
      hidden.undo();
      removed.value = null;
    },
  };
}
