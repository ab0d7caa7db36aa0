/** What the web client loads of a game, each part when it is first needed. A new game is one row here. */

import type { AnyGame, AnyText, Ponder } from '@conclave/engine';
import type { AnyTable, Drawing } from '@conclave/kit';

export interface GameModules {
  rules(): Promise<AnyGame>;
  text(): Promise<AnyText>;
  /** `null`: not drawn yet; the page in words plays it all the same. */
  readonly table: (() => Promise<AnyTable>) | null;
  /** What a page may ask the game's mind; `null`: nothing yet. */
  readonly ponder: (() => Promise<Ponder>) | null;
  /** A chair's mark is its player's; otherwise colours are dealt or chosen in the match (`GameTable.mark`). */
  readonly marksOfChairs: boolean;
  /** The picture on the game's card. */
  readonly cover: (() => Promise<Drawing>) | null;
}

export const tables: Readonly<Record<string, GameModules>> = {
  'temple-code': {
    rules: async () => (await import('./temple-code/rules/game.ts')).templeCode,
    text: async () => (await import('./temple-code/text/index.ts')).templeCodeText,
    table: async () => (await import('./temple-code/table/index.tsx')).templeCodeTable,
    ponder: async () => (await import('./temple-code/mind/ponder.ts')).ponder,
    marksOfChairs: true,
    cover: async () => (await import('./temple-code/table/cover.tsx')).TempleCodeCover,
  },
  templar: {
    rules: async () => (await import('./templar/rules/game.ts')).templar,
    text: async () => (await import('./templar/text/index.ts')).templarText,
    table: async () => (await import('./templar/table/index.tsx')).templarTable,
    ponder: async () => (await import('./templar/mind/ponder.ts')).ponder,
    marksOfChairs: true,
    cover: null,
  },
  nuns: {
    rules: async () => (await import('./nuns/rules/game.ts')).nuns,
    text: async () => (await import('./nuns/text/index.ts')).nunsText,
    table: async () => (await import('./nuns/table/index.tsx')).nunsTable,
    ponder: async () => (await import('./nuns/mind/ponder.ts')).ponder,
    marksOfChairs: true,
    cover: null,
  },
  'secret-labyrinth': {
    rules: async () => (await import('./secret-labyrinth/rules/game.ts')).secretLabyrinth,
    text: async () => (await import('./secret-labyrinth/text/index.ts')).secretLabyrinthText,
    table: async () => (await import('./secret-labyrinth/table/index.tsx')).secretLabyrinthTable,
    ponder: async () => (await import('./secret-labyrinth/mind/ponder.ts')).ponder,
    marksOfChairs: false,
    cover: null,
  },
  abbey: {
    rules: async () => (await import('./abbey/rules/game.ts')).abbey,
    text: async () => (await import('./abbey/text/index.ts')).abbeyText,
    table: async () => (await import('./abbey/table/index.tsx')).abbeyTable,
    ponder: async () => (await import('./abbey/mind/ponder.ts')).ponder,
    marksOfChairs: false,
    cover: null,
  },
};
