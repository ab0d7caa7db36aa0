/** Our server with the endless game, as it is run: every move on disk before its answer. */

import { join } from 'node:path';
import { workerFile } from '@conclave/bots/pool';
import { ConclaveServer } from '@conclave/server';
import { PostgresStore } from '@conclave/server/store/postgres';
import { openThreadedStore } from '@conclave/server/store/threaded';
import { LIFTED } from '@conclave/server/test/lifted-limits';
import { report } from './contender.ts';
import { endless } from './endless.ts';

const [folder, database] = process.argv.slice(2);
const file = join(folder, 'conclave.db');
const server = await ConclaveServer.create({
  store: database
    ? await PostgresStore.open(database, { serves: true })
    : await openThreadedStore(file, workerFile('@conclave/server/store/worker')),
  games: [endless],
  think: async () => ({ move: null }),
  idleAfter: 1000,
  ...LIFTED,
});
report(await server.start(0));
