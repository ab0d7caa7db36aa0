/** A whole server as `conclave serve` runs it: the list of games, bots in threads, the data folder, the web client's files. */

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BotRequest, QueuePlace } from '@conclave/bots';
import { TABLE_BUDGET } from '@conclave/bots/budgets';
import { Pool, workerFile } from '@conclave/bots/pool';
import { DAY } from '@conclave/engine/time-units';
import { gameEntries } from '@conclave/games/entries';
import { type Config, ConfigError, DATABASE } from './config.ts';
import { lockData } from './data-lock.ts';
import { newSeed } from './ids.ts';
import { ConclaveServer } from './server.ts';
import { isDiskFull } from './store/disk-full.ts';
import { PostgresStore } from './store/postgres.ts';
import { type Store, StoreError } from './store/store.ts';
import { openThreadedStore } from './store/threaded.ts';

export interface Started {
  readonly url: string;
  /** Where others can reach it. */
  readonly addresses: readonly string[];
  stop(): Promise<void>;
}

export async function startServer(
  config: Config,
  options: { readonly logger?: boolean } = {},
): Promise<Started> {
  const { store, unlock } = await openStore(config);
  const pool = new Pool(workerFile('@conclave/games/bot-worker'));
  try {
    const server = await ConclaveServer.create({
      store,
      games: gameEntries.map(({ game }) => game),
      think: (request, place) => askPool(pool, request, place),
      pages: webPages(),
      logger: options.logger ?? true,
      metricsToken: config.metricsToken,
      behindProxy: config.behindProxy,
      key: config.key,
      programs: config.programs,
      noticeUrl: config.noticeUrl,
      origin: config.origin,
      keepFinished: config.keepDays === null ? null : config.keepDays * DAY,
    });
    const url = await server.start(config.port, config.host);
    const stop = async () => {
      try {
        await server.stop();
      } catch (error) {
        throw new StoreError(
          `Not everything could be put away: ${reasonOf(error)}. What was acknowledged is stored.`,
        );
      } finally {
        await pool.close();
        unlock();
      }
    };
    return { url, addresses: server.services.addresses, stop };
  } catch (error) {
    await pool.close();
    await store.close().catch(() => {});
    unlock();
    throw startError(error, config);
  }
}

/** A file has one server; a database as many as one likes. */
async function openStore({ database, data }: Config): Promise<{ store: Store; unlock: () => void }> {
  if (database !== null)
    return { store: await PostgresStore.open(database, { serves: true }), unlock: () => {} };
  const unlock = lockData(data);
  try {
    const worker = workerFile('@conclave/server/store/worker');
    return { store: await openThreadedStore(join(data, DATABASE), worker), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

function askPool(pool: Pool, request: BotRequest, place: QueuePlace) {
  return pool.ask({ type: 'think', ...request, budget: TABLE_BUDGET, seed: newSeed() }, place);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function startError(error: unknown, { port, host, data }: Config): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (isDiskFull(error))
    return new StoreError(`Nothing can be written to ${data}: ${reasonOf(error)}. Make room there first.`);
  if (code === 'EADDRINUSE') {
    return new ConfigError(
      `Port ${port} is taken: another program, or another Conclave, listens there. Stop it, or choose a port with --port.`,
    );
  }
  if (code === 'EACCES')
    return new ConfigError(`Port ${port} may not be used by this account; choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL')
    return new ConfigError(`${host} is no address of this machine; check --host.`);
  return error;
}

/** The built client, where it was built: with other games it stands in a folder of its own. */
function webPages(): string | null {
  if (process.env.CONCLAVE_PAGES) return process.env.CONCLAVE_PAGES;
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@conclave/web/package.json')), 'dist');
  } catch {
    return null;
  }
}
