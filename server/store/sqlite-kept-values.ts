/** Single values that the server keeps under a key, in SQLite. */

import { checksum } from './checksum.ts';
import { bytes } from './sql.ts';
import { type FoldedSql, textOf } from './sqlite-folded.ts';

export function keep(sql: FoldedSql, key: string, value: string): void {
  sql.run(
    'insert into kept values (?, ?, ?) on conflict (key) do update set value = excluded.value, sum = excluded.sum',
    ...[key, value, checksum(key, value)],
  );
}

export function kept(sql: FoldedSql, key: string): string | null {
  return textOf(sql.get(`select ${bytes('value')} from kept where key = ?`, key)?.value);
}

export function replaceKept(
  sql: FoldedSql,
  key: string,
  before: string | null,
  after: string | null,
): boolean {
  return sql.inTransaction(() => {
    if (kept(sql, key) !== before) return false;
    if (after !== null) keep(sql, key, after);
    else sql.run('delete from kept where key = ?', key);
    return true;
  });
}

export function keepFirst(sql: FoldedSql, key: string, value: string): string {
  return sql.inTransaction(() => {
    sql.run(
      'insert into kept values (?, ?, ?) on conflict (key) do nothing',
      ...[key, value, checksum(key, value)],
    );
    return kept(sql, key) ?? value;
  });
}
