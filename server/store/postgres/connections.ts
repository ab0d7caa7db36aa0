/**
 * Connections to PostgreSQL. Reads, transactions and steps each have their own. So reads see committed data only, and
 * nobody waits behind another's transaction.
 */

import pg from 'pg';
import { TooManyError } from '../bounds.ts';

/** Milliseconds for an answer. After it nobody knows whether what was asked for was done: it is looked up. */
export const PATIENCE = 2500;
/** Milliseconds after which a transaction of a node that has stopped, or lost its line, lets go of what it holds. */
const HOLD = 1000;
/** Milliseconds for which such a row is waited for. */
const LOCK_PATIENCE = 1500;
/** How many of each. */
export const POOL = { reads: 4, transactions: 3, appends: 3 };
const BIGINT = 20;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Times fit into a number. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

export function newClient(url: string): pg.Client {
  return new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, keepAlive: true, types });
}

/**
 * `reads`: what nobody waits for any more is not worked out either, or a slow database would become slower still. Of what
 * is written nothing is broken off by time: a commit that waits for a second machine would be answered without it.
 */
export function newPool(url: string, max: number, { reads = false } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    ...(reads && { statement_timeout: PATIENCE }),
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    idle_in_transaction_session_timeout: HOLD,
    lock_timeout: LOCK_PATIENCE,
    keepAlive: true,
    types,
  });
  // A connection that breaks while nobody uses it is replaced when somebody does; whoever uses it hears of it there.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** One statement at a time, for whoever needs no more. */
export class Queries {
  readonly transactions: pg.Pool;
  private readonly reads: pg.Pool;

  constructor(url: string) {
    this.reads = newPool(url, POOL.reads, { reads: true });
    this.transactions = newPool(url, POOL.transactions);
  }

  async read<Found extends pg.QueryResultRow>(sql: string, ...values: unknown[]): Promise<Found[]> {
    return (await this.reads.query<Found>(sql, values)).rows;
  }

  /** For what changes something. */
  async write<Found extends pg.QueryResultRow>(sql: string, ...values: unknown[]): Promise<Found[]> {
    return (await this.transactions.query<Found>(sql, values)).rows;
  }

  async end(): Promise<void> {
    await Promise.all([this.reads.end(), this.transactions.end()]);
  }
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
    // A connection that has not answered is of no more use; one on which a statement was wrong, or too much, is.
    const isSound =
      (error instanceof TooManyError || SQLSTATE.test((error as { code?: string }).code ?? '')) &&
      (await client.query('rollback').then(
        () => true,
        () => false,
      ));
    client.release(!isSound);
    throw error;
  }
}

/** PostgreSQL writes them with dashes. */
export const idOf = (uuid: string) => uuid.replaceAll('-', '');
