/** Rules and text of every game, loaded at once: for servers, the terminal and the build of the page. */

import type { LadderRow } from '@conclave/bots/ladder';
import type { AnyGame, AnyText } from '@conclave/engine';
import { type FirstMatch, type GameModules, games } from './index.ts';

export type { LadderRow } from '@conclave/bots/ladder';
export type { Side } from './index.ts';

export interface GameEntry {
  readonly game: AnyGame;
  readonly text: AnyText;
  readonly firstMatch: FirstMatch;
  readonly ladder: readonly LadderRow[];
  readonly sides: GameModules['sides'];
}

export const gameEntries: readonly GameEntry[] = await Promise.all(
  games.map(async ({ rules, text, firstMatch, ladder, sides }) => ({
    game: await rules(),
    text: await text(),
    firstMatch,
    ladder: await ladder(),
    sides,
  })),
);

export const entriesById: ReadonlyMap<string, GameEntry> = new Map(
  gameEntries.map((entry) => [entry.game.id, entry]),
);
