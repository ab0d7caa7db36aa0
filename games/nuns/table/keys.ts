/** Binds keys of this table to actions. The board itself handles arrows, Enter and Escape. */

import { useKeys } from '@conclave/kit';

export type Keys = Readonly<Record<string, () => unknown>>;

export function useActionKeys(keys: Keys): void {
  useKeys((key) => {
    const act = keys[key] ?? keys[key.toLowerCase()];
    act?.();
    return act !== undefined;
  });
}
