/** Reads where to listen and where to keep the data: flags before environment before defaults. */

import { resolve } from 'node:path';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the data. */
  readonly data: string;
  /** The PostgreSQL that several servers share; `null`: a file in the data folder, for one. */
  readonly database: string | null;
  readonly metricsToken: string | null;
  /** Requests come through one proxy, which says for whom. */
  readonly behindProxy: boolean;
  /** Days for which finished matches are kept; `null`: for ever. */
  readonly keepDays: number | null;
  /** Whoever opens tables must know it; `null`: everybody may. */
  readonly key: string | null;
  /** Programs may sit at tables. */
  readonly programs: boolean;
  /** Where the host hears of seats that are asked; `null`: nowhere. */
  readonly noticeUrl: string | null;
  /** The address of the pages as others see it; `null`: nobody has said. */
  readonly origin: string | null;
}

export interface Flags {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
  readonly database?: string | undefined;
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
    database: databaseOf(flags.database ?? env.CONCLAVE_DATABASE),
    metricsToken: env.CONCLAVE_METRICS_TOKEN || null,
    behindProxy: env.CONCLAVE_BEHIND_PROXY === '1',
    keepDays: daysOf(env.CONCLAVE_KEEP_DAYS),
    key: env.CONCLAVE_KEY || null,
    programs: env.CONCLAVE_PROGRAMS === '1',
    noticeUrl: addressIn('CONCLAVE_NOTICE_URL', env.CONCLAVE_NOTICE_URL),
    origin: addressIn('CONCLAVE_ORIGIN', env.CONCLAVE_ORIGIN),
  };
}

/** Where the data are, for the operator's eyes: a database without its password. */
export function placeOf({ database, data }: Pick<Config, 'database' | 'data'>): string {
  if (database === null) return data;
  const { protocol, host, pathname } = new URL(database);
  return `${protocol}//${host}${pathname}`;
}

function databaseOf(url: string | undefined): string | null {
  if (!url) return null;
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new ConfigError('The database is given as postgres://user:password@host:port/name.');
  return url;
}

function addressIn(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new ConfigError(`${name} is "${text}": give an address such as https://example.org.`);
  return text;
}

function daysOf(text: string | undefined): number | null {
  if (!text) return null;
  if (!/^\d{1,5}$/.test(text) || Number(text) === 0)
    throw new ConfigError(`CONCLAVE_KEEP_DAYS is "${text}": give a number of days, or leave it out.`);
  return Number(text);
}
