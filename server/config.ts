/** Where to listen and where to keep the data: flags before environment before defaults. */

import { resolve } from 'node:path';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the data. */
  readonly data: string;
  readonly metricsToken: string | null;
  /** Requests come through one proxy, which says for whom. */
  readonly behindProxy: boolean;
  /** Days for which finished matches are kept; `null`: for ever. */
  readonly keepDays: number | null;
}

export interface Flags {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
}

export const DEFAULT_PORT = 4004;
export const DATABASE = 'conclave.db';

/** A setting that does not make sense; its message is for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function readConfig(flags: Flags, env: Readonly<Record<string, string | undefined>>): Config {
  const port = flags.port ?? env.CONCLAVE_PORT ?? env.PORT ?? String(DEFAULT_PORT);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new ConfigError(`"${port}" is no port: give a number from 0 to 65535.`);
  }
  return {
    port: Number(port),
    host: flags.host ?? env.CONCLAVE_HOST ?? '127.0.0.1',
    data: resolve(flags.data ?? env.CONCLAVE_DATA ?? 'data'),
    metricsToken: env.CONCLAVE_METRICS_TOKEN || null,
    behindProxy: env.CONCLAVE_BEHIND_PROXY === '1',
    keepDays: daysOf(env.CONCLAVE_KEEP_DAYS),
  };
}

function daysOf(text: string | undefined): number | null {
  if (!text) return null;
  if (!/^\d{1,5}$/.test(text) || Number(text) === 0)
    throw new ConfigError(`CONCLAVE_KEEP_DAYS is "${text}": give a number of days, or leave it out.`);
  return Number(text);
}
