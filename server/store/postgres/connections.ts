/**
 * Connections to PostgreSQL. Reads, transactions and steps each have their own: what is read is committed, and nobody
 * waits behind somebody else's transaction.
 */

import pg from 'pg';

/** Milliseconds for an answer. After it nobody knows whether what was asked for was done: it is looked up. */
export const PATIENCE = 2500;
const BIGINT = 20;

/** Times fit into a number. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

export type Value = string | number | boolean | null | Buffer | readonly unknown[];

export function newClient(url: string): pg.Client {
  return new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, keepAlive: true, types });
}

export function newPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
    types,
  });
  // A connection that breaks while nobody uses it is replaced when somebody does; whoever uses it hears of it there.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** All or nothing, on a connection of its own. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Whether it can still be used is not worth finding out, but where the statement alone was wrong.
    const isSound = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!isSound);
    throw error;
  }
}
