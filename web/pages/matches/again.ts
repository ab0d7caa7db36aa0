/** The same match again: opened on this device, or asked for among the people who played it. */

import { createLocal, newId } from '../../sources/local.ts';
import { loadMatch } from '../../sources/local-store.ts';
import { addressOf, type OwnTable } from '../../sources/own-tables.ts';

/** The address of the new one. */
export async function beginAgain({ id, place, rematch }: OwnTable): Promise<string> {
  if (place === 'online') {
    const api = await import('../../api.ts');
    return addressOf({ id: rematch ?? (await api.rematch(id)).id, place });
  }
  const match = await loadMatch(id);
  if (!match) throw new Error(`match ${id} is gone`);
  const { game, options, seats, aids = false } = match.table;
  const fresh = newId();
  const created = await createLocal({ id: fresh, game, options, seats, aids });
  if (!created.ok) throw new Error(created.refusal.reason);
  return addressOf({ id: fresh, place });
}
