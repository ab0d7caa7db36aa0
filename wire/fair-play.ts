/** Fair play: where hints and “all that follows” may be used. */

import type { SeatInfo } from './table.ts';

/**
 * By those who play alone or against bots; among people, where the host said so. It is kept to on trust: a mind can
 * always run elsewhere.
 */
export function mayUseAids(aids: boolean, seats: readonly Pick<SeatInfo, 'kind'>[]): boolean {
  return aids || seats.filter(({ kind }) => kind !== 'bot').length < 2;
}
