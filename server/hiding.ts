/** A person takes a match that is over out of their own list. It stays with the others, and nobody is told. */

import { Fault } from './errors.ts';
import type { Room } from './room.ts';
import type { MatchRow } from './store/store.ts';

export async function hide(room: Pick<Room, 'serial' | 'swapRow' | 'status'>, person: string): Promise<void> {
  await room.serial(async () => {
    if (room.status !== 'finished') throw new Fault('notFinished');
    await room.swapRow((row) => withHidden(row, person));
  });
}

/** Whether a person has taken the match out of their own list. */
export function isHidden(
  { seats, hidden = [] }: Pick<MatchRow, 'seats' | 'hidden'>,
  person: string,
): boolean {
  return hidden.some((seat) => {
    const holder = seats[seat];
    return holder.kind === 'person' && holder.person === person;
  });
}

/** As it was where they sit nowhere in it, or have done so before. */
function withHidden(row: MatchRow, person: string): MatchRow {
  const { seats, hidden = [] } = row;
  const seat = seats.findIndex((holder) => holder.kind === 'person' && holder.person === person);
  return seat < 0 || hidden.includes(seat) ? row : { ...row, hidden: [...hidden, seat] };
}
