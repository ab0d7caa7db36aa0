/** Our server as it is run: every game in the list of games, bots in threads, every move on disk before its answer. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Pool, workerFile } from '@conclave/bots/pool';
import { gameEntries } from '@conclave/games/entries';
import { ConclaveServer } from '@conclave/server';
import { openThreadedStore } from '@conclave/server/store/threaded';
import { LIFTED } from '@conclave/server/test/lifted-limits';
import { report } from './contender.ts';

/** As at the table. */
const THINKING = { milliseconds: 200 };

const [folder] = process.argv.slice(2);
const pool = new Pool(workerFile('@conclave/games/bot-worker'));
const server = await ConclaveServer.create({
  store: await openThreadedStore(join(folder, 'conclave.db'), workerFile('@conclave/server/store/worker')),
  games: gameEntries.map(({ game }) => game),
  think: (request, place) =>
    pool.ask({ type: 'think', ...request, budget: THINKING, seed: randomBytes(32).toString('hex') }, place),
  ...LIFTED,
});
report(await server.start(0));
