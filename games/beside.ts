/**
 * Games of a folder beside the shelf: `npm start -- --games FOLDER` names it in `CONCLAVE_GAMES_BESIDE`. The folder has an
 * `index.ts` that gives out `games`, compiled to `dist`. A page has no environment: its build writes this file anew.
 */

import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { GameModules } from './modules.ts';

const folder = process.env.CONCLAVE_GAMES_BESIDE;

export const beside: readonly GameModules[] = folder ? gamesIn(resolve(folder, 'dist/index.js')) : [];

/** At once: whoever loads the list of games must not have to wait for it. */
function gamesIn(file: string): readonly GameModules[] {
  const { games }: { readonly games: readonly GameModules[] } = createRequire(file)(file);
  return games;
}
