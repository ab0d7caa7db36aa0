/** Sets the page's title: how many tables wait, its own name, then Conclave. */

import { useLayoutEffect } from 'preact/hooks';
import { waitingTables } from '../notices.ts';

const HOUSE = 'Conclave';

/** For as long as the page is open; an empty name is that of the house itself. */
export function usePageTitle(name: string): void {
  const waiting = waitingTables.value ?? 0;
  useLayoutEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${name === '' ? HOUSE : `${name} · ${HOUSE}`}`;
  }, [name, waiting]);
  useLayoutEffect(
    () => () => {
      document.title = HOUSE;
    },
    [],
  );
}
