/** A hook that loads a part before it is shown. */

import { useEffect, useState } from 'preact/hooks';

interface Fetched<Part> {
  /** What it is of. */
  readonly key: string;
  /** `null`: it could not be had. A browser that failed to load a script does not try again on the same page. */
  readonly part: Part | null;
}

/** `fetch` is asked again when `key` changes; an empty one stands for nothing. */
export function useFetched<Part>(key: string, fetch: () => Promise<Part>) {
  const [fetched, setFetched] = useState<Fetched<Part> | null>(null);
  useEffect(() => {
    if (key === '') return;
    let wanted = true;
    const show = (part: Part | null) => wanted && setFetched({ key, part });
    fetch().then(show, () => show(null));
    return () => {
      wanted = false;
    };
  }, [key]);
  const known = fetched?.key === key ? fetched : null;
  return { part: known?.part ?? null, hasFailed: known?.part === null };
}
