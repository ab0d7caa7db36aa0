/** Keeps the list of one's own tables while pages other than a table are open. */

import { hidden, ownName } from '../settings.ts';
import { hiddenTables, lookUpLocal } from './own-tables.ts';

const MAX_HIDDEN = 200;
const kept = () => hidden.peek().split(' ').filter(Boolean);
hiddenTables.value = new Set(kept());

/** When the page has nothing more urgent to do; a browser that cannot tell is given a moment. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 200);
  return () => clearTimeout(handle);
}

/**
 * Those of this device at once, those of the server when there is time; both again whenever the page is come back to. A
 * table asks for the server's alone: a match of this device holds its secrets, and must not be read behind a curtain.
 */
export function keepLists(withDevice = true): () => void {
  const look = () => {
    if (withDevice) void lookUpLocal().catch(() => {});
    // Whoever has given no name has hardly a list on a server: only the page of matches asks for one.
    if (ownName.peek() === '' && !location.pathname.startsWith('/matches')) return () => {};
    return whenIdle(
      () =>
        void import('./live-list.ts').then(
          ({ keepLiveList }) => keepLiveList(),
          () => {},
        ),
    );
  };
  let cancel = look();
  const again = () => {
    cancel();
    if (document.visibilityState === 'visible') cancel = look();
  };
  document.addEventListener('visibilitychange', again);
  addEventListener('online', again);
  return () => {
    cancel();
    document.removeEventListener('visibilitychange', again);
    removeEventListener('online', again);
  };
}

/** Out of the list at once; for good on this device only when `keep` is called. */
export function hide(id: string): { keep(): void; undo(): void } {
  hiddenTables.value = new Set(hiddenTables.peek()).add(id);
  return {
    keep: () => {
      hidden.value = [...kept(), id].slice(-MAX_HIDDEN).join(' ');
    },
    undo: () => {
      const rest = new Set(hiddenTables.peek());
      rest.delete(id);
      hiddenTables.value = rest;
    },
  };
}
