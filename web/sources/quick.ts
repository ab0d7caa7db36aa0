/** A match at once: you against easy bots, as the game proposes it for a first time. */

import type { Level, Seat } from '@conclave/engine';
import type { CatalogueGame } from '../catalogue.ts';
import { createLocal, newId } from './local.ts';
import type { LocalSeat } from './local-store.ts';

/** What bots are called; a chair's own name stays with it. */
export const BOT_NAMES = [
  'Alix',
  'Bertrand',
  'Clotilde',
  'Damien',
  'Éloïse',
  'Foulques',
  'Guenièvre',
  'Hugues',
] as const;

export function botSeat(seat: number, level: Level): LocalSeat {
  return { kind: 'bot', name: BOT_NAMES[seat % BOT_NAMES.length], level };
}

export async function quickMatch(game: CatalogueGame, name: string, chair?: Seat): Promise<string> {
  const { seats: count, chair: usual, options } = game.firstMatch;
  const own = chair ?? usual;
  const id = newId();
  const seats = Array.from(
    { length: count },
    (_none, seat): LocalSeat =>
      seat === own ? { kind: 'person', name, level: null } : botSeat(seat, 'easy'),
  );
  const created = await createLocal({
    id,
    game: game.id,
    options,
    aids: false,
    seats,
  });
  if (!created.ok) throw new Error(created.refusal.reason);
  return id;
}
