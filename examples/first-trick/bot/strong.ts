import { player } from './player.ts';

/** Spends no more than it needs: the last to play takes the trick with the lowest card that does. */
export const strong = player(({ winning, isLast }) => winning.at(isLast ? 0 : -1));
