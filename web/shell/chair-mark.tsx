/** The mark of a chair before the match begins; none where the match will give its player another one. */

import { gamesById } from '@conclave/games';
import { SeatMark } from '@conclave/kit';
import { isGame } from '../library.ts';

export function ChairMark({ game, chair }: { game: string; chair: number }) {
  const isItsOwn = isGame(game) && gamesById[game].marksOfChairs;
  return isItsOwn ? <SeatMark seat={chair} /> : <span />;
}
