/** Deletes what has expired, and packs finished matches. */

import { DAY, HOUR } from '@conclave/engine/time-units';
import type { RoomServices } from './room-services.ts';
import type { Rooms } from './rooms.ts';

/** Milliseconds until a table that has not begun, and at which nothing happens, is closed. */
const OPEN_FOR = 3 * DAY;
/** Milliseconds after the end of a match until it is packed: its players look at it first. */
const PACK_AFTER = HOUR;
const EXPIRED_AT_ONCE = 50;
const PACKED_AT_ONCE = 20;

/**
 * Tables that nobody joined, and finished matches where the operator does not keep them for ever, go; the others are
 * packed. So many at a time; `false`: there is more to do.
 */
export async function expire(
  { store, wall, keepFinished }: Pick<RoomServices, 'store' | 'wall' | 'keepFinished'>,
  rooms: Rooms,
): Promise<boolean> {
  const now = wall();
  const finished = keepFinished === null ? null : now - keepFinished;
  const ids = await store.expired(now - OPEN_FOR, finished, EXPIRED_AT_ONCE);
  let removed = 0;
  for (const id of ids) {
    if (!(await rooms.isWatched(id)) && (await rooms.remove(id))) removed++;
  }
  const packed = await store.pack(now - PACK_AFTER, PACKED_AT_ONCE);
  return removed < EXPIRED_AT_ONCE && packed < PACKED_AT_ONCE;
}
