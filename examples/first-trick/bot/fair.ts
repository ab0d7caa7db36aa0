import { player } from './player.ts';

/** Takes whatever it can, with its highest card. */
export const fair = player(({ winning }) => winning.at(-1));
