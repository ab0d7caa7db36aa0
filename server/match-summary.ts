/** The summary of a match: what lists show of it besides the game itself. */

import type { MatchSummary, SeatInfo } from '@conclave/wire';
import type { MatchRow } from './store/store.ts';

/** What is known of a chair only where its match is loaded. */
export type LiveSeat = Pick<SeatInfo, 'sitting' | 'present' | 'replaceable'>;

const NOT_LOADED: LiveSeat = { sitting: null, present: false, replaceable: false };

/** `version`: of the rules that play it, where the match is loaded. */
export function matchSummary(
  row: MatchRow,
  person: string | null,
  isToMove: (seat: number) => boolean,
  live: (seat: number) => LiveSeat = () => NOT_LOADED,
  version = row.version,
): MatchSummary {
  const seat = row.seats.findIndex((holder) => holder.kind === 'person' && holder.person === person);
  const you = seat < 0 ? null : seat;
  return {
    id: row.id,
    game: row.game,
    version,
    options: { ...row.options },
    seats: row.seats.map((holder, index): SeatInfo => {
      const name = holder.kind === 'person' ? holder.name : null;
      const level = holder.kind === 'bot' ? holder.level : null;
      return { kind: holder.kind, name, level, ...live(index) };
    }),
    status: row.status,
    public: row.public,
    aids: row.aids ?? false,
    clock: row.clock,
    createdAt: row.createdAt,
    changedAt: row.changedAt,
    outcome: row.outcome && writable(row.outcome),
    rematch: row.rematch,
    you,
    host: row.host === person,
    invite: you === null && row.host !== person ? null : row.invite,
    yourTurn: you !== null && isToMove(you),
    agreed: [...row.agreed],
  };
}

/** The wire's lists are not read-only. */
function writable({ places, scores, how }: NonNullable<MatchRow['outcome']>): MatchSummary['outcome'] {
  return {
    places: places.map((place) => [...place]),
    how,
    ...(scores && { scores: scores.map(({ seat, parts }) => ({ seat, parts: { ...parts } })) }),
  };
}
