/** The rows of matches, in SQLite: made, changed, listed, and counted against the bounds. */

import type { Seat } from '@conclave/engine';
import { type Bounds, checkBounds, type TableCounts } from './bounds.ts';
import { checksum } from './checksum.ts';
import { joined } from './entry-line.ts';
import { WRITE_SNAPSHOT } from './journal.ts';
import { rowText } from './row-text.ts';
import { bytes, type Row, type Sql } from './sql.ts';
import type { FoldedSql } from './sqlite-folded.ts';
import type { ClockRow, Listed, ListName, MatchRow, Opening } from './store.ts';

export function addMatch(sql: FoldedSql, row: MatchRow, bounds?: Bounds): void {
  sql.inTransaction(() => {
    sql.run(
      `insert into matches (id, game, status, public, host, opener, code, created_at, changed_at, row, row_sum)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[row.id, row.game, row.status, row.public ? 1 : 0, row.host, row.opener ?? null],
      ...[row.gathering?.code ?? null, row.createdAt, row.changedAt, rowText(row), checksum(rowText(row))],
    );
    writeSeats(sql, row);
    check(sql, bounds);
  });
}

/** Within a transaction; `false`: the row is not as it was before. */
export function swapRow(sql: FoldedSql, before: MatchRow, after: MatchRow, bounds?: Bounds): boolean {
  const { changes } = sql.run(
    'update matches set row = ?, status = ?, public = ?, opener = ?, code = ?, changed_at = ?, row_sum = ? where id = ? and row = ?',
    ...[rowText(after), after.status, after.public ? 1 : 0, after.opener ?? null],
    ...[after.gathering?.code ?? null, after.changedAt, checksum(rowText(after)), after.id, rowText(before)],
  );
  if (changes !== 1) return false;
  writeSeats(sql, after);
  check(sql, bounds);
  return true;
}

/** Within the transaction that begins the match. */
export function writeOpening(
  sql: FoldedSql,
  id: string,
  opening: Opening,
  turns: readonly Seat[],
  clock: ClockRow,
): void {
  sql.run(
    `update matches set seed = ?, told = ?, length = ?, turns = ?, deadline = ?, clock = ?, clock_shift = 0,
     opening_sum = ?, clock_sum = ? where id = ?`,
    ...[opening.seed, opening.told, opening.logged.length, JSON.stringify(turns), clock.deadline, clock.data],
    ...[checksum(id, opening.seed, opening.told), checksum(id, clock.data), id],
  );
  if (opening.logged.length > 0)
    sql.run(
      'insert into entries values (?, 0, ?, ?)',
      ...[id, joined(opening.logged), checksum(id, 0, joined(opening.logged))],
    );
  sql.run(WRITE_SNAPSHOT, id, opening.snapshot, checksum(id, opening.snapshot));
}

/** With its last step, a match is listed among the finished ones. It needs nothing that folding writes. */
export function finishRow(sql: Sql, match: string, outcome: string): void {
  const row = rowOf(sql.get(`select ${bytes('row')}, changed_at from matches where id = ?`, match));
  if (!row) throw new Error(`the row of match ${match} cannot be read`);
  const after: MatchRow = { ...row, outcome: JSON.parse(outcome), status: 'finished' };
  const text = rowText(after);
  sql.run(
    'update matches set row = ?, status = ?, row_sum = ? where id = ?',
    ...[text, after.status, checksum(text), match],
  );
}

/** The tables in which people stand, for the lists of one person. */
const OF_PERSON = { mine: 'seats', invitations: 'invitations' } as const;

export function list(
  sql: FoldedSql,
  list: ListName,
  person: string | null,
  limit: number,
): readonly Listed[] {
  const rows =
    list === 'mine' || list === 'invitations'
      ? sql.all(
          `select ${bytes('m.row', 'm.turns')}, m.changed_at from matches m
           join (select distinct match from ${OF_PERSON[list]} where person = ?) s on s.match = m.id
           order by m.status = 'finished', m.changed_at desc limit ?`,
          ...[person, limit],
        )
      : sql.all(
          `select ${bytes('row', 'turns')}, changed_at from matches where status = ? and public = 1
           order by changed_at desc limit ?`,
          ...[list, limit],
        );
  return rows.flatMap((found) => {
    const row = rowOf(found);
    return row ? [{ row, turns: parsed<Seat[]>(found.turns) ?? [] }] : [];
  });
}

export function matchByCode(sql: FoldedSql, code: string): string | null {
  const found = sql.get(`select ${bytes('id')} from matches where code = ?`, code);
  return found ? String(found.id) : null;
}

/** `null` also if the text cannot be read: one damaged row must not take a list with it. */
export function rowOf(row: Row | undefined): MatchRow | null {
  const found = row && parsed<MatchRow>(row.row);
  return found ? { ...found, changedAt: Number(row.changed_at) } : null;
}

function writeSeats(sql: FoldedSql, row: MatchRow): void {
  sql.run('delete from seats where match = ?', row.id);
  row.seats.forEach((holder, seat) => {
    sql.run(
      'insert into seats values (?, ?, ?)',
      row.id,
      seat,
      holder.kind === 'person' ? holder.person : null,
    );
  });
  writeInvitations(sql, row);
}

export function writeInvitations(sql: Sql | FoldedSql, { id, gathering }: MatchRow): void {
  sql.run('delete from invitations where match = ?', id);
  gathering?.asked.forEach((person, n) => {
    sql.run('insert into invitations values (?, ?, ?)', id, n, person);
  });
}

/** Within the transaction of the change, and after it. */
function check(sql: FoldedSql, bounds: Bounds | undefined): void {
  if (bounds) checkBounds(bounds, tablesOf(sql, bounds));
}

function tablesOf(sql: FoldedSql, { person, opener }: Bounds): TableCounts {
  const found = sql.get(
    `select count(*) filter (where status = 'open') as open, count(*) filter (where status = 'running' and not exists
       (select 1 from seats where seats.match = matches.id and seats.person is not null)) as alone
     from matches where host = ?`,
    person,
  );
  const joined = sql.get(
    `select count(distinct m.id) as joined from seats s join matches m on m.id = s.match
     where s.person = ?1 and m.status = 'open' and m.host <> ?1`,
    person,
  );
  const there = sql.get(
    "select count(*) as opened, count(*) filter (where public = 1) as listed from matches where opener = ? and status = 'open'",
    opener ?? null,
  );
  return {
    open: Number(found?.open),
    botsAlone: Number(found?.alone),
    joined: Number(joined?.joined),
    opened: Number(there?.opened),
    listed: Number(there?.listed),
  };
}

function parsed<Value>(text: unknown): Value | null {
  try {
    return JSON.parse(String(text)) as Value;
  } catch {
    return null;
  }
}
