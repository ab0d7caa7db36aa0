/** Tells whether one person plays against bots alone. */

import type { MatchInfo } from '../../sources/source.ts';

/** One person at the table: nobody can notice by their haste whether they had a choice. */
export function isAlone(info: Pick<MatchInfo, 'seats'> | null): boolean {
  return info !== null && info.seats.filter(({ bot }) => bot === null).length === 1;
}
