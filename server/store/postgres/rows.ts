/** The rows of matches in PostgreSQL: how they are written, changed and read. */

import type { Seat } from '@conclave/engine';
import { MINUTE } from '@conclave/engine/time-units';
import type pg from 'pg';
import type { ClientBase } from 'pg';
import { type Bounds, checkBounds, type TableCounts } from '../bounds.ts';
import { apart, joined } from '../entry-line.ts';
import { unpack } from '../packing.ts';
import { rowText } from '../row-text.ts';
import type { ClockRow, MatchRow, Opening, Tail } from '../store.ts';
import { inTransaction, type Queries } from './connections.ts';
import { LOCK, TABLES_OF } from './statements.ts';

export interface Row {
  readonly row: string;
  readonly changed_at: number;
}

export interface Later extends Row {
  readonly deadline: number | null;
  readonly clock: string;
  readonly clock_shift: number;
  readonly logged: readonly string[] | null;
  readonly pack: Buffer | null;
}

export interface Begun extends Later {
  readonly told: string | null;
  readonly snapshot: string | null;
}

export const minuteOf = (at: number) => Math.floor(at / MINUTE);

/** One transaction. If there are bounds, the counts are checked after the work and before the commit. */
export function within<Result>(
  queries: Queries,
  bounds: Bounds | undefined,
  work: (sql: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(queries.transactions, async (sql) => {
    if (!bounds) return work(sql);
    const { person, opener = null } = bounds;
    // In the same order everywhere, so that nobody waits for each other.
    await sql.query(LOCK, [person]);
    if (opener !== null) await sql.query(LOCK, [opener]);
    const result = await work(sql);
    const { rows } = await sql.query<TableCounts>(TABLES_OF, [person, opener]);
    checkBounds(bounds, rows[0]);
    return result;
  });
}

export async function insertRow(sql: pg.PoolClient, row: MatchRow): Promise<void> {
  await sql.query(
    'insert into matches (id, game, host, created_at, row, opener, code) values ($1, $2, $3, $4, $5, $6, $7)',
    [
      ...[row.id, row.game, row.host, row.createdAt, rowText(row), row.opener ?? null],
      row.gathering?.code ?? null,
    ],
  );
  await sql.query(
    'insert into heads (match, status, public, changed_at, listed_at) values ($1, $2, $3, $4, $5)',
    [row.id, row.status, row.public, row.changedAt, minuteOf(row.changedAt)],
  );
  await writeSeats(sql, row);
}

/** All of a match; `false`: it is being played, or is not there. */
export function removeMatch(queries: Queries, match: string): Promise<boolean> {
  return inTransaction(queries.transactions, async (sql) => {
    // Whoever begins it holds its row: looked at after that, it is being played.
    await sql.query('select 1 from matches where id = $1 for update', [match]);
    const { rowCount } = await sql.query(
      "delete from matches where id = $1 and exists (select 1 from heads where match = $1 and status <> 'running')",
      [match],
    );
    if (rowCount === 0) return false;
    await sql.query('delete from steps where match = $1', [match]);
    return true;
  });
}

/** Within the transaction that begins the match. */
export async function writeOpening(
  sql: pg.PoolClient,
  { id, version }: MatchRow,
  opening: Opening,
  turns: readonly Seat[],
  clock: ClockRow,
): Promise<void> {
  await sql.query('update matches set seed = $2, told = $3 where id = $1', [id, opening.seed, opening.told]);
  await sql.query(
    `update heads set length = $2, rules = $3, turns = $4, deadline = $5, wake_at = $5, clock = $6, clock_shift = 0
     where match = $1`,
    [...[id, opening.logged.length, version, JSON.stringify(turns)], ...[clock.deadline, clock.data]],
  );
  if (opening.logged.length > 0)
    await sql.query('insert into steps values ($1, 0, null, $2)', [id, joined(opening.logged)]);
  await sql.query('insert into snapshots values ($1, $2)', [id, opening.snapshot]);
}

export async function swapRow(sql: pg.PoolClient, before: MatchRow, after: MatchRow): Promise<boolean> {
  const { rowCount } = await sql.query(
    'update matches set row = $2, opener = $4, code = $5 where id = $1 and row = $3',
    [after.id, rowText(after), rowText(before), after.opener ?? null, after.gathering?.code ?? null],
  );
  if (rowCount !== 1) return false;
  await sql.query(
    `update heads set status = $2, public = $3, changed_at = $4, listed_at = greatest(listed_at, $5), rev = rev + 1
     where match = $1`,
    [after.id, after.status, after.public, after.changedAt, minuteOf(after.changedAt)],
  );
  await writeSeats(sql, after);
  return true;
}

async function writeSeats(sql: pg.PoolClient, { id, seats, gathering }: MatchRow): Promise<void> {
  await sql.query(
    `insert into seats select $1, seat - 1, person from unnest($2::text[]) with ordinality i(person, seat)
     on conflict (match, seat) do update set person = excluded.person`,
    [id, seats.map((holder) => (holder.kind === 'person' ? holder.person : null))],
  );
  await sql.query('delete from seats where match = $1 and seat >= $2', [id, seats.length]);
  await sql.query('delete from invitations where match = $1', [id]);
  await writeInvitations(sql, id, gathering?.asked ?? []);
}

export async function writeInvitations(
  sql: ClientBase,
  match: string,
  asked: readonly string[],
): Promise<void> {
  if (asked.length === 0) return;
  await sql.query(
    'insert into invitations select $1, n - 1, person from unnest($2::text[]) with ordinality i(person, n)',
    [match, asked],
  );
}

export function rowOf({ row, changed_at }: Row): MatchRow {
  return { ...(JSON.parse(row) as MatchRow), changedAt: changed_at };
}

export function laterOf(found: Later, from: number): Omit<Tail, 'head'> {
  const { deadline, clock, clock_shift, logged, pack: packed } = found;
  return {
    row: rowOf(found),
    clock: { deadline, shift: clock_shift, data: clock },
    logged: packed ? unpack(packed).logged.slice(from) : (logged ?? []).flatMap(apart),
  };
}
