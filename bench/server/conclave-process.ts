/** Our server with the endless game, as it is run: every move on disk before its answer. */

import { join } from 'node:path';
import { workerFile } from '@conclave/bots/pool';
import { ConclaveServer } from '@conclave/server';
import { openThreadedStore } from '@conclave/server/store/threaded';
import { report } from './contender.ts';
import { endless } from './endless.ts';

const [folder] = process.argv.slice(2);
const server = await ConclaveServer.create({
  store: await openThreadedStore(join(folder, 'conclave.db'), workerFile('@conclave/server/store/worker')),
  games: [endless],
  think: async () => ({ move: null }),
  idleAfter: 1000,
  // The load comes from one address and one process: limits meant for people are lifted on both sides.
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
  socketLimits: { rate: 1e6, burst: 1e6, watched: 1000, backlog: 1e8, patience: 1e6 },
});
report(await server.start(0));
