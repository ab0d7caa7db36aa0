/** The list of games. A new game is one folder with a manifest (`GameModules`), and one line here. */

import { abbey } from './abbey/index.ts';
import { beside } from './beside.ts';
import type { GameModules } from './modules.ts';
import { nuns } from './nuns/index.ts';
import { secretLabyrinth } from './secret-labyrinth/index.ts';
import { templar } from './templar/index.ts';
import { templeCode } from './temple-code/index.ts';

export type { FirstMatch, GameModules, Side } from './modules.ts';

/** In the order in which players see them; last the games of a folder beside these, where one is named. */
export const games: readonly GameModules[] = [templeCode, nuns, templar, secretLabyrinth, abbey, ...beside];

export const gamesById: Readonly<Record<string, GameModules>> = Object.fromEntries(
  games.map((game) => [game.id, game]),
);
