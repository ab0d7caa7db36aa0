/** The summary of a match: what lists show of it besides the game itself. */

import type { MatchSummary, SeatInfo } from '@conclave/wire';
import { namesAt } from '@conclave/wire/names';
import { DEFAULT_ABSENCE } from './absences.ts';
import type { Gathering, MatchRow } from './store/store.ts';

/** What is known of a chair only where its match is loaded. */
type LiveSeat = Pick<SeatInfo, 'sitting' | 'present' | 'replaceable' | 'away'>;

/** What is known of a table only where its match is loaded. */
export type LiveTable = Pick<MatchSummary, 'wish' | 'watching' | 'agreed' | 'pause'>;

const NOT_LOADED: LiveSeat = { sitting: null, present: false, replaceable: false, away: null };
export const NOTHING_LIVE: LiveTable = { wish: null, watching: 0, agreed: [], pause: null };

/** `left`: milliseconds until it ends by itself. */
export const pauseOf = (left: number | null): MatchSummary['pause'] => (left === null ? null : { left });

interface Known {
  isToMove(seat: number): boolean;
  live?(seat: number): LiveSeat;
  /** Of the rules that play it, where the match is loaded. */
  readonly version?: number | undefined;
  /** Whether the reader may begin it, where it is loaded. */
  readonly mayBegin?: boolean;
  readonly table?: LiveTable;
}

export function matchSummary(row: MatchRow, person: string | null, known: Known): MatchSummary {
  const { live = () => NOT_LOADED, version = row.version, table = NOTHING_LIVE } = known;
  const you = seatIn(row, person);
  const isHost = row.host === person;
  const isAtTable = you !== null || isHost;
  const gathering = row.status === 'open' ? row.gathering : undefined;
  const names = namesAt(row.seats.map((holder) => (holder.kind === 'person' ? holder.name : null)));
  return {
    id: row.id,
    game: row.game,
    version,
    options: { ...row.options },
    seats: row.seats.map((holder, index): SeatInfo => {
      const isSomebody = holder.kind === 'person' || holder.kind === 'bot';
      const level = holder.kind === 'bot' ? holder.level : null;
      const resigned = holder.kind === 'person' && (holder.resigned ?? false);
      const ready =
        row.status === 'open' &&
        holder.kind === 'person' &&
        (holder.person === row.host || (gathering?.ready.includes(holder.person) ?? false));
      // Whoever was forgotten has no name, and every reader has a word for that.
      const isForgotten = holder.kind === 'person' && holder.name === '';
      const name = isForgotten ? '' : isSomebody ? names[index] : null;
      return { kind: holder.kind, name, level, ready, resigned, ...live(index) };
    }),
    status: row.status,
    public: row.public,
    aids: row.aids ?? false,
    clock: row.clock,
    createdAt: row.createdAt,
    changedAt: row.changedAt,
    outcome: row.outcome && writable(row.outcome),
    rematch: row.rematch,
    rematchBy: row.rematchBy ?? null,
    you,
    host: isHost,
    hostSeat: seatIn(row, row.host),
    mayBegin: known.mayBegin ?? (isHost && row.status === 'open'),
    invite: isAtTable ? row.invite : null,
    code: (isAtTable && gathering?.code) || null,
    swaps: gathering ? swapsOf(row, gathering, person) : [],
    yourTurn: you !== null && known.isToMove(you),
    absence: row.absence ?? DEFAULT_ABSENCE,
    ...table,
  };
}

/** Whoever has resigned has no seat any more. */
export function seatIn({ seats }: Pick<MatchRow, 'seats'>, person: string | null): number | null {
  const seat = seats.findIndex(
    (holder) => holder.kind === 'person' && holder.person === person && !holder.resigned,
  );
  return seat < 0 ? null : seat;
}

/** Also whoever has resigned. */
export function isOrWasSeated({ seats }: Pick<MatchRow, 'seats'>, person: string | null): boolean {
  return seats.some((holder) => holder.kind === 'person' && holder.person === person);
}

/** Nobody else is told that somebody asked, or was refused. */
function swapsOf(row: MatchRow, { swaps }: Gathering, person: string | null): MatchSummary['swaps'] {
  const seatOf = (one: string) => seatIn(row, one) ?? -1;
  return swaps
    .filter(({ from, to }) => from === person || to === person)
    .map(({ from, to }) => ({ from: seatOf(from), to: seatOf(to) }));
}

/** The wire's lists are not read-only. */
function writable({ places, scores, how }: NonNullable<MatchRow['outcome']>): MatchSummary['outcome'] {
  return {
    places: places.map((place) => [...place]),
    how,
    ...(scores && { scores: scores.map(({ seat, parts }) => ({ seat, parts: { ...parts } })) }),
  };
}
