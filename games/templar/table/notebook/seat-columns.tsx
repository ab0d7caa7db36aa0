import type { Seat, Voice } from '@conclave/engine';
import { SeatMark } from '@conclave/kit';

/** A column for every player: the mark, and the name for whoever does not see it. */
export function SeatColumns({ seats, voice }: { seats: readonly Seat[]; voice: Voice }) {
  return (
    <>
      {seats.map((seat) => (
        <th key={seat} scope="col">
          <SeatMark seat={seat} size={18} />
          <span class="unseen">{voice.name(seat)}</span>
        </th>
      ))}
    </>
  );
}
