/** What `games/beside.ts` is where there is no compiled folder to ask: in pages and in tests. */

import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of games beside the shelf (`--games`); `null`: none. */
export const besideFolder = process.env.CONCLAVE_GAMES_BESIDE
  ? resolve(process.env.CONCLAVE_GAMES_BESIDE)
  : null;

/** Where games lie, as a part of a regular expression. */
export const SHELF = besideFolder ? `/(?:games|${basename(besideFolder)})` : '/games';

export function gamesBeside(): Plugin {
  return {
    name: 'conclave-games-beside',
    enforce: 'pre',
    load(module) {
      if (!/[\\/]games[\\/]beside\.ts$/.test(module)) return null;
      if (besideFolder === null) return 'export const beside = [];';
      return `export { games as beside } from ${JSON.stringify(join(besideFolder, 'index.ts'))};`;
    },
  };
}
