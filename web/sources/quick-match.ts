/** Starts a match at once: you against easy bots, as the game proposes it for a first time. */

import type { Seat } from '@conclave/engine';
import { namesAt } from '@conclave/wire/names';
import type { CatalogueGame } from '../catalogue.ts';
import { createLocal, newId } from './local.ts';
import type { LocalSeat } from './local-store.ts';

/** `name`: empty where the person has given none. */
export async function quickMatch(game: CatalogueGame, name: string, chair?: Seat): Promise<string> {
  const { seats: count, chair: usual, options } = game.firstMatch;
  const own = chair ?? usual;
  const id = newId();
  const given = Array.from({ length: count }, (_none, seat) => (seat === own ? name : null));
  const seats = namesAt(given).map(
    (called, seat): LocalSeat =>
      seat === own
        ? { kind: 'person', name: called, level: null }
        : { kind: 'bot', name: called, level: 'easy' },
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
