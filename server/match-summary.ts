/** The summary of a match: what lists show of it besides the game itself. */

import type { MatchSummary, SeatInfo } from '@conclave/wire';
import { namesAt } from '@conclave/wire/names';
import type { Gathering, MatchRow } from './store/store.ts';

/** What is known of a chair only where its match is loaded. */
type LiveSeat = Pick<SeatInfo, 'sitting' | 'present' | 'replaceable'>;

const NOT_LOADED: LiveSeat = { sitting: null, present: false, replaceable: false };

interface Known {
  isToMove(seat: number): boolean;
  live?(seat: number): LiveSeat;
  /** Of the rules that play it, where the match is loaded. */
  readonly version?: number | undefined;
  /** Whether the reader may begin it, where it is loaded. */
  readonly mayBegin?: boolean;
}

export function matchSummary(row: MatchRow, person: string | null, known: Known): MatchSummary {
  const { live = () => NOT_LOADED, version = row.version } = known;
  const seat = seatOf(row, person);
  const you = seat < 0 ? null : seat;
  const isHost = row.host === person;
  const isAtTable = you !== null || isHost;
  const gathering = row.status === 'open' ? row.gathering : undefined;
  const hostSeat = seatOf(row, row.host);
  const names = namesAt(row.seats.map((holder) => (holder.kind === 'person' ? holder.name : null)));
  return {
    id: row.id,
    game: row.game,
    version,
    options: { ...row.options },
    seats: row.seats.map((holder, index): SeatInfo => {
      const isSomebody = holder.kind === 'person' || holder.kind === 'bot';
      const level = holder.kind === 'bot' ? holder.level : null;
      const ready =
        row.status === 'open' &&
        holder.kind === 'person' &&
        (holder.person === row.host || (gathering?.ready.includes(holder.person) ?? false));
      return { kind: holder.kind, name: isSomebody ? names[index] : null, level, ready, ...live(index) };
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
    host: isHost,
    hostSeat: hostSeat < 0 ? null : hostSeat,
    mayBegin: known.mayBegin ?? (isHost && row.status === 'open'),
    invite: isAtTable ? row.invite : null,
    code: (isAtTable && gathering?.code) || null,
    swaps: gathering ? swapsOf(row, gathering, person) : [],
    yourTurn: you !== null && known.isToMove(you),
    agreed: [...row.agreed],
  };
}

function seatOf({ seats }: MatchRow, person: string | null): number {
  return seats.findIndex((holder) => holder.kind === 'person' && holder.person === person);
}

/** Nobody else is told that somebody asked, or was refused. */
function swapsOf(row: MatchRow, { swaps }: Gathering, person: string | null): MatchSummary['swaps'] {
  return swaps
    .filter(({ from, to }) => from === person || to === person)
    .map(({ from, to }) => ({ from: seatOf(row, from), to: seatOf(row, to) }));
}

/** The wire's lists are not read-only. */
function writable({ places, scores, how }: NonNullable<MatchRow['outcome']>): MatchSummary['outcome'] {
  return {
    places: places.map((place) => [...place]),
    how,
    ...(scores && { scores: scores.map(({ seat, parts }) => ({ seat, parts: { ...parts } })) }),
  };
}
