/** The start of a match: whether it may start, and what is stored of the first deal. */

import type { AnyMatch, TableTime } from '@conclave/engine';
import { type Asking, type Clock, newClock, nextClock } from './clock.ts';
import { Fault } from './errors.ts';
import { BOT_GRACE, botDue } from './match-log.ts';
import { newlyAsked } from './notices/question.ts';
import type { ClockRow, MatchRow, Opening } from './store/store.ts';
import { clockRow } from './table-time.ts';

/** Throws a fault unless the match may start now. `mayBegin`: by whoever asks. */
export function checkStart(row: MatchRow, mayBegin: boolean): void {
  if (row.status !== 'open') throw new Fault('notOpen');
  if (!mayBegin) throw new Fault('notYours');
  if (row.seats.some(({ kind }) => kind === 'open' || kind === 'invited')) throw new Fault('notOpen');
}

export interface FirstDeal {
  readonly after: MatchRow;
  readonly opening: Opening;
  readonly clock: Clock;
  readonly clockRow: ClockRow;
}

interface Start {
  readonly seed: string;
  readonly table: TableTime;
  readonly now: number;
  readonly wall: number;
  /** See `RoomServices`. */
  readonly tellsHost: boolean;
  /** By seat: when its person was last there. */
  lastSeen(before: readonly number[]): readonly number[];
}

/** The row, the opening and the clock of a match that starts now. */
export function firstDeal(
  row: MatchRow,
  match: AnyMatch,
  { seed, table, now, wall, tellsHost, lastSeen }: Start,
): FirstDeal {
  const { opener: _open, gathering: _gathering, ...kept } = row;
  const after: MatchRow = {
    ...kept,
    version: match.game.records.version,
    status: match.outcome ? 'finished' : 'running',
    changedAt: wall,
    outcome: match.outcome,
  };
  const fresh = newClock(row.clock, row.seats.length, now);
  const cause = { byPerson: true, steppedBy: null, lapsed: null };
  const clock = nextClock(row.clock, fresh, asking(match, table), now, cause);
  const opening: Opening = {
    seed,
    told: JSON.stringify(match.openingTold),
    snapshot: JSON.stringify(match.snapshot()),
    logged: match.logged().map((logged) => JSON.stringify(logged)),
    notices: newlyAsked(row, null, clock, table, tellsHost),
  };
  const botsBy = botDue(table, match.toAct(), now + BOT_GRACE);
  return { after, opening, clock, clockRow: clockRow(row, clock, table, lastSeen(clock.seen), botsBy) };
}

export function asking(match: AnyMatch, table: TableTime): Asking {
  const { waiting } = match.perspective('gallery');
  return { toAct: match.toAct(), window: match.window(), waiting, table };
}
