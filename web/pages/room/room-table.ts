/** What the parts of the room before a match share. */

import { houseWords } from '@conclave/engine';
import type { MatchSummary, SeatInfo } from '@conclave/wire';
import { language } from '../../settings.ts';

export interface PartProps {
  readonly table: MatchSummary;
  /** What each chair is, in games whose chairs differ. */
  readonly roles: readonly string[] | null;
  /** Whether it could be done. */
  act(step: () => Promise<unknown>): Promise<boolean>;
}

export const isFree = ({ kind }: SeatInfo) => kind === 'open' || kind === 'invited';

export function freeChairs({ seats }: MatchSummary): number[] {
  return seats.flatMap((seat, index) => (isFree(seat) ? [index] : []));
}

/** People who have not said that it may begin. */
export function notReady({ seats }: MatchSummary): string[] {
  return seats.flatMap(({ kind, ready, name }) =>
    kind === 'person' && !ready && name !== null ? [name] : [],
  );
}

export function hostName({ seats, hostSeat }: MatchSummary): string | null {
  return hostSeat === null ? null : seats[hostSeat].name;
}

/** “fair”. */
export function levelName(level: NonNullable<SeatInfo['level']>): string {
  return houseWords[language.value].levels[level];
}
