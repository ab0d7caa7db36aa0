/** The tables to look at: all that are drawn, or those named in `CONCLAVE_TABLES` (ids, with commas). */

import { tables } from '@conclave/games/tables';

export function chosenGames(): readonly string[] {
  const drawn = Object.keys(tables).filter((id) => tables[id].table !== null);
  const named = process.env.CONCLAVE_TABLES?.split(',') ?? [];
  return named.length > 0 ? drawn.filter((id) => named.includes(id)) : drawn;
}
