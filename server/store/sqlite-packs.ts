/** Finished matches, packed, in SQLite. They are text, because the binding reads nothing else safely (sql.ts). */

import { checksum } from './checksum.ts';
import { apart } from './entry-line.ts';
import { pack, type Steps, unpack } from './packing.ts';
import { bytes, type Sql } from './sql.ts';

const NOTHING: Steps = { logged: [], names: [] };

/** What was packed of a match; nothing where it was not. */
export function packedSteps(sql: Sql, match: string): Steps {
  const data = sql.get(`select ${bytes('data')} from packs where match = ?`, match)?.data;
  return typeof data === 'string' ? unpack(Buffer.from(data, 'base64')) : NOTHING;
}

/** What lies in the tables of steps. */
export function looseSteps(sql: Sql, match: string): Steps {
  const entries = sql.all(`select ${bytes('logged')} from entries where match = ? order by seq`, match);
  // The names of its steps all begin with its own.
  const names = sql.all(
    `select ${bytes('name')} from taken where name > ?1 || ' ' and name < ?1 || '!' order by name`,
    match,
  );
  return {
    logged: entries.flatMap(({ logged }) => apart(String(logged))),
    names: names.map(({ name }) => String(name).slice(match.length + 1)),
  };
}

export function forgetLooseSteps(sql: Sql, match: string): void {
  sql.run('delete from entries where match = ?', match);
  sql.run("delete from taken where name > ?1 || ' ' and name < ?1 || '!'", match);
}

/** Those that ended before a moment, so many at once. Returns how many there were. */
export function packFinished(sql: Sql, before: number, limit: number): number {
  const due = sql.all(
    `select ${bytes('id')} from matches where status = 'finished' and packed = 0 and changed_at < ? limit ?`,
    ...[before, limit],
  );
  for (const { id } of due) packOne(sql, String(id));
  return due.length;
}

function packOne(sql: Sql, match: string): void {
  sql.inTransaction(() => {
    const data = pack(looseSteps(sql, match)).toString('base64');
    sql.run('insert into packs values (?, ?, ?)', match, data, checksum(match, data));
    forgetLooseSteps(sql, match);
    sql.run('update matches set packed = 1 where id = ?', match);
  });
}
