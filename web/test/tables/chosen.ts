/** The tables to look at: those of all games, or those named in `CONCLAVE_TABLES` (ids, with commas). */

import { games } from '@conclave/games';

export function chosenGames(): readonly string[] {
  const all = games.map(({ id }) => id);
  const named = process.env.CONCLAVE_TABLES?.split(',') ?? [];
  return named.length > 0 ? all.filter((id) => named.includes(id)) : all;
}
