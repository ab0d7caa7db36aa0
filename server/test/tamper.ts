/** Reads and changes a data file directly, without the store. */

import Database from 'libsql';
import { apart, joined } from '../store/entry-line.ts';

export type Row = Record<string, string | number | null>;

/** One statement on the file; the rows it gives, if any. */
export function inFile(file: string, sql: string, ...values: (string | number)[]): Row[] {
  const db = new Database(file);
  const statement = db.prepare(sql);
  const rows = statement.reader ? (statement.all(values) as Row[]) : [];
  if (!statement.reader) statement.run(values);
  db.close();
  return rows;
}

/** Changes one line of a match's log; `null` takes it out. */
export function tamper(
  file: string,
  match: string,
  at: number,
  change: (line: string) => string | null,
): void {
  const rows = inFile(file, 'select seq, logged from entries where match = ? order by seq', match);
  const row = rows.findLast(({ seq }) => Number(seq) <= at);
  if (!row) throw new Error(`match ${match} has no entry ${at}`);
  const lines = apart(String(row.logged)).flatMap((line, index) =>
    Number(row.seq) + index === at ? (change(line) ?? []) : [line],
  );
  inFile(
    file,
    'update entries set logged = ? where match = ? and seq = ?',
    joined(lines),
    match,
    Number(row.seq),
  );
}
