/** Limits what one person and one address may occupy at a time. The store counts in the same commit. */

import { LIST_LENGTH } from './lobby.ts';
import type { Bounds } from './store/bounds.ts';
import type { MatchRow, SeatHolder } from './store/store.ts';

/** Tables that one person may keep open before they begin, and at which bots may play alone for them. */
const MAX_OPEN = 10;
const MAX_BOTS_ALONE = 3;
/** Open matches from one address, under however many names. Half of them may be in the lobby. */
const MAX_OPENED = 200;
const MAX_LISTED = LIST_LENGTH / 2;
/** Tables of others, before they begin, at which one person may have taken a chair. */
const MAX_JOINED = 10;

/** Nobody fills the lobby, or the bots' threads, alone. A table for bots alone is opened only where it may begin too. */
export function boundsOfTable({ host, opener, seats, public: isPublic }: MatchRow): Bounds {
  const most = {
    open: MAX_OPEN,
    opened: MAX_OPENED,
    ...(isPublic && { listed: MAX_LISTED }),
    ...(isForBots(seats) && { botsAlone: MAX_BOTS_ALONE - 1 }),
  };
  return { person: host, opener, most };
}

export function boundsOfGuest(person: string): Bounds {
  return { person, most: { joined: MAX_JOINED } };
}

export function boundsAtStart({ host, seats }: MatchRow): Bounds | undefined {
  return isForBots(seats) ? { person: host, most: { botsAlone: MAX_BOTS_ALONE } } : undefined;
}

const isForBots = (seats: readonly SeatHolder[]) => seats.every(({ kind }) => kind === 'bot');
