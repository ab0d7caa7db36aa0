/** Sets the page's title: its own name, then Conclave. */

import { useLayoutEffect } from 'preact/hooks';

const HOUSE = 'Conclave';

/** For as long as the page is open; an empty name is that of the house itself. */
export function usePageTitle(name: string): void {
  useLayoutEffect(() => {
    document.title = name === '' ? HOUSE : `${name} · ${HOUSE}`;
  }, [name]);
  useLayoutEffect(
    () => () => {
      document.title = HOUSE;
    },
    [],
  );
}
