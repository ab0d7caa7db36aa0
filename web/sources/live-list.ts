/** The server's list of one's own matches, for as long as a page is open. Loaded when the page has nothing else to do. */

import { DAY, SECOND } from '@conclave/engine/time-units';
import type { ListRow, MatchSummary } from '@conclave/wire';
import { ListClient } from '@conclave/wire/list-client';
import { shownNames } from '@conclave/wire/names';
import { urgencyOf } from '@conclave/wire/urgency';
import { whoAmI } from '../api.ts';
import { say } from '../say.ts';
import { ownName } from '../settings.ts';
import { type OwnTable, onlineTables, reach } from './own-tables.ts';
import { browserPlatform } from './server-socket.ts';

let client: ListClient | null = null;

/** Begins, or begins again where nobody was known before. */
export async function keepLiveList(): Promise<void> {
  if (client) return client.hurry();
  try {
    const me = await whoAmI();
    if (!me) {
      reach.value = 'stranger';
      return;
    }
    if (ownName.peek() === '') ownName.value = me.name;
  } catch {
    reach.value = 'lost';
    return;
  }
  if (client) return;
  const begun = new ListClient(browserPlatform('list'));
  client = begun;
  begun.onChange = () => {
    if (begun.isStranger) return endLiveList();
    onlineTables.value = begun.list.map(({ row, now }) => tableOnline(row, Date.now() - now));
    if (begun.isListed) reach.value = begun.isLive ? 'live' : 'lost';
  };
}

/** Somebody else sits here now, or nobody. */
export function endLiveList(): void {
  client?.close();
  client = null;
  onlineTables.value = [];
  reach.value = 'unknown';
}

/** `ahead`: by how much this device's clock is ahead of the server's. */
function tableOnline({ table, asks, until, view, ...rest }: ListRow, ahead: number): OwnTable {
  const urgency = urgencyOf({ table, asks, until, ...rest });
  const names = shownNames(table.seats, say.peek().table.somebody);
  const you = table.you ?? 'gallery';
  const other = until.find(({ seat }) => seat !== you);
  return {
    ...urgency,
    until: urgency.until === null ? null : urgency.until + ahead,
    id: table.id,
    place: 'online',
    game: table.game,
    options: table.options,
    seats: table.seats.map(({ kind, level }, seat) => ({ kind, level, name: names[seat] })),
    status: table.status,
    outcome: table.outcome,
    you,
    resigned: resignedSeat(table),
    host: table.host,
    rematch: table.rematch,
    asks,
    turn: turnOf(table.clock),
    others: other ? { seat: other.seat, at: other.at + ahead } : null,
    seen: view === undefined ? null : { watcher: you, view },
  };
}

function turnOf(clock: MatchSummary['clock']): number | null {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'live':
      return clock.turn * SECOND;
    case 'days':
      return clock.days * DAY;
  }
}

/** Whoever has resigned has no seat any more: it is known by their name. */
function resignedSeat({ you, seats }: MatchSummary): number | null {
  if (you !== null) return null;
  const seat = seats.findIndex(({ resigned, name }) => resigned && name === ownName.peek());
  return seat < 0 ? null : seat;
}
