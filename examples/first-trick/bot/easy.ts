import { player } from './player.ts';

/** Plays whatever comes to hand. */
export const easy = player(({ moves, rng }) => rng.pick(moves));
