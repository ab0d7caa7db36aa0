/**
 * A server in a process of its own, so that a test can kill it: `node process.js <data file>`. It prints where it
 * listens.
 */

import { workerFile } from '@conclave/bots/pool';
import { ConclaveServer } from '../server.ts';
import { openThreadedStore } from '../store/threaded.ts';
import { GAMES } from './games.ts';
import { LIFTED } from './lifted-limits.ts';
import { randomThink } from './think.ts';

const store = await openThreadedStore(process.argv[2], workerFile('@conclave/server/store/worker'));
const server = await ConclaveServer.create({
  store,
  games: GAMES,
  think: randomThink,
  logger: true,
  botDelay: 2,
  windowPace: 0.02,
  sweepEvery: 50,
  snapshotEvery: 8,
  requestLimits: LIFTED.requestLimits,
  socketShares: LIFTED.socketShares,
});
console.log(`ready ${await server.start(0)}`);
