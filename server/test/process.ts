/** A server in a process of its own, to be killed: `node process.js <data file>`. Says where it listens. */

import { workerFile } from '@conclave/bots/pool';
import { ConclaveServer } from '../server.ts';
import { openThreadedStore } from '../store/threaded.ts';
import { GAMES } from './games.ts';
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
  requestLimits: {
    person: 1e7,
    strangers: 1e7,
    address: 1e7,
    newcomers: 1e7,
    tables: 1e7,
    lines: 1e7,
    notes: 1e7,
  },
  socketShares: { perPerson: 1e5, strangers: 1e5, perAddress: 1e5 },
});
console.log(`ready ${await server.start(0)}`);
