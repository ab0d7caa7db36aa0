/** A table before its match: who is ready, who would change chairs, who is asked to come, who may begin. Pure. */

import { type AnyGame, defaultOf, type OptionValue, optionTable } from '@conclave/engine';
import { MINUTE } from '@conclave/engine/time-units';
import { newCode } from './ids.ts';
import type { Gathering, MatchRow, SeatHolder } from './store/store.ts';

/** So long the host is gone before somebody else may begin. */
export const HOST_GONE = 10 * MINUTE;
/** People invited by name to one table. */
export const MAX_ASKED = 12;

export const isFree = ({ kind }: SeatHolder) => kind === 'open' || kind === 'invited';

export function newGathering(seats: readonly SeatHolder[]): Gathering {
  return { code: newCode(), ready: [], swaps: [], asked: [], sat: peopleAt(seats), hostLeft: null };
}

/** Rows of an older version have none. */
export function gatheringOf(row: MatchRow): Gathering {
  return row.gathering ?? newGathering(row.seats);
}

export function withGathering(row: MatchRow, change: Partial<Gathering>): MatchRow {
  return { ...row, gathering: { ...gatheringOf(row), ...change } };
}

/** Other people in the chairs: who is gone has said nothing. */
export function withSeats(row: MatchRow, seats: readonly SeatHolder[]): MatchRow {
  const { ready, swaps, sat } = gatheringOf(row);
  const people = peopleAt(seats);
  const isHere = (person: string) => people.includes(person);
  return withGathering(
    { ...row, seats },
    {
      ready: ready.filter(isHere),
      swaps: swaps.filter(({ from, to }) => isHere(from) && isHere(to)),
      sat: [...sat.filter(isHere), ...people.filter((person) => !sat.includes(person))],
    },
  );
}

/** What is agreed has changed: everybody is asked again. */
export function withNobodyReady(row: MatchRow): MatchRow {
  return withGathering(row, { ready: [] });
}

/** Two chairs change their holders; each chair stays kept for the invited, or open. Whoever moved is asked again. */
export function withSwapped(row: MatchRow, one: number, other: number): MatchRow {
  const holders = [one, other].map((seat) => row.seats[seat]);
  const moved = peopleAt(holders);
  const seats = row.seats
    .with(one, onChair(holders[1], holders[0]))
    .with(other, onChair(holders[0], holders[1]));
  const after = withSeats(row, seats);
  const { ready, swaps } = gatheringOf(after);
  return withGathering(after, {
    ready: ready.filter((person) => !moved.includes(person)),
    swaps: swaps.filter(({ from, to }) => !moved.includes(from) && !moved.includes(to)),
  });
}

/** A chair as it was before somebody took it. */
export function freed(holder: SeatHolder, isPublic: boolean): SeatHolder {
  if (holder.kind === 'bot') return { kind: isPublic ? 'open' : 'invited' };
  return { kind: isKept(holder) ? 'invited' : 'open' };
}

const isKept = (holder: SeatHolder) =>
  holder.kind === 'invited' || (holder.kind === 'person' && holder.invited === true);

/** The holder of another chair on this one. */
function onChair(holder: SeatHolder, chair: SeatHolder): SeatHolder {
  if (isFree(holder)) return { kind: isKept(chair) ? 'invited' : 'open' };
  if (holder.kind !== 'person') return holder;
  const { invited: _before, ...person } = holder;
  return { ...person, ...(isKept(chair) && { invited: true }) };
}

export function isAsked({ gathering }: MatchRow, person: string | null): boolean {
  return person !== null && (gathering?.asked.includes(person) ?? false);
}

/** The host; once the host is gone for a while, whoever of those present sat down first. */
export function mayBegin(
  row: MatchRow,
  person: string | null,
  now: number,
  isThere: (person: string) => boolean,
): boolean {
  if (person === null || row.status !== 'open') return false;
  if (row.host === person) return true;
  if (now < standInFrom(row)) return false;
  return gatheringOf(row).sat.find((one) => one !== row.host && isThere(one)) === person;
}

/** When somebody else may begin; `Infinity`: the host is there. */
export function standInFrom({ gathering }: MatchRow): number {
  return (gathering?.hostLeft ?? Infinity) + HOST_GONE;
}

/** What was usual for so many chairs, and was not chosen, becomes what is usual for the new number. */
export function chosenOptions(
  game: AnyGame,
  options: Readonly<Record<string, OptionValue>>,
  seats: number,
): Record<string, OptionValue> {
  const table = optionTable(game);
  return Object.fromEntries(
    Object.entries(options).filter(([key, value]) => value !== defaultOf(table[key], seats)),
  );
}

function peopleAt(seats: readonly SeatHolder[]): string[] {
  return seats.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : []));
}
