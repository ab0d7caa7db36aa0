/** Keys of this table, by their names. Arrows, Enter and Escape are the board's own. */

import { useKeys } from '@conclave/kit';

export type Keys = Readonly<Record<string, () => unknown>>;

export function useActionKeys(keys: Keys): void {
  useKeys((key) => {
    const act = keys[key] ?? keys[key.toLowerCase()];
    act?.();
    return act !== undefined;
  });
}
