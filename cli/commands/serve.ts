/** `conclave serve`: a server for the browsers and terminals of friends, until it is told to stop. */

import { ConfigError, placeOf, readConfig, StoreError, startServer } from '@conclave/server';
import { Failure } from '../failure.ts';
import type { Command } from './command.ts';

export const serveCommand: Command = {
  flags: {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    database: { type: 'string' },
    log: { type: 'boolean' },
  },
  positionals: 0,
  async run(parsed, { io, words }) {
    const [port, host, data, database] = ['port', 'host', 'data', 'database'].map((flag) =>
      parsed.text(flag),
    );
    const flags = { port, host, data, database };
    const stop = stopSignal();
    try {
      const config = readConfig(flags, io.env);
      const server = await startServer(config, { logger: parsed.given('log') });
      const { serving, reachable, letOthersIn } = words.serverData;
      const others = server.addresses.length > 0 ? reachable(server.addresses) : letOthersIn;
      io.output.write(`${serving(server.url, placeOf(config))}\n${others}\n`);
      await stop;
      io.output.write(`${words.serverData.stopping}\n`);
      await server.stop();
    } catch (error) {
      if (error instanceof ConfigError || error instanceof StoreError) throw new Failure(error.message);
      throw error;
    }
  },
};

/** A server that is told to stop finishes what it has begun. */
function stopSignal(): Promise<void> {
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
