/** Reads from a room: its summary, record and chronicle, and the refusal a move would get. Nothing changes by it. */

import type { AnyMatch, Refusal, Seat, Watcher } from '@conclave/engine';
import type { MatchSummary } from '@conclave/wire';
import type { Absences } from './absences.ts';
import { Fault } from './errors.ts';
import { isAsked } from './gathering.ts';
import { isSameSecret } from './ids.ts';
import { PAUSED } from './match-log.ts';
import { isOrWasSeated, matchSummary, pauseOf, seatIn } from './match-summary.ts';
import type { Presence } from './presence.ts';
import type { SharedTime } from './shared-time.ts';
import type { MatchRow } from './store/store.ts';
import type { Visits } from './visits.ts';
import type { Wishes } from './wishes.ts';

/** The room that is read. */
interface ReadRoom {
  readonly match: AnyMatch | null;
  readonly isStale: boolean;
  readonly sharedTime: Pick<SharedTime, 'isPaused'>;
  seatOf(person: string | null): Seat | null;
  watcherOf(person: string | null): Watcher;
}

/** The room that is summed up. */
interface SummedRoom {
  readonly match: AnyMatch | null;
  readonly absences: Absences;
  readonly wishes: Wishes;
  readonly visits: Visits;
  readonly sharedTime: Pick<SharedTime, 'pauseLeft'>;
}

export function loadedSummary(
  row: MatchRow,
  { match, absences, wishes, visits, sharedTime }: SummedRoom,
  presence: Presence,
  person: string | null,
): MatchSummary {
  const wish = wishes.shownTo(seatIn(row, person));
  return matchSummary(row, person, {
    isToMove: (seat) => match?.toAct().includes(seat) ?? false,
    live: (seat) => ({
      sitting: match?.sitting(seat) ?? null,
      present: presence.isPresent(seat),
      replaceable: absences.isReplaceable(seat),
      away: match && presence.minutesAway(seat),
    }),
    version: match?.game.records.version,
    mayBegin: presence.mayBegin(person),
    table: {
      wish,
      watching: visits.watching,
      agreed: [...wishes.agreed],
      pause: pauseOf(sharedTime.pauseLeft),
    },
  });
}

/** A private match may be seen by its seats, its host, and people with the link. */
export function maySee(row: MatchRow, person: string | null, invite: string | undefined): boolean {
  if (row.public || row.host === person || isOrWasSeated(row, person) || isAsked(row, person)) return true;
  return invite !== undefined && isSameSecret(invite, row.invite);
}

export function recordOf({ match }: ReadRoom): ReturnType<AnyMatch['record']> {
  if (!match?.outcome) throw new Fault('notFinished');
  return match.record();
}

/** A person's perspective, with all they were told. */
export function chronicleOf(room: ReadRoom, person: string | null): ReturnType<AnyMatch['perspective']> {
  if (!room.match) throw new Fault('notRunning');
  return room.match.perspective(room.watcherOf(person));
}

/** The answer that a move would get. Nothing is made, stored or told. */
export function refusalOf(
  room: ReadRoom,
  person: string | null,
  move: unknown,
  decision: number,
): Refusal | null {
  const seat = room.seatOf(person);
  if (seat === null) throw new Fault('notYours');
  if (room.isStale) throw new Fault('unavailable');
  if (!room.match) throw new Fault('notRunning');
  if (room.sharedTime.isPaused) return PAUSED;
  return room.match.refusal(seat, move, decision);
}
