/** A match at once: you against bots, with the game's own defaults. */

import type { Level } from '@conclave/engine';
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

export async function quickMatch(game: CatalogueGame, name: string): Promise<string> {
  const seats = Math.max(2, game.seats.min);
  const id = newId();
  const others = Array.from({ length: seats - 1 }, (_none, i) => botSeat(i + 1, 'easy'));
  const created = await createLocal({
    id,
    game: game.id,
    options: {},
    aids: false,
    seats: [{ kind: 'person', name, level: null }, ...others],
  });
  if (!created.ok) throw new Error(created.refusal.reason);
  return id;
}
