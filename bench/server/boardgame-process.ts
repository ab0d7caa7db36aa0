/** boardgame.io's server with the same game: in memory, or with FlatFile where a second argument says so. */

import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { report } from './contender.ts';
import { type Cells, emptyCells, mark } from './endless.ts';

const require = createRequire(import.meta.url);
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const [folder, storage] = process.argv.slice(2);

const endless = {
  name: 'endless',
  setup: (): { cells: Cells } => ({ cells: emptyCells() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: { cells: Cells }; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      mark(G.cells, cell, playerID);
      return undefined;
    },
  },
};

// It writes a line for every move that came too early or twice.
console.error = () => {};

const server = Server({
  games: [endless],
  origins: [Origins.LOCALHOST],
  ...(storage === 'FlatFile' && { db: new FlatFile({ dir: join(folder, 'storage') }) }),
});
const { appServer }: { appServer: NetServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
report(`http://localhost:${(appServer.address() as AddressInfo).port}`);
