/** The mark of a seat before the match begins. It is left out where the match deals marks. */

import { gamesById } from '@conclave/games';
import { SeatMark } from '@conclave/kit';
import { isGame } from '../library.ts';

export function ChairMark({ game, chair }: { game: string; chair: number }) {
  const isItsOwn = isGame(game) && gamesById[game].marksOfChairs;
  return isItsOwn ? <SeatMark seat={chair} /> : <span />;
}
