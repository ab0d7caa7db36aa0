/** A bench of one game and without peers, for tests. */

import type { Rng } from '@conclave/engine';
import { botsByGame } from '@conclave/games/bots';
import { bench } from '../command.ts';
import { randomPlay } from '../random-play.ts';
import { ticTacToe } from '../tic-tac-toe.ts';

/** One game stands for all: random games of the longest take too long for a test. */
export const BOTS_BY_GAME = [await botsByGame['temple-code']()];
export const GAMES = BOTS_BY_GAME.map(({ game }) => game);

/** Stands for boardgame.io, which only `npm run bench` installs: `peers.long.ts` shows that it plays the same games. */
const ourselves = (rng: Rng) => randomPlay(ticTacToe, 2, {}, rng);
export const PEER = { reducer: ourselves, client: ourselves };

export function run(...args: string[]): string[] {
  const lines: string[] = [];
  bench(BOTS_BY_GAME, PEER, args, { line: (text) => lines.push(...text.split('\n')), progress: () => {} });
  return lines;
}
