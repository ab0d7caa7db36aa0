/** The mark of a chair before the match begins; none where the match will give its player another one. */

import { tables } from '@conclave/games/tables';
import { SeatMark } from '@conclave/kit';
import { isShelved } from '../library.ts';

export function ChairMark({ game, chair }: { game: string; chair: number }) {
  const isItsOwn = isShelved(game) && tables[game].marksOfChairs;
  return isItsOwn ? <SeatMark seat={chair} /> : <span />;
}
